import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readProgram } from "./read-program.mjs";

/**
 * Moves the functions that a first answer does not call out of the largest part of the bundle, to parts of their own. In
 * their places are functions that load such a part with their first call. So a start reads and compiles less.
 */
export function splitLater(dist) {
  const file = join(dist, "parts/server.js");
  const code = readFileSync(file, "utf8");
  const statements = readProgram(code);
  const { start, ...steps } = listCalled(dist, file);
  const isLater = ({ name, begin }) => name !== undefined && !start.includes(begin);
  const partOf = ({ owner, begin }) => Object.keys(steps).find((step) => steps[step].includes(begin)) ?? owner;
  const kept = statements.filter((statement) => !isLater(statement));
  const parts = [...Map.groupBy(statements.filter(isLater), partOf)].map(([name, functions]) =>
    toPart(name, functions),
  );
  const used = new Set([...kept, ...parts].flatMap(({ uses }) => [...uses]));
  for (const { name, functions, uses } of parts) {
    const texts = functions.map(({ begin, end }) => code.slice(begin, end));
    const returned = functions.filter((each) => used.has(each.name));
    writeFileSync(join(dist, `parts/later-${name}.cjs`), printPart(texts, returned, uses));
  }
  writeFileSync(file, printRest(code, parts, used));
}

/** Where the functions of a file begin that the steps of a program call. */
function listCalled(dist, file) {
  const program = fileURLToPath(new URL("./list-called.mjs", import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [program, join(dist, "index.js"), file], { maxBuffer: 2 ** 26 }));
}

/** A part with the names that its functions use of other places. */
function toPart(name, functions) {
  const own = new Set(functions.map((each) => each.name));
  return { name, functions, uses: new Set(functions.flatMap(({ uses }) => [...uses])).difference(own) };
}

/**
 * A part as a function of what it uses of the bundle, so that it belongs to that instance of it. The parenthesis makes the
 * engine compile it when it reads it, because it is called immediately.
 */
function printPart(texts, returned, uses) {
  return [
    '"use strict";',
    `module.exports = (function ({ ${[...uses].join(", ")} }) {`,
    ...texts,
    `return { ${returned.map(({ name }) => name).join(", ")} };`,
    "});\n",
  ].join("\n");
}

/** The file with functions that load the parts, in the places of the moved ones. */
function printRest(code, parts, used) {
  const moved = parts.flatMap(({ name: part, functions }) => functions.map((each) => ({ ...each, part })));
  let rest = "";
  let done = 0;
  for (const each of moved.toSorted((one, other) => one.begin - other.begin)) {
    rest += code.slice(done, each.begin);
    if (used.has(each.name)) rest += printCall(each);
    done = each.end;
  }
  const shared = new Set(parts.flatMap(({ uses }) => [...uses]));
  return [
    rest + code.slice(done),
    `const laterUses = () => ({ ${[...shared].join(", ")} });`,
    loadLater,
    ...parts.map(({ name }) => `const ${loaderOf(name)} = loadLater("./later-${name}.cjs");\n`),
  ].join("\n");
}

/** A function that calls the moved one, and so loads its part first. */
function printCall({ name, parameters, part }) {
  return `function ${name}(${parameters}) {\n\treturn ${loaderOf(part)}().${name}(${parameters});\n}`;
}

function loaderOf(part) {
  return `later$${part.replaceAll("-", "$")}`;
}

/** CommonJS, because only `require` can load a part in the middle of a function. */
const loadLater = `function loadLater(file) {
	let part;
	return () => part ??= process.getBuiltinModule("node:module").createRequire(import.meta.url)(file)(laterUses());
}`;
