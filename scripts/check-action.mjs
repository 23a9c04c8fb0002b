// Does the steps of action.yml and action/journal/action.yml here, with the files and variables of a runner, around a test that the
// server refuses. `uses` steps are not done: only a runner has the service that stores artifacts.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { root } from "./lib/packages.mjs";

const folder = mkdtempSync(join(tmpdir(), "rollcall-action-"));
const files = { GITHUB_OUTPUT: join(folder, "output"), GITHUB_ENV: join(folder, "env") };
const { ROLLCALL_URL: _url, ...outer } = process.env;
const runner = { ...outer, ...files, RUNNER_TEMP: folder, GITHUB_ACTIONS: "true" };
const faults = [];
let variables = {};
let group;
try {
  const started = runAction("action.yml", {
    command: `${process.execPath} ${join(root, "apps/rollcall/dist/command.js")}`,
  });
  expect("the server starts", started.status === 0, started.log);
  const { outputs } = started;
  expect("a URL is an output", /^http:\/\/127\.0\.0\.1:\d+$/.test(outputs.url), outputs.url);
  expect("the base URL is an output", outputs["api-url"] === variables.SVC_API_URL, outputs["api-url"]);
  expect("the tokens are masked", started.log.includes(`::add-mask::${outputs["bot-token"]}\n`), started.log);
  expect("a step can call the server", (await callAsBot("auth.test", {})).ok === true);
  expect(
    "a step can be refused",
    (await callAsBot("chat.postMessage", { channel: "nowhere", text: "x" })).ok === false,
  );
  const written = runAction("action/journal/action.yml", { file: "test/bot.test.js" });
  expect("the journal is written", written.status === 0, written.log);
  const entries = readFileSync(written.outputs.path, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(
    "the journal has both calls",
    entries.length === 2 && entries[1].code === "channel_not_found",
    JSON.stringify(entries),
  );
  const wanted =
    "::error title=Rollcall refused a call,file=test/bot.test.js::chat.postMessage was answered channel_not_found";
  expect("the refusal is an annotation", written.log.includes(wanted), written.log);
  expect("the journal has no token", !JSON.stringify(entries).includes(outputs["bot-token"]));
  const lost = runAction("action.yml", { command: `${process.execPath} --eval process.exit(3)` });
  expect(
    "a server that does not start fails the step",
    lost.status === 1 && lost.log.includes("::error title=Rollcall did not start::"),
    lost.log,
  );
} finally {
  // The runner ends what a job has started; here it is the group of the server.
  if (group !== undefined) process.kill(-group, "SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

function expect(what, holds, seen = "") {
  if (!holds) faults.push(`action: not so: ${what}\n${seen}`);
}

/** Does the steps of a composite action in order, until one fails. */
function runAction(path, given) {
  const { inputs, outputs, runs } = parse(readFileSync(join(root, path), "utf8"));
  const values = {
    ...Object.fromEntries(Object.entries(inputs).map(([name, { default: value = "" }]) => [name, value])),
    ...given,
  };
  const steps = {};
  const fill = (text) =>
    text.replaceAll(/\$\{\{\s*(inputs|steps)\.([\w.-]+)\s*\}\}/g, (_, kind, name) =>
      kind === "inputs" ? values[name] : (steps[name.split(".")[0]]?.[name.split(".")[2]] ?? ""),
    );
  let [log, status] = ["", 0];
  for (const { id, run, env = {} } of runs.steps.filter((step) => step.run !== undefined)) {
    for (const file of Object.values(files)) writeFileSync(file, "");
    const own = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, fill(value)]));
    const place = { GITHUB_ACTION_PATH: join(root, dirname(path)) };
    // The shell of `shell: bash`, with its options.
    const args = ["--noprofile", "--norc", "-eo", "pipefail", "-c", run];
    const done = spawnSync("bash", args, {
      cwd: folder,
      env: { ...runner, ...variables, ...place, ...own },
      encoding: "utf8",
      timeout: 120_000,
    });
    log += done.stdout + done.stderr;
    status = done.status;
    if (status !== 0) break;
    steps[id] = readPairs(files.GITHUB_OUTPUT);
    if (steps[id].pid !== undefined) group = Number(steps[id].pid);
    variables = { ...variables, ...readPairs(files.GITHUB_ENV) };
  }
  return {
    status,
    log,
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, { value }]) => [name, fill(value)])),
  };
}

/** Reads `NAME<<MARK`, lines and `MARK`, as a runner does. */
function readPairs(file) {
  const found = readFileSync(file, "utf8").matchAll(/^(\S+?)<<(\S+)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...found].map(([, name, , value]) => [name, value]));
}

async function callAsBot(method, body) {
  const headers = { authorization: `Bearer ${variables.SVC_BOT_TOKEN}` };
  const response = await fetch(`${variables.SVC_API_URL}${method}`, {
    method: "POST",
    headers,
    body: new URLSearchParams(body),
  });
  return response.json();
}
