import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = process.env["TESTS_IN"];

/**
 * Runs the tests of the folder that the environment names, or the one file next to this one, whose only test fails on
 * purpose.
 */
const config = {
  test: {
    // A busy machine loads the server slowly.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: globSync(join(folder ?? "/nowhere", "*.setup.ts")),
    dir: folder ?? fileURLToPath(new URL(".", import.meta.url)),
    include: [folder === undefined ? "fails-on-purpose.ts" : "*.test.ts"],
  },
};

// biome-ignore lint/style/noDefaultExport: vitest reads its configuration from there
export default config;
