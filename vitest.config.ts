import { availableParallelism } from "node:os";
import { matchesGlob } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { CaseCounter, FlakyReporter } from "./scripts/lib/reporters.mjs";

const { ROLLCALL_TEST_ALL: all, ROLLCALL_TEST_RESULTS: results } = process.env;

/** Tests that replace globals, count the resources of their process, or need much of them. Each file gets its own process. */
const alone = [
  "apps/server/test/scim/photos.test.ts",
  "packages/server-adapters/src/**/replace-globals.test.ts",
  "packages/server-adapters/src/node/create-node-listener.test.ts",
];
/** Tests that kill and restart servers for a long time, or generate and compile a copy. `npm test -- --all` includes them. */
const long = [
  "apps/server/test/production/durability.test.ts",
  "apps/server/test/rolling-restart.test.ts",
  "packages/storage/src/sqlite/durability.test.ts",
  "scripts/contributing.test.ts",
];
const succeeding = "apps/server/test/situations/on-postgres.test.ts";
/**
 * Tests of protocols that `npm test -- --all` also runs on PostgreSQL: those that use the database most, and a call of each
 * method. That it does what SQLite does is proved by the kit of stores, which both always run whole.
 */
const sample = [
  "scim/{filter,group-members,paging,rates,update-lock,user-name}",
  "webapi/{chat.postMessage,svcLists.*,admin.analytics.*}",
].map((each) => `apps/server/test/${each}.test.ts`);

const isOf = (globs: readonly string[], file: string) => globs.some((glob) => matchesGlob(file, glob));
const isEveryDay = (file: string, project: string) => !isOf(long, file) && project !== "on PostgreSQL";

// Tests import the sources of sibling packages, so an edit needs no build. Tests of types (`*.test-d.ts`) are not run:
// the step `typecheck` compiles them with their package.
const conditions = ["@rollcall/source"];
const sources = { resolve: { conditions }, ssr: { resolve: { conditions, externalConditions: conditions } } };
const excluded = ["**/node_modules/**", "**/dist/**", "**/test/golden/**", ...(all ? [] : long)];
// Times end tests that hang; none is the subject of a test, and on a busy machine everything takes longer.
// A test of CI that fails by its timing alone passes in a second run, and is listed as flaky.
const times = {
  testTimeout: 240_000,
  hookTimeout: 240_000,
  retry: all ? 1 : 0,
  expect: { poll: { timeout: 60_000 } },
};

/** Files that take half a minute and more start first, so that the last worker does not end long after the others. */
const slow = [
  ...long,
  "packages/storage/src/postgres/create-postgres-store.test.ts",
  "packages/codegen/src/{extended-service,addition/equals-whole,command/watch-generated}.test.ts",
  succeeding,
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => slow.some((glob) => matchesGlob(moduleId, `**/${glob}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  ...sources,
  test: {
    // A third of a worker's time is waiting: for databases, browsers and processes. The default leaves one core idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
    globalSetup: ["packages/test-kit/src/postgres/setup.ts", "packages/test-kit/src/build/setup.ts"],
    reporters: [
      "default",
      new CaseCounter(isEveryDay),
      ...(results === undefined ? [] : [["json", { outputFile: results }] as const, new FlakyReporter()]),
    ],
    projects: [
      {
        ...sources,
        test: {
          name: "tests",
          // Test files share only modules, so each worker loads a module once.
          isolate: false,
          provide: { database: "sqlite" },
          include: ["{packages,apps,examples,bench,fuzz,scripts}/**/*.test.ts"],
          exclude: [...excluded, ...alone, succeeding],
          ...times,
        },
      },
      {
        ...sources,
        test: { name: "alone", provide: { database: "sqlite" }, include: alone, exclude: excluded, ...times },
      },
      {
        ...sources,
        test: {
          name: "on PostgreSQL",
          isolate: false,
          provide: { database: "postgres" },
          include: all ? [...sample, succeeding] : [],
          ...times,
        },
      },
    ],
  },
});
