import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import semver from "semver";
import { exec } from "../lib/exec.mjs";
import { root } from "../lib/packages.mjs";
import { neededBy } from "./starts.mjs";

/**
 * Packages that users may already have, and that ours must work with, by neighborhood. Each alternative of a peer range is tried
 * at its lowest version (`untriedPeers`), and a range without an upper end at each major.
 */
const versions = {
  vitest: ["5", "4", "3.2.0"],
  jest: ["30", "30", "30.0.0"],
  "jest-environment-node": ["30", "30", "30"],
  msw: ["3", "2", "2.4.9"],
  "@playwright/test": ["1", "1", "1.50.0"],
  "fast-check": ["4", "4.0.0", "3.20.0"],
  express: ["5", "5.0.0", "4.21.0"],
  "@types/express": ["5", "5.0.0", "4"],
  fastify: ["5", "5", "5.0.0"],
  hono: ["4", "4.10", "4.6.9"],
  // Dependencies of the tests.
  typescript: ["7", "7", "7"],
  "@types/node": ["24", "24", "24"],
};

export const neighborhoods = ["the newest neighbors", "neighbors of the major before", "the oldest neighbors"].map(
  (name, at) => ({ name, specs: Object.fromEntries(Object.entries(versions).map(([peer, each]) => [peer, each[at]])) }),
);

/** The packages that npm installs for a neighborhood. */
export function specsOf({ specs }) {
  return Object.entries(specs).map(([name, version]) => `${name}@${version}`);
}

const templates = join(root, "scripts/packed/neighbors");

/** The names of the packages that a neighborhood needs: those that its tests import, and those with peers to install beside. */
export function neededBeside(packages) {
  const tests = readdirSync(templates).map((name) => readFileSync(join(templates, name), "utf8"));
  const isNeeded = ({ name, peerDependencies }) =>
    peerDependencies !== undefined || tests.some((text) => text.includes(`"${name}`));
  return new Set(packages.filter(isNeeded).flatMap(({ name }) => [...neededBy(packages, name)]));
}

/** A strict project that skips declarations which were written for an older compiler. */
const compilerOptions = {
  target: "ES2024",
  module: "NodeNext",
  types: ["node"],
  strict: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
};

/** All tests except those of a large directory, which take longer than all others. */
const quick = "^(?!.*a large directory)";

/** Compiles and runs the tests of the neighborhood in a new folder below its installation. */
export async function tryNeighbors(installed) {
  const folder = join(installed, "neighbors");
  const runTool = (name, ...args) => exec(join(installed, "node_modules/.bin", name), args, { cwd: folder });
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
  for (const name of readdirSync(templates)) cpSync(join(templates, name), join(folder, basename(name, ".template")));
  await runTool("tsc", "-p", folder);
  await runTool("vitest", "run", "--testNamePattern", quick);
  await runTool("jest", "--ci", "--rootDir", folder, "--testMatch", "**/*.jest.cjs", "--env", "rollcall/jest");
  await runTool("playwright", "test", "--config", "playwright.config.ts");
}

/** The alternatives of peer ranges whose lowest version no neighborhood has, one sentence each. */
export function untriedPeers(packages, tried = neighborhoods) {
  return packages.flatMap(({ name, peerDependencies = {} }) =>
    Object.entries(peerDependencies).flatMap(([peer, range]) => {
      const has = tried.map(({ specs }) => lowestOf(specs[peer]));
      const untried = range
        .split("||")
        .map(lowestOf)
        .filter((lowest) => !has.includes(lowest));
      return untried.map((lowest) => `${name} takes ${peer} ${lowest}, which no neighborhood has`);
    }),
  );
}

/** The lowest version of a range; what is no range itself. */
function lowestOf(range = "none") {
  return semver.validRange(range) === null ? range.trim() : semver.minVersion(range).version;
}
