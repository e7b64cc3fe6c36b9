"""Models are read beside the rulebook, so no function is over 50 lines and no file over 400."""
import ast
import pathlib
import sys

MOST_OF_A_FUNCTION, MOST_OF_A_FILE = 50, 400


def too_long(path):
    text = path.read_text()
    if text.count("\n") > MOST_OF_A_FILE:
        yield f"{path} has {text.count(chr(10))} lines"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.end_lineno - node.lineno + 1 > MOST_OF_A_FUNCTION:
            yield f"{path}:{node.lineno} {node.name} has {node.end_lineno - node.lineno + 1} lines"


found = [fault for path in sorted(pathlib.Path(__file__).parent.rglob("*.py")) for fault in too_long(path)]
sys.exit("\n".join(found) or 0)
