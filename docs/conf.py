"""The pages of docs/ and, for each room, what its docstrings say: `make docs` writes them to site/."""

project = "Tapete"
copyright = "the Tapete founders, MIT licence"  # noqa: A001 (Sphinx calls it so)
extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["images"]
html_theme = "furo"
html_title = "Tapete"
html_show_sourcelink = False
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "imported-members": True, "ignore-module-all": False}
myst_heading_anchors = 4
suppress_warnings = ["myst.header", "myst.xref_missing", "misc.highlighting_failure", "docutils"]
