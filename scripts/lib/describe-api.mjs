import { existsSync } from "node:fs";
import { join } from "node:path";
import { Node, Project } from "ts-morph";
import { root } from "./packages.mjs";

/** Generated entries. The page lists their names only, because the definitions describe them. */
const generated = /\/generated\//;

/** Describes the exports of a package as Markdown, from its declaration files. Undefined if it has no types. */
export function describeApi({ name, folder, exports = {} }) {
  const entries = Object.entries(exports).filter(([, target]) => typeof target === "object" && target.types);
  if (entries.length === 0) return undefined;
  const project = new Project({
    compilerOptions: { module: 199, moduleResolution: 99, target: 11, skipLibCheck: true, types: [] },
    skipFileDependencyResolution: true,
  });
  const sections = entries.map(([entry, { types, default: module }]) => {
    const path = join(root, folder, types);
    const [present] = path.split("*");
    if (!existsSync(present)) throw new Error(`${folder} is not built: ${types} is missing`);
    const full = `${name}${entry.slice(1)}`;
    const [same] = entries.find(([, other]) => other.default === module);
    if (same !== entry) return describeAgain(full, `${name}${same.slice(1)}`);
    return present === path ? describeEntry(full, path, project) : describePattern(full);
  });
  const note = "What each entry exports. Written by `pnpm api`; do not edit.";
  return `${[`# API of ${name}`, note, ...sections].join("\n\n")}\n`;
}

/** An entry for each module of a folder, whose own entry lists their names. */
function describePattern(name) {
  return `## ${name}\n\nOne entry for each module. \`${name.replace(/\/\*$/, "")}\` exports what they export.`;
}

/** An entry with the module of another one. */
function describeAgain(name, other) {
  return `## ${name}\n\nThe exports of \`${other}\`. Their types are those of the packages that a program extends it with.`;
}

function describeEntry(name, path, project) {
  const file = project.addSourceFileAtPath(path);
  const passedOn = describePassedOn(file);
  if (passedOn !== undefined) return `## ${name}\n\n${passedOn}`;
  project.resolveSourceFileDependencies();
  const exported = [...file.getExportedDeclarations()].sort(([a], [b]) => (a < b ? -1 : 1));
  if (generated.test(path)) {
    return `## ${name}\n\nGenerated from definitions.\n\n${exported.map(([each]) => `- \`${each}\``).join("\n")}`;
  }
  const texts = exported.flatMap(([each, declarations]) => declarations.map((declaration) => print(each, declaration)));
  return `## ${name}\n\n\`\`\`ts\n${texts.join("\n\n")}\n\`\`\``;
}

/** A module that only exports what other packages do, whose own pages describe it. Undefined for any other. */
function describePassedOn(file) {
  const passed = file.getExportDeclarations();
  const isAll = passed.length > 0 && passed.length === file.getStatements().length;
  if (!isAll || passed.some((each) => each.getModuleSpecifierValue()?.startsWith(".") !== false)) return undefined;
  const lines = passed.map((each) => {
    const names = each.getNamedExports().map((one) => `\`${one.getName()}\``);
    return `${names.length === 0 ? "The exports" : names.join(", ")} of \`${each.getModuleSpecifierValue()}\`.`;
  });
  return lines.join("\n");
}

/** The exported declaration without its comments. */
function print(name, declaration) {
  const statement = Node.isVariableDeclaration(declaration) ? declaration.getVariableStatementOrThrow() : declaration;
  const text = statement
    .getText()
    .replaceAll(/\/\*\*.*?\*\//gs, "")
    .replaceAll(/^(?:export )?(?:declare )?/gm, "")
    // A bundle of declarations numbers names that several modules have.
    .replaceAll(/(?<=\w)\$\d+\b/g, "")
    .replaceAll(/[ \t]+$/gm, "")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
  const own = Node.hasName(declaration) ? declaration.getName() : undefined;
  return own === undefined || own === name ? text : `// as ${name}\n${text}`;
}
