import { defineConfig } from "vitest/config";

export default defineConfig({
  // Tests read the sources of sibling packages, so no build stands between an edit and its test.
  resolve: { conditions: ["@rollcall/source"] },
  ssr: { resolve: { conditions: ["@rollcall/source"], externalConditions: ["@rollcall/source"] } },
  test: {
    include: ["packages/**/*.test.ts", "apps/**/*.test.ts", "scripts/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
