"""What a wheel takes along beside the package: the web client, once built; if asked, compiled modules."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "formicarium/server/client"  # where the server looks first
COMPILE = "FORMICARIUM_COMPILE"  # set to 1: a wheel for this kind of machine, with the engine compiled


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]>=1.11"] if os.environ.get(COMPILE) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = Path(self.root, "web", "dist")
        if version == "editable":
            return  # the server reads web/dist itself
        if (built / "index.html").is_file():
            build_data["force_include"][str(built)] = CLIENT
        else:
            self.app.display_warning("web/dist is not built: the server of this wheel will have no page")
        if os.environ.get(COMPILE):
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Libraries lie beside the modules that they were made of: Python takes them first."""
        sys.path.insert(0, self.root)
        from compiling.build import Build

        build = Build.of(Path(self.root))
        for library in build.run(os.cpu_count() or 1):
            build_data["force_include"][str(library)] = str(library.relative_to(build.to))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
