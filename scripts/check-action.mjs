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
let group = Number.NaN;
try {
  const command = `${process.execPath} ${join(root, "apps/rollcall/dist/command.js")}`;
  const { status, log, outputs } = runAction("action.yml", { command });
  const token = outputs["bot-token"];
  expect("the server starts", status === 0, log);
  expect("a URL is an output", /^http:\/\/127\.0\.0\.1:\d+$/.test(outputs.url), outputs.url);
  expect("the base URL is an output", outputs["api-url"] === variables.SVC_API_URL, outputs["api-url"]);
  expect("the tokens are masked", log.includes(`::add-mask::${token}\n`), log);
  expect("a step can call the server", (await callAsBot("auth.test", {})).ok);
  expect("a step can be refused", !(await callAsBot("chat.postMessage", { channel: "nowhere", text: "x" })).ok);
  const written = runAction("action/journal/action.yml", { file: "test/bot.test.js" });
  expect("the journal is written", written.status === 0, written.log);
  const journal = readFileSync(written.outputs.path, "utf8");
  const codes = journal.match(/.+/g)?.map((line) => JSON.parse(line).code);
  expect("the journal has both calls", codes?.length === 2 && codes[1] === "channel_not_found", journal);
  expect("the journal has no token", !journal.includes(token));
  const place = "::error title=Rollcall refused a call,file=test/bot.test.js::";
  const wanted = `${place}chat.postMessage was answered channel_not_found`;
  expect("the refusal is an annotation", written.log.includes(wanted), written.log);
  const lost = runAction("action.yml", { command: `${process.execPath} --eval process.exit(3)` });
  const isTold = lost.log.includes("::error title=Rollcall did not start::");
  expect("a server that does not start fails the step", lost.status === 1 && isTold, lost.log);
} finally {
  // The runner ends what a job has started; here it is the group of the server.
  if (!Number.isNaN(group)) process.kill(-group, "SIGTERM");
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
  const steps = {};
  const fill = (text) =>
    text
      .replaceAll(/\$\{\{\s*inputs\.([\w-]+)\s*\}\}/g, (_, name) => given[name] ?? inputs[name].default ?? "")
      .replaceAll(/\$\{\{\s*steps\.(\w+)\.outputs\.([\w-]+)\s*\}\}/g, (_, id, name) => steps[id]?.[name] ?? "");
  const fillAll = (texts) => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, fill(text)]));
  let [log, status] = ["", 0];
  for (const { id, run, env = {} } of runs.steps.filter((step) => step.run !== undefined)) {
    for (const file of Object.values(files)) writeFileSync(file, "");
    const own = { GITHUB_ACTION_PATH: join(root, dirname(path)), ...fillAll(env) };
    // The shell of `shell: bash`, with its options.
    const done = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", run], {
      cwd: folder,
      env: { ...runner, ...variables, ...own },
      encoding: "utf8",
      timeout: 120_000,
    });
    log += done.stdout + done.stderr;
    status = done.status;
    if (status !== 0) break;
    steps[id] = readPairs(files.GITHUB_OUTPUT);
    group = Number(steps[id].pid ?? group);
    variables = { ...variables, ...readPairs(files.GITHUB_ENV) };
  }
  const values = Object.fromEntries(Object.entries(outputs).map(([name, { value }]) => [name, value]));
  return { status, log, outputs: fillAll(values) };
}

/** Reads `NAME<<MARK`, lines and `MARK`, as a runner does. */
function readPairs(file) {
  const found = readFileSync(file, "utf8").matchAll(/^(\S+?)<<(\S+)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...found].map(([, name, , value]) => [name, value]));
}

async function callAsBot(method, body) {
  const form = new URLSearchParams({ token: variables.SVC_BOT_TOKEN, ...body });
  return (await fetch(`${variables.SVC_API_URL}${method}`, { method: "POST", body: form })).json();
}
