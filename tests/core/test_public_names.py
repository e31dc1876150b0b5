"""What the room offers: every public name of its modules, and nothing else."""

import ast
import importlib
import pkgutil
from pathlib import Path

import tapete.core

# Shared by the modules of the room and of no use outside: the arithmetic behind `Deal.number`,
# the base of the enumerations, the letters of generic types.
WITHIN_THE_ROOM = {"masks_from_number", "number_from_masks", "Ordered", "T", "U"}


def names_made_in(path: Path) -> set[str]:
    """The public names that a module makes at its top level."""
    made: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                made.add(name)
            case ast.Assign(targets=targets):
                made |= {
                    name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)
                }
            case ast.AnnAssign(target=ast.Name(id=name)):
                made.add(name)
    return {name for name in made if not name.startswith("_")}


def test_the_room_offers_exactly_the_public_names_of_its_modules() -> None:
    folder = Path(tapete.core.__path__[0])
    made = [name for path in sorted(folder.glob("[a-z]*.py")) for name in names_made_in(path)]
    assert len(made) == len(set(made))
    assert set(made) - WITHIN_THE_ROOM == set(tapete.core.__all__)


def test_every_name_offered_can_be_imported() -> None:
    assert sorted(tapete.core.__all__, key=str.casefold) == sorted(set(tapete.core.__all__), key=str.casefold)
    assert all(hasattr(tapete.core, name) for name in tapete.core.__all__)


def test_every_name_offered_is_named_in_a_test() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [name for name in tapete.core.__all__ if name not in tests] == []


def test_every_module_and_public_name_says_what_it_is_in_bridge() -> None:
    for module in pkgutil.iter_modules(tapete.core.__path__, "tapete.core."):
        assert importlib.import_module(module.name).__doc__
    # `Language` is a name for three strings, and Python keeps no words beside such a name.
    silent = [name for name in tapete.core.__all__ if not getattr(tapete.core, name).__doc__]
    assert silent == ["Language"]
