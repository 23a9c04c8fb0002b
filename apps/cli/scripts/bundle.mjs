// Bundles the command with the packages that it uses, except for the server, which `rollcall` exports too. `pnpm build` runs it
// after the compiler, which writes only declarations.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { bundlePackage } from "../../../scripts/lib/bundle.mjs";

await bundlePackage({
  root: fileURLToPath(new URL("..", import.meta.url)),
  input: { command: "command", index: "index" },
  external: ["@rollcall/server"],
  plugins: [
    {
      name: "json-as-text",
      // The engine reads JSON faster than a program of the same size.
      async load(id) {
        if (!id.endsWith(".json")) return undefined;
        const text = JSON.stringify(JSON.parse(await readFile(id, "utf8")));
        return { code: `export default JSON.parse(${JSON.stringify(text)});`, moduleType: "js" };
      },
    },
  ],
  output: { chunkFileNames: "[name].js" },
});
