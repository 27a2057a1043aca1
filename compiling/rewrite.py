"""Our modules as mypyc likes them: the same text, with dataclasses written out as plain classes.

mypyc keeps the methods that `@dataclass` makes interpreted, and cannot take `slots=True`. So each dataclass
of the engine becomes a class with an `__init__`, `__eq__` and `__hash__` of its own, as the decorator would
have written them (`formicarium/kit/native.py` adds the rest at run time), and constants become `Final`.
A few calls are spelled as mypyc makes loops of them. Everything else stays as it is. See docs/decisions/0013.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from compiling.classes import Class, Field, Sources

NATIVE = "formicarium.kit.native"
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*[A-Z0-9]|_[a-z][a-z0-9_]*")
MAKERS = ("TypeVar", "ParamSpec", "NewType", "NamedTuple", "namedtuple")
LOOPS = ("sum", "any", "all")  # of a generator expression mypyc makes a loop, of anything else a call


@dataclass(frozen=True, slots=True)
class Edit:
    """A piece of the text, and what stands there instead."""

    start: int
    end: int
    text: str


class Rewriter:
    """One module, rewritten."""

    def __init__(self, sources: Sources, name: str) -> None:
        self.sources = sources
        self.module = sources.modules[name]
        self.borrowed: dict[tuple[str, str], str] = {}

    def text(self) -> str:
        edits = [*self._constants(), *self._unpacked(), *self._spread(), *self._loops()]
        for cls in self.module.classes.values():
            edits += self._class(cls)
        if not edits:
            return self.module.text
        edits.append(self._imports())
        text = self.module.data
        for edit in sorted(edits, key=lambda edit: (edit.start, edit.end), reverse=True):
            text = text[: edit.start] + edit.text.encode() + text[edit.end :]
        return text.decode()

    # Constants

    @cached_property
    def _assigned(self) -> Counter[str]:
        """How often each name is bound anywhere by a plain assignment, or named in a `global`."""
        found: Counter[str] = Counter()
        for node in ast.walk(self.module.tree):
            if isinstance(node, ast.Global):
                found.update(dict.fromkeys(node.names, 2))
        for node in self.module.tree.body:
            for each in ast.walk(node):
                if isinstance(each, ast.FunctionDef | ast.ClassDef | ast.Lambda):
                    break
                if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
                    found[each.id] += 1
        return found

    def _constants(self) -> Iterator[Edit]:
        for node in self.module.tree.body:
            if isinstance(node, ast.Assign) and len(node.targets) == 1:
                target = node.targets[0]
                if isinstance(target, ast.Name) and self._constant(target.id, node.value):
                    end = self.module.end(target)
                    yield Edit(end, end, ": _Final")
            elif isinstance(node, ast.AnnAssign) and node.value and isinstance(node.target, ast.Name):
                said = ast.unparse(node.annotation)
                plain = "TypeAlias" not in said and "Final" not in said
                if plain and self._constant(node.target.id, node.value):
                    start, end = self.module.span(node.annotation)
                    yield Edit(start, start, "_Final[")
                    yield Edit(end, end, "]")

    def _unpacked(self) -> Iterator[Edit]:
        """`A, B = f()` binds other names, from which the constants are taken one by one."""
        for node in self.module.tree.body:
            if not isinstance(node, ast.Assign) or not any(isinstance(to, ast.Tuple) for to in node.targets):
                continue
            names = [each for to in node.targets for each in ast.walk(to) if isinstance(each, ast.Name)]
            parts = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
            if all(self._constant(name.id, part) for name in names for part in parts):
                yield from (Edit(*self.module.span(name), f"_of_{name.id}") for name in names)
                end = self.module.end(node)
                finals = [f"{name.id}: _Final = _of_{name.id}" for name in names]
                yield Edit(end, end, "\n" + "\n".join(finals))

    def _constant(self, name: str, value: ast.expr) -> bool:
        made = isinstance(value, ast.Call) and ast.unparse(value.func).rpartition(".")[2] in MAKERS
        plain = not made and not _begins_with_a_fraction(value)
        return bool(CONSTANT.fullmatch(name)) and self._assigned[name] == 1 and plain

    def _spread(self) -> Iterator[Edit]:
        """mypyc stumbles over `x in (a, *b)` with a literal on the right: a call is none."""
        for node in ast.walk(self.module.tree):
            if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
                [right] = node.comparators
                spread = isinstance(right, ast.Tuple | ast.List | ast.Set) and any(
                    isinstance(each, ast.Starred) for each in right.elts
                )
                if spread:
                    start, end = self.module.span(right)
                    yield Edit(start, start, "tuple(")
                    yield Edit(end, end, ")")

    def _loops(self) -> Iterator[Edit]:
        """Calls that mypyc makes loops of, once they are spelled so.

        `zip` is one unless it is strict. That it can be strict is found out by the interpreted build.
        """
        for top in self.module.tree.body:
            if isinstance(top, ast.FunctionDef | ast.ClassDef):  # what runs once may take its time
                for node in ast.walk(top):
                    yield from self._loop(node)

    def _loop(self, node: ast.AST) -> Iterator[Edit]:
        match node:
            case (
                ast.For(iter=ast.Call(ast.Name("zip"), given, [strict]))
                | ast.comprehension(iter=ast.Call(ast.Name("zip"), given, [strict]))
            ):
                yield Edit(self.module.end(given[-1]), self.module.end(strict.value), "")
            case ast.Call(ast.Name(name), [given], []) if name in LOOPS and not _is_generator(given):
                start, end = self.module.span(given)
                yield Edit(start, start, "_each for _each in (")
                yield Edit(end, end, ")")

    # Classes

    def _class(self, cls: Class) -> Iterator[Edit]:
        node = cls.node
        start = self.module.start(node)
        if not cls.native:
            if cls.kind == "plain" or cls.dataclass:
                first = self.module.start(node.decorator_list[0]) - 1 if node.decorator_list else start
                yield Edit(first, first, "@_mypyc_attr(native_class=False)\n")
            if cls.dataclass:
                end = self.module.end(node)
                yield Edit(end, end, f"\n_retyped({cls.name}, {self._hints(cls)!r})\n")
            return
        first = self.module.start(node.decorator_list[0]) - 1 if node.decorator_list else start
        yield Edit(first, first, "@_mypyc_attr(allow_interpreted_subclasses=True)\n")
        for each in node.body:
            if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name):
                end = self.module.end(each.targets[0])
                if not each.targets[0].id.startswith("__"):
                    yield Edit(end, end, ": _ClassVar")
        if not cls.dataclass:
            if promised := cls.promised:
                end = self.module.end(node)
                yield Edit(end, end, f"\n_promised({cls.name}, {' '.join(promised)!r})\n")
            return
        for (mixin, _), after in zip(cls.mixed_in, node.bases[1:], strict=False):
            yield Edit(self.module.start(mixin), self.module.start(after), "")
        for decorator in node.decorator_list:
            if cls.is_dataclass_decorator(decorator):
                first, last = self.module.span(decorator)
                yield Edit(first - 1, last + 1, "")
        for field in cls.own:
            first, last = self.module.span(field.node)
            yield Edit(first, last, f"{field.name}: {field.annotation}")
        end = self.module.end(node)
        yield Edit(end, end, "\n" + "\n".join(self._methods(cls)) + "\n" + self._finish(cls))

    def _methods(self, cls: Class) -> Iterator[str]:
        fields = cls.fields
        for _, mixin in cls.mixed_in:
            for name in mixin.constants or ():
                yield f"    {name}: _ClassVar[_Any] = {mixin.name}.{name}"
        defined = {each.name for each in cls.node.body if isinstance(each, ast.FunctionDef)}
        names = [repr(field.name) for field in fields if field.init and not field.kw_only]
        types = ", ".join(f"_Literal[{name}]" for name in names) or "()"
        values = "".join(f"{name}, " for name in names)
        yield f"    __match_args__: _ClassVar[tuple[{types}]] = ({values})  # type: ignore"
        if not any(base is not None and base.dataclass for base in cls.bases):
            yield "    __dataclass_fields__: _ClassVar[dict[str, _Any]]"
        if "__init__" not in defined:
            yield from self._init(cls, fields)
        compared = [field.name for field in fields if field.compare]
        if cls.params.get("eq", True) and "__eq__" not in defined and not cls.is_event:
            yield "    def __eq__(self, other: object) -> bool:"
            yield "        if other is self: return True"
            yield f"        if type(other) is not type(self) or not isinstance(other, {cls.name}):"
            yield "            return NotImplemented"
            same = " and ".join(f"self.{name} == other.{name}" for name in compared)
            yield f"        return {same or 'True'}"
            if cls.params.get("frozen") and "__hash__" not in defined:
                values = "".join(f"self.{name}, " for name in compared)
                yield f"    def __hash__(self) -> int: return hash(({values}))"

    def _init(self, cls: Class, fields: list[Field]) -> Iterator[str]:
        positional: list[str] = []
        named: list[str] = []
        body: list[str] = []
        for field in fields:
            value = field.name
            if field.init:
                said = f"{field.name}: {self._said(cls, field, field.annotation, types=True)}"
                if field.factory is not None:
                    said = f"{field.name}: _Any = _MISSING"
                    value = f"{self._made(cls, field)} if {field.name} is _MISSING else {field.name}"
                elif field.default is not None:
                    said += f" = {self._said(cls, field, field.default)}"
                (named if field.kw_only else positional).append(said)
            elif field.factory is not None:
                value = self._made(cls, field)
            elif field.default is not None:
                value = self._said(cls, field, field.default)
            else:
                continue
            body.append(f"self.{field.name} = {value}")
        parameters = ", ".join(["self", *positional, *(["*", *named] if named else [])])
        yield f"    def __init__({parameters}) -> None:"
        if cls.post_init:
            body.append("self.__post_init__()")
        for line in body or ["pass"]:
            yield f"        {line}"

    def _made(self, cls: Class, field: Field) -> str:
        factory = self._said(cls, field, field.factory or "")
        if factory in ("list", "dict", "set"):
            return {"list": "[]", "dict": "{}", "set": "set()"}[factory]
        return f"({factory})()"

    @staticmethod
    def _hints(cls: Class) -> str:
        return "\n".join(f"{field.name}: {field.annotation}" for field in cls.own)

    def _finish(self, cls: Class) -> str:
        """The call that tells the class at run time what its fields are."""
        told = "".join(
            f"{field.name!r}: {field.described}, " for field in cls.own if field.node.value is not None
        )
        traits = " ".join(name for name in ("frozen", "kw_only") if cls.params.get(name))
        if not cls.params.get("eq", True):
            traits += " identity"
        return f"_native({cls.name}, {traits.strip()!r}, {self._hints(cls)!r}, {{{told}}})\n"

    # Names of other modules

    def _said(self, cls: Class, field: Field, text: str, types: bool = False) -> str:
        """An expression of the class a field was written in, in the words of this module."""
        home = field.home
        if home == self.module.name:
            return text
        tree = ast.parse(text, mode="eval")
        there = self.sources.modules[home]
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id in there.names:
                alias = f"_{home.rpartition('.')[2]}_{node.id}"
                self.borrowed[home, node.id] = alias
                node.id = alias
        return ast.unparse(tree)

    def _imports(self) -> Edit:
        lines = [
            "from dataclasses import MISSING as _MISSING",
            "from typing import Any as _Any, ClassVar as _ClassVar, Final as _Final, Literal as _Literal",
            "from mypy_extensions import mypyc_attr as _mypyc_attr",
        ]
        helpers = ("described", "native", "promised", "retyped")
        lines += [f"from {NATIVE} import {name} as _{name}" for name in helpers]
        lines += [f"from {home} import {name} as {alias}" for (home, name), alias in self.borrowed.items()]
        code = (self.module.start(node) for node in self.module.tree.body if not _header(node))
        at = next(code, len(self.module.data))
        return Edit(at, at, "\n".join(lines) + "\n")


def _begins_with_a_fraction(value: ast.expr) -> bool:
    """mypyc takes a final tuple for unset whose first item is a float (its check is the wrong way round)."""
    first = value.elts[0] if isinstance(value, ast.Tuple) and value.elts else None
    if isinstance(first, ast.Tuple):
        return _begins_with_a_fraction(first)
    return first is not None and any(
        isinstance(each, ast.Constant) and isinstance(each.value, float) for each in ast.walk(first)
    )


def _is_generator(given: ast.expr) -> bool:
    """Or cannot stand in one."""
    inside = ast.walk(given)
    return isinstance(given, ast.GeneratorExp) or any(isinstance(each, ast.NamedExpr) for each in inside)


def _header(node: ast.stmt) -> bool:
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return docstring or (isinstance(node, ast.ImportFrom) and node.module == "__future__")
