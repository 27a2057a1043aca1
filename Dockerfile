# A server in a small image: the wheel, what it needs, and nobody who could write to either.
#
#   docker build -t formicarium .
#   docker run -p 8000:8000 -v formicarium:/data formicarium

FROM node:20-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save --no-audit --no-fund --loglevel=error
COPY web ./
COPY formicarium/scene/art /build/formicarium/scene/art
RUN npm run --silent build

FROM python:3.11-slim AS wheel
WORKDIR /build
COPY requirements/server.txt requirements/build.txt requirements/
RUN python -m venv /opt/formicarium \
    && /opt/formicarium/bin/pip install --quiet --require-hashes -r requirements/server.txt \
    && python -m venv /opt/build \
    && /opt/build/bin/pip install --quiet --require-hashes -r requirements/build.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY formicarium formicarium
COPY --from=page /build/web/dist web/dist
RUN /opt/build/bin/python -m hatchling build -t wheel -d dist \
    && /opt/formicarium/bin/pip install --quiet --no-deps dist/formicarium-*.whl

FROM python:3.11-slim
RUN useradd --system --uid 1000 --create-home --home-dir /data formicarium
COPY --from=wheel /opt/formicarium /opt/formicarium
ENV PATH=/opt/formicarium/bin:$PATH XDG_DATA_HOME=/data FORMICARIUM_HOST=0.0.0.0 PYTHONUNBUFFERED=1
USER formicarium
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
    CMD ["formicarium", "admin", "health"]
STOPSIGNAL SIGTERM
CMD ["formicarium", "serve"]
