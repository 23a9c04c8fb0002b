// Packs every package as for a release, installs the tarballs with npm in an empty folder outside of the workspace, and
// uses them as a new user would: compiles and runs the README examples, starts the commands, generates from custom
// definitions, and bundles single imports. Then repeats this with an older Node and older majors of the peer dependencies.
// `--keep` keeps the folders.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exec } from "./lib/exec.mjs";
import { leaveFigure } from "./lib/figures.mjs";
import { publishedPackages } from "./lib/packages.mjs";
import { isWithin } from "./lib/versions.mjs";
import { bundles, measureBundle } from "./packed/bundles.mjs";
import { bytesOf, weighInstalled } from "./packed/installed-weight.mjs";
import { neededBeside, neighborhoods, specsOf, tryNeighbors, untriedPeers } from "./packed/neighbors.mjs";
import { findFaults, pack } from "./packed/pack.mjs";
import { pageExamples, readmeExamples } from "./packed/readme-examples.mjs";
import { checkScimStarter } from "./packed/scim-starter.mjs";
import { neededBy, olderNode, starts, tryOlderNode, tryStart, tryWithoutGenerator } from "./packed/starts.mjs";

/** A strict project whose TypeScript files Node runs directly. */
const compilerOptions = {
  target: "ES2024",
  lib: ["ES2024"],
  module: "NodeNext",
  types: ["node"],
  strict: true,
  exactOptionalPropertyTypes: true,
  erasableSyntaxOnly: true,
  verbatimModuleSyntax: true,
  noEmit: true,
};
const work = mkdtempSync(join(tmpdir(), "rollcall-packed-"));
const folder = join(work, "newest");
const bin = (name) => join(folder, "node_modules", ".bin", name);
const packages = publishedPackages();
const [newest, ...older] = neighborhoods;
let failed = 0;

