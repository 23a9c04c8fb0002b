// Checks deploy/Dockerfile: its syntax, then does its steps in a clean folder, starts both images there, runs their health checks,
// calls them, and stops them. Where a container engine is available, it also builds and starts the images. `--syntax` ends after
// the syntax.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { validate } from "dockerfile-utils";
import { createReplay } from "./images/replay.mjs";
import { exec } from "./lib/exec.mjs";
import { root } from "./lib/packages.mjs";

const path = "deploy/Dockerfile";
const text = readFileSync(join(root, path), "utf8");
const siteUrl = "http://localhost";
/**
 * The targets: variables for a test, the command that runs before the server, the tokens among what was printed, and the
 * wanted statuses of `call`.
 */
const targets = [
  {
    name: "production",
    variables: { ROLLCALL_DRAIN_TIME: "0", ROLLCALL_SITE_URL: siteUrl },
    before: ["init", "--organization", "Acme Works"],
    admin: (printed) => printedIn(printed, "ROLLCALL_TOKEN"),
    controlToken: () => "",
    wanted: [200, 200, 401, 404, 404],
  },
  {
    name: "double",
    variables: { ROLLCALL_SITE_URL: siteUrl },
    admin: () => "svcp-demo-admin",
    controlToken: (printed) => printedIn(printed, "ROLLCALL_CONTROL_TOKEN"),
    wanted: [200, 200, 200, 200, 403],
  },
];
/** Time that Docker waits before it kills a container, in milliseconds. */
const graceMs = 10_000;

