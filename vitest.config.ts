import { globSync } from "node:fs";
import { defineConfig } from "vitest/config";

const results = process.env["ROLLCALL_TEST_RESULTS"];
const typed = new Set(globSync("{packages,apps}/*/src/**/*.test-d.ts").map((path) => path.split("/", 2).join("/")));

export default defineConfig({
  test: {
    reporters: results === undefined ? ["default"] : ["default", ["json", { outputFile: results }]],
    projects: [
      {
        // Tests read the sources of sibling packages, so no build stands between an edit and its test.
        resolve: { conditions: ["@rollcall/source"] },
        ssr: { resolve: { conditions: ["@rollcall/source"], externalConditions: ["@rollcall/source"] } },
        test: {
          name: "tests",
          include: ["packages/**/*.test.ts", "apps/**/*.test.ts", "bench/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", "**/test/golden/**"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      // Tests of types are run by the compiler, with the options of their package.
      ...[...typed].sort().map((root) => ({
        root,
        test: {
          name: `types of ${root}`,
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ["src/**/*.test-d.ts"],
            tsconfig: "tsconfig.json",
            build: true,
          },
        },
      })),
    ],
  },
});
