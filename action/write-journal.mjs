// The step of action/journal: writes the journal of a running server to a file, and annotates what the server refused.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { input, notice, setOutput } from "./runner.mjs";

/** The runner shows no more of a kind per step. */
const maxAnnotations = 10;
const { ROLLCALL_URL: url, RUNNER_TEMP: temp } = process.env;
if (url === undefined)
  throw new Error("ROLLCALL_URL is not set: use the action that starts the server in an earlier step.");

const entries = [];
let cursor = "";
do {
  const sent = JSON.stringify({ limit: 1000, ...(cursor !== "" && { cursor }) });
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${url}/_rollcall/journal.list`, { method: "POST", headers, body: sent });
  const answer = await response.json();
  if (answer.ok !== true) throw new Error(`journal.list: ${answer.error}`);
  entries.push(...answer.entries);
  cursor = answer.response_metadata?.next_cursor ?? "";
} while (cursor !== "");

const path = join(temp, "rollcall-journal.ndjson");
writeFileSync(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
setOutput("path", path);

const refused = entries.filter(({ ok }) => !ok);
for (const entry of refused.slice(-maxAnnotations))
  notice("error", describe(entry), { title: "Rollcall refused a call", file: input("file") });
process.stdout.write(`${entries.length} exchanges, of which ${refused.length} failed, in ${path}\n`);

function describe({ method, route, status, code, reason, request_id: id }) {
  const explanation = reason === undefined ? "" : `: ${JSON.stringify(reason)}`;
  return `${method ?? route ?? "unknown call"} was answered ${code ?? status}${explanation} (${id})`;
}
