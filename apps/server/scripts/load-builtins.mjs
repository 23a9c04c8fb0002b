/**
 * Loads the modules of Node by `process.getBuiltinModule`. An import statement makes Node read every property of the
 * module, also those that load further modules: a third of the time that imports of `node:fs` and `node:util` take.
 */
export const loadBuiltins = {
  name: "load-builtins",
  renderChunk(code, { fileName }) {
    // It reports that Node is too old, where that function is missing.
    if (fileName === "command.js") return null;
    return code.replaceAll(statement, (_, imported, module) => declare(imported, module));
  },
};

/** An import statement, as the bundler prints it: on one line, with what it imports, and the module. */
const statement = /^import (.+) from "(node:[^"]+)";$/gm;

/** Declares what a statement imports. */
function declare(imported, module) {
  const [, whole, named] = /^(?:\* as )?([\w$]+)?(?:, )?(?:\{ (.+) \})?$/.exec(imported) ?? [];
  const loaded = `process.getBuiltinModule("${module}")`;
  return [
    ...(whole === undefined ? [] : [`const ${whole} = ${loaded};`]),
    ...(named === undefined ? [] : [`const { ${named.replaceAll(" as ", ": ")} } = ${loaded};`]),
  ].join(" ");
}
