// Checks deploy/Dockerfile: lints it, does its steps in a clean folder, starts both images there, runs their health checks, calls
// them, and stops them. Where a container engine is available, it also builds and starts the images. `--lint` only lints.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { lintDockerfile } from "./images/lint-rules.mjs";
import { readDockerfile } from "./images/read-dockerfile.mjs";
import { createReplay } from "./images/replay.mjs";
import { exec } from "./lib/exec.mjs";
import { root } from "./lib/packages.mjs";

const path = "deploy/Dockerfile";
const text = readFileSync(join(root, path), "utf8");
const token = "replayed";
/** The targets: variables for a test, and the status of the control plane with its token. */
const targets = [
  { name: "production", variables: { ROLLCALL_DRAIN_TIME: "0", ROLLCALL_SITE_URL: "http://localhost" }, control: 404 },
  { name: "double", variables: { ROLLCALL_CONTROL_TOKEN: token, ROLLCALL_SITE_URL: "http://localhost" }, control: 200 },
];
/** What Docker waits before it kills a container. */
const graceMs = 10_000;

const faults = lintDockerfile(text).map((fault) => `${path}:${fault}`);
if (faults.length === 0 && !process.argv.includes("--lint")) {
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
  const file = createReplay(readDockerfile(text));
  try {
    for (const target of targets) await tryReplayed(file, target, await file.build(target.name));
  } finally {
    file.close();
  }
}

async function tryReplayed(file, { name, variables, control }, state) {
  const port = String(await freePort());
  const env = { ...variables, ROLLCALL_PORT: port, ROLLCALL_HOST: "127.0.0.1" };
  const child = file.start(state, env);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(code ?? signal)));
  try {
    await untilHealthy(
      () => file.checkHealth(state, env),
      () => child.exitCode ?? child.signalCode,
    );
    await call(`http://127.0.0.1:${port}`, control);
    const since = performance.now();
    child.kill("SIGTERM");
    const code = await ended;
    const ms = performance.now() - since;
    if (code !== 0 || ms > graceMs) throw new Error(`ended with ${code} after ${ms.toFixed(0)} ms`);
    if ((await file.checkHealth(state, env)) === 0) throw new Error("the health check passes without a server");
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

/** Calls a method, a page that is loaded on demand, and the control plane. */
async function call(url, control) {
  const bearer = (value) => ({ headers: { authorization: `Bearer ${value}` } });
  const posted = await fetch(`${url}/api/auth.test`, { method: "POST", ...bearer("svcb-demo-bot") });
  const { ok, user } = await posted.json();
  if (ok !== true) throw new Error("auth.test is refused");
  const statuses = await Promise.all(
    [`${url}/docs`, `${url}/scim/v2/Users?count=1`, `${url}/_rollcall/world.list`].map(
      async (each, at) => (await fetch(each, bearer(["", "svcp-demo-admin", token][at]))).status,
    ),
  );
  const wanted = [200, 200, control];
  if (`${statuses}` !== `${wanted}`) throw new Error(`${user} was answered ${statuses}, not ${wanted}`);
}

/** Checks the bill of materials: it names the native driver, and every package that is in the image. */
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
  for (const { name, variables, control } of targets) {
    const tag = `rollcall-check:${name}`;
    const options = { cwd: root, timeoutMs: 900_000 };
    await exec("docker", ["build", "--file", path, "--target", name, "--tag", tag, "."], options);
    const settings = Object.entries(variables).flatMap((each) => ["--env", each.join("=")]);
    const id = (
      await exec("docker", ["run", "--detach", "--publish", "127.0.0.1::4010", ...settings, tag], options)
    ).trim();
    try {
      const inspect = (format) => exec("docker", ["inspect", "--format", format, id], options);
      const check = async () => ((await inspect("{{.State.Health.Status}}")).trim() === "healthy" ? 0 : 1);
      await untilHealthy(check, () => null);
      const address = (await exec("docker", ["port", id, "4010/tcp"], options)).trim();
      await call(`http://${address}`, control);
      await exec("docker", ["stop", id], options);
      if ((await inspect("{{.State.ExitCode}}")).trim() !== "0") throw new Error(`${name} was killed`);
      say(`${name}: built, healthy, called, and stopped by the engine`);
    } finally {
      await exec("docker", ["rm", "--force", "--volumes", id], options);
    }
  }
  await tryModule("rollcall-check:double");
}

/** Starts the image for tests by the module of Testcontainers: with an app, and with settings that the server refuses. */
async function tryModule(image) {
  const { RollcallContainer } = await import("../packages/testcontainers/dist/index.js");
  const container = () => new RollcallContainer(image).withApp(join(root, "packages/testcontainers/test/app.yaml"));
  const started = await container().withSocket().start();
  try {
    const { bot_token } = await started.control.environment("Tide");
    const headers = { authorization: `Bearer ${bot_token}` };
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
  const { createServer } = await import("node:net");
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}