const tarballs = await pack(packages, join(work, "tarballs"));
// Installing waits for the disk more than it computes.
const beside = checkOlder();
if (await step("install", () => install(folder, newest, tarballs))) {
  for (const { name } of packages)
    await step(name, async () => refuse(findFaults(installed(name), filesOf(installed(name)))));
  await step("weight", weigh);
  await step("commands of rollcall", checkCommands);
  await step("bundled declarations", checkDeclarations);
  await step("examples of the READMEs", checkExamples);
  await step(`the same on Node ${olderNode}`, checkOlderNode);
  for (const bundle of bundles) await step(`bundle: ${bundle.name}`, () => checkBundle(bundle));
  for (const command of ["rollcall-server", "rollcall", "rollcall-codegen", "create-scim"]) {
    await step(`${command} --help`, () => exec(bin(command), ["--help"], { cwd: folder, timeoutMs: 30_000 }));
    await step(`${command} --version`, () => checkVersion(command));
  }
  for (const start of starts) await step(start.name, () => tryStart(start, join(work, start.name), packages, tarballs));
  const [, byPnpm] = starts;
  await step("rollcall generate without the generator", () => tryWithoutGenerator(join(work, byPnpm.name)));
  await step(`npx rollcall, Node ${olderNode}`, () => tryOlderNode(join(work, starts[0].name)));
  await step("rollcall generate", () =>
    exec(bin("rollcall"), ["generate", "--help"], { cwd: folder, timeoutMs: 30_000 }),
  );
  await step("rollcall-codegen init", checkStarter);
  await step("create-scim", () => checkScimStarter({ work, folder, tarballs }));
  await step("peers", async () => refuse(untriedPeers(packages)));
  await step(newest.name, () => tryNeighbors(folder));
}
await beside;
if (process.argv.includes("--keep")) process.stdout.write(`${work}\n`);
else rmSync(work, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one check, prints its result, and returns whether it passed. */
async function step(name, run) {
  const since = performance.now();
  try {
    const said = await run();
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    process.stdout.write(`ok  ${name} (${typeof said === "string" && said.length < 80 ? said : `${seconds} s`})\n`);
    return true;
  } catch (error) {
    failed += 1;
    process.stdout.write(`NO  ${name}: ${error.message}\n`);
    return false;
  }
}

/** Installs the packages with npm in a new folder, next to what users already have. */
function install(cwd, neighborhood, some) {
  mkdirSync(cwd);
  writeFileSync(join(cwd, "package.json"), '{ "private": true, "type": "module" }\n');
  const options = ["--no-audit", "--no-fund", "--prefer-offline", "--strict-peer-deps", "--loglevel=error"];
  const args = ["install", ...options, ...some, ...specsOf(neighborhood)];
  return exec("npm", args, { cwd, timeoutMs: 300_000 }).then(() => undefined);
}

/** The same with pnpm, which takes a fifth of the time. Packages that depend on each other get the tarballs, too. */
async function installWithPnpm(cwd, neighborhood, some) {
  mkdirSync(cwd);
  writeFileSync(join(cwd, "package.json"), '{ "private": true, "type": "module" }\n');
  const settings = {
    nodeLinker: "hoisted",
    strictPeerDependencies: true,
    autoInstallPeers: false,
    preferOffline: true,
    // What a neighbor of users builds for itself is not the subject.
    strictDepBuilds: false,
    overrides: Object.fromEntries(packages.map(({ name }, at) => [name, `file:${tarballs[at]}`])),
  };
  writeFileSync(join(cwd, "pnpm-workspace.yaml"), JSON.stringify(settings));
  await exec("pnpm", ["add", "--loglevel=error", ...some, ...specsOf(neighborhood)], { cwd, timeoutMs: 300_000 });
}

/** Checks that an installation of `rollcall` brings no compiler or formatter that would hide the user's own. */
async function checkCommands() {
  const { commands } = weighInstalled(folder, "rollcall");
  refuse(["tsc", "biome"].filter((name) => commands.includes(name)).map((name) => `brings the command ${name}`));
  return commands.join(", ");
}

/**
 * Compiles an import of every entry whose declarations a build bundles, as users with other settings do: the declarations are
 * checked too, and a bundler resolves the entries in another way than Node.
 */
async function checkDeclarations() {
  const place = join(folder, "declarations");
  mkdirSync(place);
  const installedByUsers = neededBy(packages, "rollcall");
  const entries = packages
    .filter(({ name }) => installedByUsers.has(name))
    .flatMap(({ name, exports: all }) =>
      Object.entries(all).flatMap(([entry, { types }]) => (types === undefined ? [] : [`${name}${entry.slice(1)}`])),
    );
  writeFileSync(join(place, "entries.ts"), entries.map((entry) => `import type {} from "${entry}";\n`).join(""));
  for (const module of ["Node16", "ESNext"]) {
    const moduleResolution = module === "ESNext" ? "Bundler" : module;
    // The test runners' declarations need those of a browser.
    const settings = { ...compilerOptions, module, moduleResolution, lib: ["ES2024", "DOM", "DOM.Iterable"] };
    writeFileSync(join(place, "tsconfig.json"), JSON.stringify({ compilerOptions: settings, include: ["entries.ts"] }));
    await exec(bin("tsc"), ["-p", place], { cwd: folder });
  }
  return `${entries.length} entries`;
}

/** Leaves the weights of scripts/weights.mjs that only an installation shows. */
async function weigh() {
  const { packages: count, bytes } = weighInstalled(folder, "rollcall");
  const megabytes = (each) => Math.round(each / 100_000) / 10;
  const service = megabytes(bytesOf(installed("@rollcall/service")));
  leaveFigure("installed-packages", count);
  leaveFigure("installed-megabytes", megabytes(bytes));
  leaveFigure("service-megabytes", service);
  return `rollcall: ${count} packages, ${megabytes(bytes)} MB; @rollcall/service: ${service} MB`;
}

function installed(name) {
  return join(folder, "node_modules", name);
}

/** The files of an installed package, without those of nested packages. */
function filesOf(place) {
  const paths = readdirSync(place, { recursive: true }).map((path) => path.replaceAll("\\", "/"));
  return paths.filter((path) => !path.startsWith("node_modules/"));
}

function refuse(faults) {
  if (faults.length > 0) throw new Error(faults.join("; "));
}

/** Checks that a command prints the common version of all packages. */
async function checkVersion(command) {
  const said = await exec(bin(command), ["--version"], { cwd: folder, timeoutMs: 30_000 });
  const [{ version }] = packages;
  if (said !== `${version}\n`) throw new Error(`says ${JSON.stringify(said)}, not ${version}`);
}

async function checkExamples() {
  const place = join(folder, "examples");
  mkdirSync(place);
  const bare = packages.filter((each) => readmeExamples(each).length === 0 && each.name !== "@rollcall/cli");
  const all = examplesOf(packages);
  for (const { name, code } of all) writeFileSync(join(place, name), code);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["examples"] }));
  await exec(bin("tsc"), ["-p", folder], { cwd: folder });
  const faults = await runExamples(all, process.execPath);
  await exec(bin("vitest"), ["run", "--dir", "examples"], { cwd: folder }).catch(({ message }) => faults.push(message));
  refuse(faults);
  refuse(bare.map(({ name }) => `the README of ${name} has no example`));
  return `${all.length} examples`;
}

