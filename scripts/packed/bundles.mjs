import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

const bundle = (name, entry, exported, maxBytes, without = [], wanted = []) => ({
  name,
  code: `export { ${exported} } from "@rollcall/${entry}";`,
  maxBytes,
  without,
  wanted,
});
/** The methods that a bundle of another one must not have. */
const others = ["users.info", "svcLists.create", "canvases.create", "views.open"];
const post = "chat.postMessage";
const extension = "urn:scim:schemas:extension:svc";

/** Single imports with their maximum size in bytes, minified and compressed, and words that a bundle must not or must have. */
export const bundles = [
  bundle("one method", "api/webapi", "chatPostMessageMethod", 8_600, others, [post]),
  bundle("one validator", "api/webapi", "usersInfoArgumentsSchema", 1_000, [post, "svcLists.create"]),
  bundle("method engine", "webapi-core", "createMethodHandler", 14_700, [post]),
  bundle("SCIM engine", "scim-core", "createScimHandler", 69_000, [extension]),
  bundle("filter parser", "scim-filter", "parseFilter", 41_000),
  bundle("Web API client", "client", "createWebApiClient", 4_000, ["/scim/v", "PatchOp"], ["/api"]),
];

/** Bundles an import with the packages in a folder. Returns its size in bytes and the findings. */
export async function measureBundle(folder, { name, code, without, wanted, maxBytes }) {
  mkdirSync(join(folder, "bundles"), { recursive: true });
  const input = join(folder, "bundles", `${name.replaceAll(" ", "-")}.js`);
  writeFileSync(input, code);
  const resolve = { mainFields: ["module", "main"] };
  const bundled = await rolldown({ input, cwd: folder, platform: "neutral", resolve });
  const { output } = await bundled.generate({ minify: true });
  await bundled.close();
  const text = output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
  const bytes = gzipSync(text).byteLength;
  const faults = [
    ...without.filter((word) => text.includes(word)).map((word) => `brings ${word} along`),
    ...wanted.filter((word) => !text.includes(word)).map((word) => `lacks ${word}`),
    ...(bytes > maxBytes ? [`has ${bytes} bytes, more than ${maxBytes}`] : []),
  ];
  return { bytes, faults };
}
