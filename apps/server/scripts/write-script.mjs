// Writes the files that the first calls need as one script: V8 can keep the compiled code of scripts, which `keep-compiled.mjs`
// does, but not that of modules.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { rolldown } from "rolldown";
import { parseAst } from "rolldown/parseAst";
import { Visitor } from "rolldown/utils";
import { toAscii } from "../../../scripts/lib/bundle.mjs";

/** The modules that the script replaces. */
const names = ["server", "calls"];

/**
 * Replaces modules of a bundle with a script, and with modules that export what the script does.
 * @param dist the folder of the bundle
 * @param modules the files of the bundle
 */
export async function writeScript(dist, modules) {
  const replaced = names.map((name) => ({ name, ...modules.find(({ fileName }) => fileName === `parts/${name}.js`) }));
  for (const { fileName } of replaced) refuseChanging(fileName, readFileSync(join(dist, fileName), "utf8"));
  const entry = join(dist, "parts/entry.js");
  writeFileSync(entry, names.map((name) => `export * as ${name} from "./${name}.js";\n`).join(""));
  const code = toAscii(await bundleScript(dist, entry, modules));
  rmSync(entry);
  // It is read as Latin-1, which is faster than UTF-8.
  if (/[^\0-\x7f]/.test(code)) throw new Error("parts/server.script has characters beyond ASCII");
  writeFileSync(join(dist, "parts/server.script"), code);
  copyFileSync(new URL("run-script.cjs", import.meta.url), join(dist, "parts/run-script.cjs"));
  for (const { name, fileName, exports } of replaced) writeFileSync(join(dist, fileName), printModule(name, exports));
}

async function bundleScript(dist, entry, modules) {
  const inside = new Set(["parts/rolldown-runtime.js", ...names.map((name) => `parts/${name}.js`)]);
  // A file without modules only exports what others have.
  for (const { fileName, moduleIds, imports } of modules)
    if (moduleIds.length === 0 && imports.every((name) => inside.has(name))) inside.add(fileName);
  const isInside = (id, importer) => inside.has(relative(dist, resolve(importer, "..", id)));
  const bundle = await rolldown({
    input: entry,
    platform: "node",
    external: (id, importer) => importer !== undefined && !isInside(id, importer),
    plugins: [
      { name: "imports", transform: (code, id) => ({ code: callForImports(code, (from) => isInside(from, id)) }) },
    ],
    checks: { ineffectiveDynamicImport: false },
  });
  const { output } = await bundle.generate({ format: "cjs", codeSplitting: false, comments: false });
  await bundle.close();
  const [{ code }] = output;
  return `(function (exports, require, __filename, ${importFile}) {\n${code}\n})\n`;
}

/** The parameter of the script that imports a file. */
const importFile = "__importFile";

/** Calls the parameter instead of `import()`, which scripts have only as an experiment of Node. */
function callForImports(code, isInside) {
  const starts = [];
  new Visitor({
    ImportExpression({ start, source, options }) {
      if (options != null) throw new Error("the script imports a file with options, which nothing passes on");
      if (source.type !== "Literal" || !isInside(source.value)) starts.push(start);
    },
  }).visit(parseAst(code));
  return starts
    .toReversed()
    .reduce((text, at) => text.slice(0, at) + importFile + text.slice(at + "import".length), code);
}

/** A module with what the script exports under a name. */
function printModule(name, exports) {
  const rows = exports.map((each, index) => [each, `_${index}`]);
  return `const { createRequire } = process.getBuiltinModule("node:module");
const { ${rows.map(([from, to]) => `${from}: ${to}`).join(", ")} } = createRequire(import.meta.url)("./run-script.cjs").exports.${name};
export { ${rows.map(([from, to]) => `${to} as ${from}`).join(", ")} };
`;
}

/** Refuses exports that could change after the script has run. */
function refuseChanging(fileName, code) {
  const { body } = parseAst(code);
  const exported = body.flatMap(({ type, specifiers }) => (type === "ExportNamedDeclaration" ? specifiers : []));
  const names = new Set(exported.map(({ local }) => local.name));
  const declared = body.flatMap((each) =>
    each.type === "VariableDeclaration" && each.kind !== "const" ? each.declarations : [],
  );
  const changing = declared.filter(({ id, init }) => names.has(id.name) && init?.type !== "ClassExpression");
  if (changing.length === 0) return;
  throw new Error(`${fileName} exports what can change: ${changing.map(({ id }) => id.name).join(", ")}`);
}
