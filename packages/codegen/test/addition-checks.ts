import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { reachable } from "../src/json-schemas/references.js";
import { witnessFile } from "../src/openapi/emit-client.js";
import type { Json } from "../src/openapi/json-schema.js";
import { basePackage, sides } from "./additions.js";

interface Exported {
  readonly name: string;
  readonly isType: boolean;
}

/** The names that an index exports. None if there is no such index. */
async function exportsOf(path: string): Promise<readonly Exported[]> {
  if (!existsSync(path)) return [];
  const text = await readFile(path, "utf8");
  const listed = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, found = ""]) => found.split(","));
  return listed
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .map((each) => ({ name: each.replace(/^type /, ""), isType: each.startsWith("type ") }));
}

/** The exports of one side of a set, and the place of each: the addition, or else the base. */
async function placesOf(root: string, folder: string, side: (typeof sides)[number]) {
  const whole = await exportsOf(join(root, folder, `whole/own/${side}/index.ts`));
  const own = new Set((await exportsOf(join(root, folder, `addition/own/${side}/index.ts`))).map(({ name }) => name));
  const imports = [
    `import type * as Base${side} from "${basePackage}/${side}/index";`,
    ...(own.size === 0 ? [] : [`import type * as Own${side} from "./addition/own/${side}/index.js";`]),
  ];
  const rows = whole.map(({ name, isType }) => ({ name, isType, place: `${own.has(name) ? "Own" : "Base"}${side}` }));
  return { imports, rows };
}

const equal =
  "export type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;";

/** A module that compiles if each type and each constant of the whole set is the same in the addition, or in the base. */
export async function typesCheck(root: string, folder: string): Promise<string> {
  const texts = sides.map(async (side) => {
    const { imports, rows } = await placesOf(root, folder, side);
    const lines = rows.map(({ name, isType, place }) => {
      const [a, b] = [`Whole${side}.${name}`, `${place}.${name}`].map((each) => (isType ? each : `typeof ${each}`));
      return `export const ${side}_${name}: Equal<${a}, ${b}> = true;`;
    });
    return [`import type * as Whole${side} from "./whole/own/${side}/index.js";`, ...imports, ...lines].join("\n");
  });
  return `${(await Promise.all(texts)).join("\n")}\n${equal}\n`;
}

const shapes = `
export type Plain<T> = T extends readonly (infer E)[]
  ? readonly Plain<E>[]
  : T extends object
    ? [T] extends [Record<string, never>]
      ? object
      : { [K in keyof T as K extends "$ref" ? "ref" : K]: Plain<T[K]> }
    : T;
export type Answer<Body> = Body extends object ? Plain<Omit<Body, "ok" | "warning" | "response_metadata">> : never;
export type Short<Body> = {
  [K in keyof Body as K extends "schemas" ? never : K extends \`\${string}:asset:\${string}\` ? "asset" : K]: K extends "meta"
    ? Omit<Body[K], "location" | "resourceType">
    : Body[K];
};
`;

/**
 * A module that compiles if what openapi-typescript makes of the changed components of the documents equals the types of
 * the addition. It writes these components.
 */
export async function witnessCheck(root: string, folder: string): Promise<string> {
  const texts = [["scim", "scim-v2"] as const, ["webapi", "web-api"] as const].map(async ([side, name]) => {
    const [document, own] = await documentOf(root, folder, "own", name);
    const [, base] = await documentOf(root, "base", "notes", name);
    const changed = Object.keys(own).filter((each) => JSON.stringify(own[each]) !== JSON.stringify(base[each]));
    const schemas = reachable(own, changed);
    const from = "definitions";
    const { path, text } = await witnessFile(
      { side, name, from, document: { ...document, components: { schemas } } },
      "witness",
    );
    await writeFile(join(root, folder, path.replace("witness/", "witness-")), text);
    const { imports, rows } = await placesOf(root, folder, side);
    const lines = rows
      .filter(({ name: each, isType }) => isType && changed.includes(each) && !each.endsWith("Error"))
      .map((row) => {
        const wire = `Wire${side}["${row.name}"]`;
        const [body, type] = [`Plain<${side === "scim" ? `Short<${wire}>` : wire}>`, `${row.place}.${row.name}`];
        const [a, b] = row.name.endsWith("Response")
          ? [`Answer<${wire}>`, `Answer<${type}>`]
          : [body, `Plain<${type}>`];
        return `export const ${side}_${row.name}: Equal<${a}, ${b}> = true;`;
      });
    const witness = `import type { components as Components${side} } from "./witness-${name}.js";\nexport type Wire${side} = Components${side}["schemas"];`;
    const used = imports.filter((line) => lines.join().includes(`${/as (\w+) from/.exec(line)?.[1]}.`));
    return [...used, witness, ...lines].join("\n");
  });
  return `${(await Promise.all(texts)).join("\n")}\n${shapes}\n${equal}\n`;
}

/** An OpenAPI document of a set, and its components. */
async function documentOf(root: string, folder: string, set: string, name: string): Promise<readonly [Json, Json]> {
  const text = await readFile(join(root, folder, `documents/${set}/reference/openapi/${name}.json`), "utf8");
  const document: Json & { readonly components: { readonly schemas: Json } } = JSON.parse(text);
  return [document, document.components.schemas];
}
