"""Every field of the kernel's match is saved, or says that it is not."""

from pathlib import Path

from astragal.kernel.save import SavedTalk
from tests.house.source import ROOT
from tools.state_classes import state_classes


def test_a_field_of_the_kernel_is_saved_or_marked() -> None:
    (course,) = state_classes(Path(ROOT / "src/astragal/kernel/course.py"), ROOT)
    unmarked = {field.name for field in course.fields if field.saved}
    assert unmarked
    assert unmarked <= set(SavedTalk.__struct_fields__), "save it in kernel/save.py, or mark it"
