// Bundles the modules and the declarations of a package, so that an installation of it contains no package of which it needs
// only a part. The `scripts/bundle.mjs` of such a package runs it after the compiler, which writes only declarations.
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative } from "node:path";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";
import { root as repository } from "./packages.mjs";

/** The folder in which the compiler of a package with bundles leaves its declarations. */
const declared = "node_modules/.cache/declarations";

/**
 * Bundles a package into its `dist`, and writes the licenses of the packages of npm that it contains, and a bill of materials.
 * @param {object} options `root`, the folder of the package; `input`, its entries: the path below `dist` and the path below
 *   `src`, both without an extension; `external`, the names of the packages that its modules import; `extended`, entries whose
 *   declarations import packages instead of containing theirs, and the names of these packages, which programs that import the entries
 *   have; `kept`, patterns of modules in `dist` that other scripts write; `plugins` and `output` of the modules, as rolldown has them
 * @returns the files that were written
 */
export async function bundlePackage({ root, input, external, extended, kept = [], plugins = [], output: format }) {
  const dist = join(root, "dist");
  // An earlier build may have written other modules.
  for (const name of globSync("**/*.{js,d.ts}{,.map}", { cwd: dist, exclude: kept })) rmSync(join(dist, name));
  const at = (folder, extension, entries = input) =>
    Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, folder, path + extension)]));
  const options = { cwd: root, platform: "node" };
  const modules = await write(
    {
      ...options,
      input: at("src", ".ts"),
      plugins,
      external: (id) => isBuiltin(id) || isOneOf(id, external),
      // No part imports an entry, which may need more than the part.
      experimental: { chunkOptimization: false },
      checks: { ineffectiveDynamicImport: false },
      resolve: { conditionNames: ["@rollcall/source", "node"], extensionAlias: { ".js": [".ts", ".js"] } },
    },
    // Names and lines stay, so that stacks are readable.
    { dir: dist, comments: false, entryFileNames: "[name].js", ...format },
  );
  const required = requiredBy(root);
  const passes = [{ input, names: required, folder: "types" }];
  if (extended !== undefined)
    passes.push({ input: extended.input, names: [...required, ...extended.imports], folder: "types/extended" });
  const declarations = [];
  for (const { input: entries, names, folder } of passes) {
    const written = await write(
      {
        ...options,
        input: at(declared, ".d.ts", entries),
        plugins: dts({ dtsInput: true, tsconfig: false, resolver: "oxc" }),
        external: (id) => isBuiltin(id) || isOneOf(id, names),
      },
      { dir: dist, entryFileNames: "[name].ts", chunkFileNames: `${folder}/[name].ts` },
    );
    refuseForeign(written, names);
    declarations.push(...written);
  }
  // With a single character beyond Latin-1, the engine would keep the whole file with two bytes per character.
  for (const { fileName } of modules) {
    const file = join(dist, fileName);
    writeFileSync(file, toAscii(readFileSync(file, "utf8")));
  }
  refuseForeign(modules, required);
  const folders = new Set([...modules, ...declarations].flatMap(({ moduleIds }) => moduleIds).flatMap(foreignFolder));
  const notices = [...folders].map(readNotice).sort();
  const components = [...folders].map(toComponent).sort((a, b) => (a.purl < b.purl ? -1 : 1));
  const bill = { bomFormat: "CycloneDX", specVersion: "1.6", version: 1, components };
  writeFileSync(join(dist, "sbom.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(join(dist, "third-party-licenses.txt"), notices.join(`\n${"-".repeat(80)}\n\n`));
  return modules;
}

/** The bytes that packages of npm, and folders of sources, have in a file of a bundle. */
export function sizesOf({ modules }) {
  const bytes = {};
  for (const [id, { renderedLength }] of Object.entries(modules)) {
    const [folder] = foreignFolder(id);
    const name = folder?.split("/node_modules/").at(-1) ?? dirname(relative(repository, id)).replaceAll("\\", "/");
    bytes[name] = (bytes[name] ?? 0) + renderedLength;
  }
  return bytes;
}

/** Writes a bundle, and returns its files of code. */
async function write(options, format) {
  const bundle = await rolldown(options);
  const { output } = await bundle.write({ format: "esm", ...format });
  await bundle.close();
  return output.filter(({ type }) => type === "chunk");
}

/** The packages that an installation of a package has, or may have. */
function requiredBy(root) {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return Object.keys({ ...dependencies, ...peerDependencies });
}

function isOneOf(id, names) {
  return names.some((name) => id === name || id.startsWith(`${name}/`));
}

/** Refuses imports of packages that are neither bundled nor installed with the package. */
function refuseForeign(files, names) {
  for (const { fileName, imports, dynamicImports } of files) {
    const inside = new Set(files.map((each) => each.fileName));
    const foreign = [...imports, ...dynamicImports].find(
      (id) => !inside.has(id) && !isBuiltin(id) && !isOneOf(id, names),
    );
    if (foreign !== undefined)
      throw new Error(`${fileName} imports ${foreign}, which is neither bundled nor a dependency`);
  }
}

/** Escapes the characters beyond ASCII in the texts and patterns of a program, unless that could change their meaning. */
export function toAscii(code) {
  if (/\\[^\0-\x7f]|String\.raw/.test(code)) return code;
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The folder of the package that a module belongs to; undefined for modules of this repository. */
function foreignFolder(id) {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/.][^/]*)\//.exec(id.replaceAll("\\", "/")) ?? [];
  return folder === undefined ? [] : [folder];
}

function readNotice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  const text = file === undefined ? "" : `\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  return `${name} ${version} (${license})\n${text}`;
}

/** A contained package in a bill of materials of CycloneDX. */
function toComponent(folder) {
  const { name: full, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const [name, group] = full.split("/").reverse();
  const purl = `pkg:npm/${full.replace("@", "%40")}@${version}`;
  return { type: "library", ...(group && { group }), name, version, licenses: [{ license: { id: license } }], purl };
}
