import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/** Imports with their maximum size in bytes, minified and compressed. */
export const bundles = [
  {
    name: "one method",
    code: 'export { chatPostMessageMethod } from "@rollcall/api/webapi";',
    without: ["users.info", "svcLists.create", "canvases.create", "views.open"],
    with: ["chat.postMessage"],
    maxBytes: 8_000,
  },
  {
    name: "one validator",
    code: 'export { usersInfoArgumentsSchema } from "@rollcall/api/webapi";',
    without: ["chat.postMessage", "svcLists.create"],
    with: [],
    maxBytes: 1_000,
  },
  {
    name: "method engine",
    code: 'export { createMethodHandler } from "@rollcall/webapi-core";',
    without: ["chat.postMessage"],
    with: [],
    maxBytes: 14_000,
  },
  {
    name: "SCIM engine",
    code: 'export { createScimHandler } from "@rollcall/scim-core";',
    without: ["urn:scim:schemas:extension:svc"],
    with: [],
    maxBytes: 69_000,
  },
  {
    name: "filter parser",
    code: 'export { parseFilter } from "@rollcall/scim-filter";',
    without: [],
    with: [],
    maxBytes: 41_000,
  },
  {
    name: "Web API client",
    code: 'export { createWebApiClient } from "@rollcall/client";',
    without: ["/scim/v", "PatchOp"],
    with: ["/api"],
    maxBytes: 4_000,
  },
];

/** Bundles an import with the packages in a folder. Returns its size in bytes and the findings. */
export async function measureBundle(folder, { name, code, without, with: wanted, maxBytes }) {
  mkdirSync(join(folder, "bundles"), { recursive: true });
  const input = join(folder, "bundles", `${name.replaceAll(" ", "-")}.js`);
  writeFileSync(input, code);
  const bundle = await rolldown({
    input,
    cwd: folder,
    platform: "neutral",
    resolve: { mainFields: ["module", "main"] },
  });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  const text = output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
  const bytes = gzipSync(text).byteLength;
  const faults = [
    ...without.filter((word) => text.includes(word)).map((word) => `brings ${word} along`),
    ...wanted.filter((word) => !text.includes(word)).map((word) => `lacks ${word}`),
    ...(bytes > maxBytes ? [`has ${bytes} bytes, more than ${maxBytes}`] : []),
  ];
  return { bytes, faults };
}