/** Runs the examples that use only packages that promise an older Node with that one. */
async function checkOlderNode() {
  const place = join(work, "older-node");
  mkdirSync(place);
  writeFileSync(join(place, "package.json"), '{ "private": true }\n');
  const args = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error", `node@${olderNode}`];
  await exec("npm", args, { cwd: place, timeoutMs: 300_000 });
  const requireMore = packages.filter(({ engines }) => !isWithin(olderNode, engines.node));
  const all = examplesOf(packages.filter((each) => !requireMore.includes(each)));
  const some = all.filter(({ code }) => !requireMore.some(({ name }) => new RegExp(`from "${name}["/]`).test(code)));
  refuse(await runExamples(some, join(place, "node_modules/node/bin/node")));
  return `${some.length} examples`;
}

/** The examples of the READMEs of packages, and those of the guide, which uses packages that run on any Node. */
function examplesOf(some) {
  return [...some.flatMap(readmeExamples), ...pageExamples("guide", "docs/building-on-the-packages.md")];
}

/** Runs the examples that are not tests, and returns what fails. */
async function runExamples(examples, node) {
  const faults = [];
  for (const { name } of examples.filter(({ isTest }) => !isTest)) {
    const args = ["--disable-warning=ExperimentalWarning", join(folder, "examples", name)];
    await exec(node, args, { cwd: folder, timeoutMs: 60_000 }).catch(({ message }) => faults.push(message.trim()));
  }
  return faults;
}

async function checkBundle(bundle) {
  const { bytes, faults } = await measureBundle(folder, bundle);
  refuse(faults);
  return `${bytes} of ${bundle.maxBytes} bytes`;
}

async function checkOlder() {
  const needed = neededBeside(packages);
  const some = tarballs.filter((_tarball, at) => needed.has(packages[at].name));
  for (const neighborhood of older) {
    await step(neighborhood.name, async () => {
      const place = join(work, neighborhood.name.replaceAll(" ", "-"));
      await installWithPnpm(place, neighborhood, some);
      await tryNeighbors(place);
    });
  }
}

/** Uses what `init` writes as its README says, with the installed packages. */
async function checkStarter() {
  const place = join(folder, "starter");
  await exec(bin("rollcall-codegen"), ["init", "starter"], { cwd: folder });
  const args = ["generate", "--definitions", "definitions", "--out", "src/generated"];
  await exec(bin("rollcall-codegen"), args, { cwd: place });
  const modules = readdirSync(join(place, "src/generated"), { recursive: true }).filter((path) => path.endsWith(".ts"));
  if (modules.length > 20) throw new Error(`${modules.length} modules are generated for a few additions`);
  if (!existsSync(join(place, "dist/documents/own/reference/openapi/web-api.json"))) throw new Error("no documents");
  // As in a fresh clone, which has no documents.
  rmSync(join(place, "dist"), { recursive: true });
  await exec(bin("rollcall-codegen"), [...args, "--check"], { cwd: place });
  await exec(bin("tsc"), ["-p", place], { cwd: place });
  await exec(process.execPath, ["--test", "dist/test/*.test.js"], { cwd: place });
}
