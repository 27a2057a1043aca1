"""A mail server on loopback that keeps what it is given: in the open, by STARTTLS or by TLS."""

from __future__ import annotations

import base64
import datetime
import email
import email.policy
import re
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from ipaddress import ip_address
from pathlib import Path
from typing import Literal

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

Way = Literal["smtp+plain", "smtp", "smtps"]


class Mailbox(socketserver.ThreadingTCPServer):
    """Takes letters from whoever knows the password, if there is one."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, way: Way, certificate: Path | None = None, password: str = "") -> None:
        super().__init__(("127.0.0.1", 0), _Talk)
        self.way = way
        self.password = password
        self.tls: ssl.SSLContext | None = None
        if certificate is not None:
            self.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self.tls.load_cert_chain(certificate)
        self.refused = ""  # an answer to everybody it is asked to send to: "550 no such person"
        self.arrived = threading.Condition()
        self._letters: list[EmailMessage] = []

    @property
    def url(self) -> str:
        return f"{self.way}://127.0.0.1:{self.server_address[1]}"

    def put(self, raw: bytes) -> None:
        with self.arrived:
            letter = email.message_from_bytes(raw, policy=email.policy.default)
            assert isinstance(letter, EmailMessage)
            self._letters.append(letter)
            self.arrived.notify_all()

    def letters(self, count: int, patience: float = 60.0) -> list[EmailMessage]:
        """All that came, once there are so many."""
        with self.arrived:
            assert self.arrived.wait_for(lambda: len(self._letters) >= count, patience), len(self._letters)
            return list(self._letters)


class _Talk(socketserver.StreamRequestHandler):
    server: Mailbox

    def handle(self) -> None:
        if self.server.way == "smtps":
            self._encrypt()
        self.known = not self.server.password
        self._say("220 mailbox")
        while line := self.rfile.readline():
            if not self._answer(line.decode().strip()):
                return

    def _answer(self, line: str) -> bool:
        """False when they have said goodbye."""
        verb = line.split(" ")[0].upper()
        match verb:
            case "EHLO" | "HELO":
                safe = isinstance(self.connection, ssl.SSLSocket)
                offers = ["STARTTLS"] if self.server.way == "smtp" and not safe else []
                offers += ["AUTH PLAIN"] if self.server.password else []
                self._say("\r\n".join([*(f"250-{each}" for each in ("mailbox", *offers)), "250 8BITMIME"]))
            case "STARTTLS":
                self._say("220 go on")
                self._encrypt()
            case "AUTH":
                given = base64.b64decode(line.split(" ")[2]).split(b"\0")
                self.known = given == [b"", b"ants", self.server.password.encode()]
                self._say("235 welcome" if self.known else "535 who are you?")
            case "RCPT":
                self._say(self.server.refused or "250 fine")
            case "DATA" if self.known:
                self._say("354 go on")
                self.server.put(self._read_letter())
                self._say("250 thank you")
            case "QUIT":
                self._say("221 goodbye")
                return False
            case _:
                self._say("250 fine" if self.known else "530 who are you?")
        return True

    def _read_letter(self) -> bytes:
        lines = []
        while (line := self.rfile.readline()).rstrip(b"\r\n") != b".":
            lines.append(line.removeprefix(b".") if line.startswith(b"..") else line)
        return b"".join(lines)

    def _encrypt(self) -> None:
        assert self.server.tls is not None
        self.connection = self.server.tls.wrap_socket(self.connection, server_side=True)
        self.rfile, self.wfile = self.connection.makefile("rb"), self.connection.makefile("wb")

    def _say(self, words: str) -> None:
        self.wfile.write(f"{words}\r\n".encode())
        self.wfile.flush()


@contextmanager
def mailbox(
    way: Way = "smtp+plain", certificate: Path | None = None, password: str = ""
) -> Iterator[Mailbox]:
    """A mail server, while this lasts."""
    with Mailbox(way, certificate, password) as box:
        thread = threading.Thread(target=box.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield box
        finally:
            box.shutdown()
            thread.join()


def links_in(letter: EmailMessage) -> list[str]:
    """The addresses in a letter."""
    return re.findall(r"https?://\S+", letter.get_content())


def certified(folder: Path) -> Path:
    """A file with a certificate for loopback, which trusts itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "mailbox")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "mailbox.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file
