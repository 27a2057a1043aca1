"""What a wheel takes along beside the package: the web client, once it is built."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "formicarium/server/client"  # where the server looks first


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        built = Path(self.root, "web", "dist")
        if version == "editable":
            return  # the server reads web/dist itself
        if (built / "index.html").is_file():
            build_data["force_include"][str(built)] = CLIENT
        else:
            self.app.display_warning("web/dist is not built: the server of this wheel will have no page")
