import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { generate, layoutUnder } from "@rollcall/codegen";
import { rolldown } from "rolldown";

/**
 * Writes the service's set with more methods, generated from definitions, and a handler for each.
 * @param folder an empty folder of this package, so that imports resolve
 * @returns the path of a module that exports `webapi` and `createHandlers`
 */
export async function growSet(folder: string, count: number): Promise<string> {
  const names = Array.from({ length: count }, (_, index) => `grown.method${index}`);
  const definitions = [
    ["service.yaml", service],
    ...names.map((name) => [`webapi/methods/${name}.yaml`, definitionOf(name)] as const),
  ] as const;
  for (const [path, text] of definitions) await write(join(folder, "definitions", path), text);
  const layout = layoutUnder("generated");
  // Complete in itself, because this package does not depend on the one with the service's modules.
  const generated = await generate({ root: folder, definitions: "definitions", layout, whole: true });
  if (!generated.ok) throw new Error(JSON.stringify(generated.findings));
  for (const { path, text } of generated.files) await write(join(folder, path), text);
  await write(join(folder, "index.ts"), indexOf(names));
  return bundleOf(folder);
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** As a package would publish the set. The engine is part of the server. */
async function bundleOf(folder: string): Promise<string> {
  const bundle = await rolldown({ cwd: folder, input: "index.ts", platform: "node" });
  await bundle.write({ dir: join(folder, "bundle"), minify: true });
  await bundle.close();
  return join(folder, "bundle/index.js");
}

const service = `kind: service
name: grown
title: The service with more methods
extends: "@rollcall/definitions/service"
onTopOfBase: true
assumed: A measurement needs them.
`;

/** A method with as many arguments and codes as most. */
function definitionOf(name: string): string {
  return `kind: webapi-method
name: ${name}
subject: grown
description: Changes a thing of a channel.
assumed: A measurement needs it.
verb: POST
tokens: [bot, user]
scopes: ["chat:write"]
rates: [tier-100]
arguments:
  channel_id: { required: true, description: Channel of the thing., limits: { pattern: "^[CG][A-Z0-9]+$" } }
  title: { description: Title of the thing., limits: { minLength: 1, maxLength: 250 } }
  color: { description: Color of the thing., limits: { oneOf: [red, green, blue] } }
  is_shared: { type: boolean, description: Whether others see the thing. }
  position: { type: integer, description: Position of the thing., limits: { min: 0, max: 100 } }
  user_ids: { list: true, description: Users who may change the thing., limits: { maxItems: 50 } }
response:
  thing_id: { required: true, description: Identifier of the thing. }
  title: { required: true, description: Title of the thing. }
  position: { type: integer, required: true, description: Position of the thing. }
errors:
${["thing_not_found", "thing_locked", "thing_archived", "too_many_things", "title_taken", "position_taken"]
  .map((code) => `  ${code}: { meaning: The answer is ${code}., when: The thing is so. }`)
  .join("\n")}
`;
}

function indexOf(names: readonly string[]): string {
  const rows = names.map(
    (name) => `  "${name}": async ({ title = "", position = 0 }) =>
    title === "taken" ? { ok: false, error: "title_taken" } : { ok: true, thing_id: "T1", title, position },`,
  );
  return `export { webapi } from "./generated/grown/webapi/index.ts";
export const createHandlers = () => ({
${rows.join("\n")}
});
`;
}
