import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exec } from "../lib/exec.mjs";

/**
 * The ways in which a new user starts: a version of Node, and what installs the package. The oldest and the newest version
 * of Node, and every installer, are tried once.
 */
export const starts = [
  { name: "npx rollcall, Node 24.16, npm", node: "24.16.0", manager: "npm" },
  { name: "npx rollcall, Node 26, pnpm", node: "26", manager: "pnpm" },
];

/** A version of Node on which only packages without the store run. */
export const olderNode = "22.18.0";

const installs = {
  npm: ["npm", "install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"],
  pnpm: ["pnpm", "install", "--no-frozen-lockfile", "--prefer-offline", "--reporter=silent"],
};
const runs = { npm: ["npx", "rollcall"], pnpm: ["pnpm", "exec", "rollcall"] };

/** Makes a process take its standard error for a terminal. */
const onTerminal = "--import=data:text/javascript,process.stderr.isTTY=true";

/** Calls the server of the run, and starts another one as a user does at a terminal. */
const probe = (command) => `import { spawn } from "node:child_process";
const { SVC_API_URL: url, SVC_BOT_TOKEN: token } = process.env;
const answer = await fetch(url + "auth.test", { method: "POST", headers: { authorization: "Bearer " + token } });
const [file, ...args] = ${JSON.stringify(command)};
const env = { ...process.env, NODE_OPTIONS: ${JSON.stringify(onTerminal)} };
const options = { detached: true, stdio: ["ignore", "pipe", "inherit"], env };
const server = spawn(file, [...args, "--port", "0", "--log-level", "info"], options);
let said = "";
for await (const text of server.stdout) if (/^ready http/m.test((said += text))) break;
process.kill(-server.pid, "SIGTERM");
console.log((await answer.json()).user, process.version.split(".")[0], /^ready http/m.test(said));
`;

/** Installs the tarballs in an empty folder, and runs `rollcall` and `rollcall test` there. */
export async function tryStart({ node, manager }, cwd, packages, tarballs) {
  const needed = neededBy(packages, "rollcall");
  const named = packages.map(({ name }, at) => [name, `file:${tarballs[at]}`]);
  const files = Object.fromEntries(named.filter(([name]) => needed.has(name)));
  mkdirSync(cwd);
  // npm finds the other tarballs at the top; pnpm needs overrides.
  const dependencies = manager === "npm" ? files : { rollcall: files["rollcall"] };
  writeFileSync(join(cwd, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
  writeFileSync(join(cwd, "pnpm-workspace.yaml"), JSON.stringify({ overrides: files }));
  writeFileSync(join(cwd, "probe.mjs"), probe(runs[manager]));
  await under(node, cwd, installs[manager]);
  const said = await under(node, cwd, [...runs[manager], "test", "--", "node", "probe.mjs"]);
  const wanted = `rollbot v${node.split(".")[0]} true\n`; // next to what npm and the server say
  if (!said.includes(wanted)) throw new Error(`says ${JSON.stringify(said)}, not ${JSON.stringify(wanted)}`);
}

/** The names of a package and of those of its dependencies, direct or not, that are among the packages. */
export function neededBy(packages, name) {
  const found = new Set([name]);
  // The set grows while it is read.
  for (const each of found)
    for (const needed of Object.keys(packages.find((other) => other.name === each)?.dependencies ?? {}))
      if (packages.some((other) => other.name === needed)) found.add(needed);
  return found;
}

/** Runs `rollcall generate` in the folder of a start whose project has no generator, and checks that it prints the line to run. */
export async function tryWithoutGenerator(cwd) {
  const command = join(cwd, "node_modules/.bin/rollcall");
  const said = await exec(command, ["generate", "--check"], { cwd }).catch(({ message }) => message);
  if (!/^ {2}npx .*--package=@rollcall\/codegen@\S+ -- rollcall-codegen generate --check$/m.test(said))
    throw new Error(`prints no line to run instead: ${said}`);
}

/** Runs `npx rollcall` with an older Node in a folder that has it, and then the line that it prints. */
export async function tryOlderNode(cwd) {
  const said = await under(olderNode, cwd, ["npx", "rollcall", "--version"]).catch(({ message }) => message);
  const [, line] = /^ {2}npx (.+)$/m.exec(said) ?? [];
  if (line === undefined) throw new Error(`prints no line to run instead: ${said}`);
  return (await exec("npx", line.split(" "), { cwd, timeoutMs: 300_000 })).trim();
}

/** Runs a command with a version of Node. */
function under(node, cwd, args) {
  return exec("npx", ["--yes", `--package=node@${node}`, "--", ...args], { cwd, timeoutMs: 300_000 });
}
