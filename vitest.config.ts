import { globSync } from "node:fs";
import { defineConfig } from "vitest/config";

const results = process.env["ROLLCALL_TEST_RESULTS"];
const typed = new Set(globSync("{packages,apps}/*/src/**/*.test-d.ts").map((path) => path.split("/", 2).join("/")));
const allOfServer = ["scim", "situations", "webapi", "service"].map((each) => `apps/server/test/${each}/**/*.test.ts`);
const someOfServer = [
  "scim/{filter,group-members,paging,rates,update-lock,user-name}",
  "situations/situations",
  "webapi/{chat.postMessage,svcLists.*,admin.analytics.*}",
].map((each) => `apps/server/test/${each}.test.ts`);

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
          include: ["{packages,apps,examples,bench,scripts}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", "**/test/golden/**"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      // The tests of the server's two protocols once more on a real PostgreSQL: every code of SCIM and whatever asks most
      // of a database, or all of them where the environment wants so.
      {
        resolve: { conditions: ["@rollcall/source"] },
        ssr: { resolve: { conditions: ["@rollcall/source"], externalConditions: ["@rollcall/source"] } },
        // The server is started outside the tests' own environment.
        environments: { __vitest__: { resolve: { conditions: ["@rollcall/source"] } } },
        test: {
          name: "on PostgreSQL",
          include: process.env["ROLLCALL_TEST_DATABASE"] === "postgres" ? allOfServer : someOfServer,
          // Fifteen thousand users are put into the world one by one, each in several ways to the server and back.
          exclude: ["apps/server/test/scim/group-maximum.test.ts"],
          globalSetup: "apps/server/test/kit/postgres-setup.ts",
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
