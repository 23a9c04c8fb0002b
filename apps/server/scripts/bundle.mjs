// Bundles the command and the entries for imports into a few files: a process that reads five files answers earlier than
// one that reads a thousand small ones. `pnpm build` runs it after the compiler, which writes only declarations.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundlePackage, sizesOf } from "../../../scripts/lib/bundle.mjs";
import { isFirstCall, isScim } from "./first-calls.mjs";
import { writeScript } from "./write-script.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const entries = [
  ...["command", "index", "machine/check-node", "run-command", "run-test-command"],
  ...[
    "testing/coverage",
    "testing/intercept",
    "testing/jest",
    "testing/msw",
    "testing/node-test",
    "testing/open-test-server",
  ],
  ...["testing/playwright", "testing/vitest"],
];

/** Only the command reads its options. */
const isOfImport = (id) => !/\/commander\/|\/server\/src\/command\//.test(id);

const modules = await bundlePackage({
  root,
  input: Object.fromEntries(entries.map((name) => [name, name])),
  // pg loads its native part only if it is installed, and the test runners are the user's own.
  external: ["@playwright/test", "jest-environment-node", "msw", "pg-native", "vitest"],
  extended: {
    input: { extended: "index" },
    imports: ["@rollcall/api", "@rollcall/scim-core", "@rollcall/service", "@rollcall/webapi-core"],
  },
  // The files that the server serves.
  kept: ["*-files"],
  output: {
    // A process that reads five files answers earlier than one that reads hundreds: what several entries need is one file,
    // with what the first calls of most tests need, and so is what many of the parts need that are loaded on first use.
    codeSplitting: {
      groups: [
        { name: "server", tags: ["$initial"], test: isOfImport, minShareCount: 2, priority: 2 },
        { name: "calls", test: isFirstCall, priority: 1 },
        { name: "scim", test: isScim, priority: 1 },
        { name: "shared", minShareCount: 10 },
      ],
    },
    chunkFileNames: "parts/[name].js",
  },
});

await writeScript(join(root, "dist"), modules);

// For the test of the import's cost; it is not published.
const sizes = Object.fromEntries(modules.map((each) => [each.fileName, sizesOf(each)]));
writeFileSync(join(root, "dist/modules.json"), JSON.stringify(sizes));
