import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FetchHandler } from "@rollcall/server-adapters/node";
import { wireWords } from "@rollcall/service";
import { serveFolder } from "../http/folder/serve-folder.js";
import { packageFile } from "../machine/package-file.js";

/** Path of the reference pages. */
export const docsMount = "/docs";

const headers = {
  // The server serves everything itself, so the pages work without a network.
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/**
 * Serves the files of the reference, which the build makes.
 * @param rename replaces words of the definitions by the server's wire words
 */
export function createDocs(rename: (text: string) => string): FetchHandler {
  const folder = fileURLToPath(packageFile("dist/docs-files"));
  const words = wireWords.join(" ");
  return serveFolder({
    ...{ folder, mount: docsMount, headers },
    ...(rename(words) !== words && { rename }),
    others: async () => new Response(existsSync(folder) ? "Not Found\n" : notBuilt, { status: 404 }),
  });
}

const notBuilt =
  "The reference is not built yet. `npm start` builds it while the server runs, and `pnpm build` too. Load this page again.\n";
