// Packs every package as it is published, installs the tarballs with npm in an empty folder outside the workspace, and
// uses them there as a stranger would: compiles and runs the examples of the READMEs, starts the commands, generates from
// definitions of one's own, and bundles single imports. `--keep` leaves the folder behind.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exec } from "./lib/exec.mjs";
import { publishedPackages } from "./lib/packages.mjs";
import { bundles, measureBundle } from "./packed/bundles.mjs";
import { findFaults, pack } from "./packed/pack.mjs";
import { pageExamples, readmeExamples } from "./packed/readme-examples.mjs";

/** A strict project whose files run as they are. */
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
const folder = mkdtempSync(join(tmpdir(), "rollcall-packed-"));
const bin = (name) => join(folder, "node_modules", ".bin", name);
const packages = publishedPackages();
const beside = ["typescript@7", "@types/node@24", "@types/express@5", "vitest@5", "express@5", "fastify@5", "hono@4"];
let failed = 0;

const tarballs = await pack(packages, join(folder, "tarballs"));
writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
if (await step("install", () => install(folder, [...tarballs, ...beside]))) {
  for (const { name } of packages)
    await step(name, async () => refuse(findFaults(installed(name), filesOf(installed(name)))));
  await step("examples of the READMEs", checkExamples);
  for (const bundle of bundles) await step(`bundle: ${bundle.name}`, () => checkBundle(bundle));
  for (const command of ["rollcall-server", "rollcall", "rollcall-codegen"]) {
    await step(`${command} --help`, () => exec(bin(command), ["--help"], { cwd: folder, timeoutMs: 30_000 }));
  }
  await step("rollcall-codegen init", checkStarter);
}
if (process.argv.includes("--keep")) process.stdout.write(`${folder}\n`);
else rmSync(folder, { recursive: true, force: true });
process.exitCode = failed === 0 ? 0 : 1;

/** Runs one thing, says how it went, and tells whether it went well. */
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

function install(cwd, specs) {
  const args = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error", ...specs];
  return exec("npm", args, { cwd, timeoutMs: 300_000 }).then(() => undefined);
}

function installed(name) {
  return join(folder, "node_modules", name);
}

function filesOf(place) {
  return readdirSync(place, { recursive: true }).map((path) => path.replaceAll("\\", "/"));
}

function refuse(faults) {
  if (faults.length > 0) throw new Error(faults.join("; "));
}

async function checkExamples() {
  const place = join(folder, "examples");
  mkdirSync(place);
  const examples = packages.map((each) => ({ name: each.name, found: readmeExamples(each) }));
  const bare = examples.filter(({ name, found }) => found.length === 0 && name !== "@rollcall/cli");
  const all = [...examples.flatMap(({ found }) => found), ...pageExamples("guide", "docs/building-on-the-packages.md")];
  for (const { name, code } of all) writeFileSync(join(place, name), code);
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["examples"] }));
  await exec(bin("tsc"), ["-p", folder], { cwd: folder });
  const faults = [];
  const attempt = (run) => run.catch((error) => faults.push(error.message.trim()));
  for (const { name } of all.filter(({ isTest }) => !isTest)) {
    const args = ["--disable-warning=ExperimentalWarning", join(place, name)];
    await attempt(exec(process.execPath, args, { cwd: folder, timeoutMs: 60_000 }));
  }
  await attempt(exec(bin("vitest"), ["run", "--dir", "examples"], { cwd: folder }));
  refuse(faults);
  refuse(bare.map(({ name }) => `the README of ${name} has no example`));
  return `${all.length} examples`;
}

async function checkBundle(bundle) {
  const { bytes, faults } = await measureBundle(folder, bundle);
  refuse(faults);
  return `${bytes} of ${bundle.maxBytes} bytes`;
}

/** What `init` writes, used as its README says, with the packages that are installed around it. */
async function checkStarter() {
  const place = join(folder, "starter");
  await exec(bin("rollcall-codegen"), ["init", "starter"], { cwd: folder });
  const args = ["generate", "--definitions", "definitions", "--out", "src/generated"];
  await exec(bin("rollcall-codegen"), args, { cwd: place });
  await exec(bin("rollcall-codegen"), [...args, "--check"], { cwd: place });
  await exec(bin("tsc"), ["-p", place], { cwd: place });
  await exec(process.execPath, ["--test", "dist/test/*.test.js"], { cwd: place });
}
