"""What the sources say of their classes: the fields of dataclasses, and which can be native."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

DESCRIBING = ("field", "option", "number")  # functions that describe a field, its default as first argument
HARMLESS = {"object", "Generic"}  # bases that a native class may have beside native ones


@dataclass(frozen=True)
class Field:
    """A field of a dataclass: where it was written, and everything that was said of it."""

    node: ast.AnnAssign
    home: str  # the module
    kw_only: bool
    makers: frozenset[str] = frozenset()  # functions of the module that describe fields

    @property
    def name(self) -> str:
        assert isinstance(self.node.target, ast.Name)
        return self.node.target.id

    @property
    def annotation(self) -> str:
        return ast.unparse(self.node.annotation)

    @property
    def call(self) -> str | None:
        """What stands behind the equals sign."""
        return None if self.node.value is None else ast.unparse(self.node.value)

    @property
    def is_call(self) -> bool:
        """Whether that is a description of the field rather than its default."""
        return self._maker in DESCRIBING or self._maker in self.makers

    @property
    def _maker(self) -> str:
        value = self.node.value
        return ast.unparse(value.func) if isinstance(value, ast.Call) else ""

    @property
    def described(self) -> str:
        """The field as an expression: its default, or all that is said of it."""
        value = self.node.value
        if isinstance(value, ast.Call) and ast.unparse(value.func) == "field":
            return "_described(" + ", ".join(map(ast.unparse, value.keywords)) + ")"
        return self.call or ""

    def _told(self, name: str) -> ast.expr | None:
        value = self.node.value
        if not isinstance(value, ast.Call) or not self.is_call:
            return None
        if name == "default" and value.args:
            return value.args[0]
        return next((keyword.value for keyword in value.keywords if keyword.arg == name), None)

    @property
    def default(self) -> str | None:
        if not self.is_call:
            return self.call
        if self._maker in self.makers:
            return f"{self.call}.default"
        told = self._told("default")
        return None if told is None else ast.unparse(told)

    @property
    def factory(self) -> str | None:
        told = self._told("default_factory")
        return None if told is None else ast.unparse(told)

    @property
    def init(self) -> bool:
        return _true(self._told("init"))

    @property
    def compare(self) -> bool:
        return _true(self._told("compare"))


def _true(told: ast.expr | None) -> bool:
    return not (isinstance(told, ast.Constant) and told.value is False)


class Class:
    """A class at the top of a module."""

    def __init__(self, sources: Sources, module: Module, node: ast.ClassDef) -> None:
        self.sources = sources
        self.module = module
        self.node = node
        self.name = node.name

    def __repr__(self) -> str:
        return f"<Class {self.module.name}.{self.name}>"

    @staticmethod
    def is_dataclass_decorator(decorator: ast.expr) -> bool:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        return ast.unparse(called) in ("dataclass", "dataclasses.dataclass")

    @cached_property
    def dataclass(self) -> bool:
        return any(self.is_dataclass_decorator(each) for each in self.node.decorator_list)

    @cached_property
    def params(self) -> Mapping[str, Any]:
        """What the decorator was told."""
        for each in self.node.decorator_list:
            if self.is_dataclass_decorator(each) and isinstance(each, ast.Call):
                return {str(keyword.arg): ast.literal_eval(keyword.value) for keyword in each.keywords}
        return {}

    @cached_property
    def base_names(self) -> list[str]:
        return [
            ast.unparse(base.value if isinstance(base, ast.Subscript) else base) for base in self.node.bases
        ]

    @cached_property
    def bases(self) -> list[Class | None]:
        """The bases that are not harmless; None: one that is not among the sources."""
        found = []
        for name in self.base_names:
            if name not in HARMLESS:
                found.append(self.sources.find(self.module.name, name))
        return found

    @cached_property
    def constants(self) -> list[str] | None:
        """The names in a class that holds nothing but constants; None: it holds more."""
        names = []
        for each in self.node.body:
            if isinstance(each, ast.AnnAssign) and "ClassVar" in ast.unparse(each.annotation):
                names.append(ast.unparse(each.target))
            elif not isinstance(each, ast.Expr) and ast.unparse(each) != "__slots__ = ()":
                return None
        return None if self.bases else names

    @cached_property
    def mixed_in(self) -> list[tuple[ast.expr, Class]]:
        """The bases before the last that only mix in constants: mypyc knows one base, so they are copied."""
        found = []
        for node, base in zip(self.node.bases[:-1], self.bases, strict=False):
            if base is not None and base.constants is not None:
                found.append((node, base))
        return found

    @cached_property
    def kind(self) -> str:
        """`plain`, or `special`: a named tuple, protocol, exception, or else with a base from elsewhere."""
        return "special" if any(b is None or b.kind == "special" for b in self.bases) else "plain"

    @cached_property
    def native(self) -> bool:
        """Whether it can be compiled to a class of C."""
        if self.kind == "special" or any(base is not None and not base.native for base in self.bases):
            return False
        if not self.module.compiled or any(not b.module.compiled for b in self.bases if b is not None):
            return False
        return not any(
            each.name == "__getattr__" or "cached_property" in map(ast.unparse, each.decorator_list)
            for each in self.node.body
            if isinstance(each, ast.FunctionDef)
        )

    @cached_property
    def is_event(self) -> bool:
        """Events are many and hardly ever compared: they share an interpreted `__eq__`."""
        return self.name == "Event" or any(base is not None and base.is_event for base in self.bases)

    @cached_property
    def own(self) -> list[Field]:
        fields = []
        kw_only = bool(self.params.get("kw_only"))
        for node in self.node.body if self.dataclass else ():
            if isinstance(node, ast.AnnAssign) and "ClassVar" not in ast.unparse(node.annotation):
                fields.append(Field(node, self.module.name, kw_only, self.module.makers))
        return fields

    @cached_property
    def fields(self) -> list[Field]:
        """Those of its bases first."""
        found: dict[str, Field] = {}
        for base in reversed(self.bases):
            if base is not None:
                found |= {field.name: field for field in base.fields}
        found |= {field.name: field for field in self.own}
        return list(found.values())

    @cached_property
    def promised(self) -> list[str]:
        """The attributes that a class without `__init__` says its subclasses have."""
        made = any(isinstance(each, ast.FunctionDef) and each.name == "__init__" for each in self.node.body)
        return [
            ast.unparse(each.target)
            for each in self.node.body
            if not made
            and isinstance(each, ast.AnnAssign)
            and each.value is None
            and "ClassVar" not in ast.unparse(each.annotation)
        ]

    @cached_property
    def post_init(self) -> bool:
        here = any(
            isinstance(each, ast.FunctionDef) and each.name == "__post_init__" for each in self.node.body
        )
        return here or any(base is not None and base.post_init for base in self.bases)


class Module:
    """A source file, with where each piece of its syntax lies in its bytes."""

    def __init__(self, sources: Sources, name: str, path: Path, compiled: bool) -> None:
        self.name = name
        self.path = path
        self.compiled = compiled
        self.data = path.read_bytes()
        self.text = self.data.decode()
        self.tree = ast.parse(self.data)
        self._lines = [0]
        for line in self.data.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        nodes = [node for node in self.tree.body if isinstance(node, ast.ClassDef)]
        self.classes = {node.name: Class(sources, self, node) for node in nodes}

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self._lines[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._lines[node.end_lineno - 1] + node.end_col_offset

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        return self.start(node), self.end(node)

    @cached_property
    def imports(self) -> dict[str, tuple[str, str]]:
        """By local name: the module, and the name there."""
        found = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for each in node.names:
                    found[each.asname or each.name] = node.module, each.name
        return found

    @cached_property
    def makers(self) -> frozenset[str]:
        """Functions that may describe a field: they return anything."""
        functions = (node for node in self.tree.body if isinstance(node, ast.FunctionDef))
        return frozenset(
            each.name for each in functions if each.returns and ast.unparse(each.returns) == "Any"
        )

    @cached_property
    def names(self) -> set[str]:
        """What can be imported from here."""
        found = {*self.imports, *self.classes}
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef):
                found.add(node.name)
            for each in ast.walk(node) if isinstance(node, ast.Assign | ast.AnnAssign) else ():
                if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
                    found.add(each.id)
        return found


class Sources:
    """All modules of the package, by name."""

    def __init__(self, root: Path, files: Iterable[Path], compiled: Iterable[Path]) -> None:
        chosen = set(compiled)
        self.modules: dict[str, Module] = {}
        for path in files:
            name = module_name(root, path)
            self.modules[name] = Module(self, name, path, path in chosen)

    def find(self, module: str, name: str) -> Class | None:
        """The class that a name means in a module."""
        if module not in self.modules:
            return None
        here = self.modules[module]
        if name in here.classes:
            return here.classes[name]
        if name in here.imports:
            return self.find(*here.imports[name])
        return None


def module_name(root: Path, path: Path) -> str:
    parts = path.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