const faults = validate(text).map(
  ({ range: { start }, message }) => `${path}:${start.line + 1}:${start.character + 1} ${message}`,
);
if (faults.length === 0 && !process.argv.includes("--syntax")) {
  await attempt("replay", replay);
  if (hasEngine()) await attempt("engine", buildWithEngine);
  else say("engine: there is none on this machine, so no image was built");
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function attempt(name, run) {
  try {
    await run();
  } catch (error) {
    faults.push(`${name}: ${error.message}`);
  }
}

async function replay() {
  const file = createReplay(text);
  try {
    for (const target of targets) await tryReplayed(file, target, await file.build(target.name));
  } finally {
    file.close();
  }
}

async function tryReplayed(file, target, state) {
  const { name, variables, before } = target;
  const port = String(await freePort());
  const env = { ...variables, ROLLCALL_PORT: port, ROLLCALL_HOST: "127.0.0.1" };
  const output = [];
  const start = (...command) => {
    const child = file.start(state, command, env);
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
    return child;
  };
  const codeOf = async (...command) => (await once(start(...command), "close"))[0];
  const checkHealth = () => codeOf(...state.health);
  if (before !== undefined && (await codeOf(...state.entrypoint, ...before)) !== 0)
    throw new Error(`${name}: ${before.join(" ")} failed\n${Buffer.concat(output)}`);
  const child = start(...state.entrypoint);
  const ended = once(child, "exit");
  try {
    await untilHealthy(checkHealth, () => child.exitCode ?? child.signalCode);
    await call(`http://127.0.0.1:${port}`, target, `${Buffer.concat(output)}`);
    const since = performance.now();
    child.kill("SIGTERM");
    const [code, signal] = await ended;
    const ms = performance.now() - since;
    if (code !== 0 || ms > graceMs) throw new Error(`ended with ${code ?? signal} after ${ms.toFixed(0)} ms`);
    if ((await checkHealth()) === 0) throw new Error("the health check passes without a server");
    checkBill(state.folder);
    say(`${name}: replayed, healthy as ${state.user.join(":")}, called, and stopped in ${ms.toFixed(0)} ms`);
  } catch (error) {
    child.kill("SIGKILL");
    throw new Error(`${name}: ${error.message}\n${Buffer.concat(output)}`);
  }
}

async function untilHealthy(check, ended) {
  const until = performance.now() + 60_000;
  while ((await check()) !== 0) {
    if (ended() !== null) throw new Error(`ended with ${ended()} before it was healthy`);
    if (performance.now() > until) throw new Error("is not healthy after a minute");
    await delay(100);
  }
}

/** The value of a variable that was printed, exactly once. */
function printedIn(printed, name) {
  const found = [...printed.matchAll(new RegExp(`^${name}=(\\S+)$`, "gm"))].map(([, value]) => value);
  if (found.length !== 1) throw new Error(`${name} was printed ${found.length} times`);
  return found[0];
}

/** Calls a method, a page that is loaded on demand, and the control plane, with the tokens that were printed. */
async function call(url, { admin, controlToken, wanted }, printed) {
  const bearer = (value) => ({ headers: { authorization: `Bearer ${value}` } });
  const posted = await fetch(`${url}/api/auth.test`, { method: "POST", ...bearer(admin(printed)) });
  const { ok } = await posted.json();
  if (ok !== true) throw new Error("auth.test is refused");
  const sent = [
    [`${url}/docs`, ""],
    [`${url}/scim/v2/Users?count=1`, admin(printed)],
    [`${url}/scim/v2/Users?count=1`, "svcp-demo-admin"],
    [`${url}/_rollcall/world.list`, controlToken(printed)],
    [`${url}/_rollcall/world.list`, "another"],
  ];
  const statuses = await Promise.all(sent.map(async ([each, token]) => (await fetch(each, bearer(token))).status));
  if (`${statuses}` !== `${wanted}`) throw new Error(`calls were answered ${statuses}, not ${wanted}`);
}

/** Checks the bill of materials: it names every package that the server depends on. */
function checkBill(folder) {
  const { bomFormat, components } = JSON.parse(readFileSync(join(folder, "app/sbom.cdx.json"), "utf8"));
  const names = components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
  const { dependencies } = JSON.parse(readFileSync(join(folder, "app/package.json"), "utf8"));
  const missing = Object.keys(dependencies).filter((name) => !names.includes(name));
  if (bomFormat !== "CycloneDX" || missing.length > 0) throw new Error(`the bill of materials lacks ${missing}`);
  if (!existsSync(join(folder, "app/dist/command.js"))) throw new Error("has no command");
}

function hasEngine() {
  return spawnSync("docker", ["info"], { stdio: "ignore", timeout: 10_000 }).status === 0;
}

async function buildWithEngine() {
  for (const target of targets) await tryBuilt(target);
  await tryModule("rollcall-check:double");
}

async function tryBuilt(target) {
  const { name, variables, before } = target;
  const [tag, volume] = [`rollcall-check:${name}`, `rollcall-check-${name}`];
  const docker = async (...args) => (await exec("docker", args, { cwd: root, timeoutMs: 900_000 })).trim();
  await docker("build", "--file", path, "--target", name, "--tag", tag, ".");
  const settings = Object.entries(variables).flatMap((each) => ["--env", each.join("=")]);
  const image = ["--volume", `${volume}:/var/lib/rollcall`, ...settings, tag];
  const made = before && (await docker("run", "--rm", ...image, ...before));
  const id = await docker("run", "--detach", "--publish", "127.0.0.1::4010", ...image);
  const inspect = (format) => docker("inspect", "--format", format, id);
  try {
    const check = async () => ((await inspect("{{.State.Health.Status}}")) === "healthy" ? 0 : 1);
    await untilHealthy(check, () => null);
    const address = await docker("port", id, "4010/tcp");
    await call(`http://${address}`, target, `${made ?? ""}\n${await docker("logs", id)}`);
    await docker("stop", id);
    if ((await inspect("{{.State.ExitCode}}")) !== "0") throw new Error(`${name} was killed`);
    say(`${name}: built, healthy, called, and stopped by the engine`);
  } finally {
    await docker("rm", "--force", "--volumes", id);
    await docker("volume", "rm", "--force", volume);
  }
}

/** Starts the image for tests by the module of Testcontainers: with an app, and with settings that the server refuses. */
async function tryModule(image) {
  const { RollcallContainer } = await import("../packages/testcontainers/dist/index.js");
  const container = () => new RollcallContainer(image).withApp(join(root, "packages/testcontainers/test/app.yaml"));
  const started = await container().withSocket().start();
  try {
    const { botToken } = await started.control.environment("Tide");
    const headers = { authorization: `Bearer ${botToken}` };
    const { ok, url } = await (await fetch(`${started.apiUrl}auth.test`, { method: "POST", headers })).json();
    if (ok !== true || url !== `${started.url}/`) throw new Error(`module: auth.test answered ${ok} for ${url}`);
  } finally {
    await started.stop();
  }
  const refused = container().withSocket().withEvents("http://localhost/events").start();
  const reason = await refused.then(() => "started", String);
  if (!reason.includes("over a socket, not both")) throw new Error(`module: the refusal does not say why: ${reason}`);
  say("testcontainers: started, called, and refused with the server's reason");
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  await once(server.close(), "close");
  return port;
}

function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}
