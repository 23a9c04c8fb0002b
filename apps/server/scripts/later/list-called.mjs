// Imports the built server, and makes calls of a test in the order in which most tests make them. Prints, for each step, where the
// functions of a file begin that it calls, as JSON.
import { mkdtemp, rm } from "node:fs/promises";
import { Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [, , entry, file] = process.argv;
const bot = "svcb-demo-bot";
const admin = "svcp-demo-admin";

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
const { createLogger, createServer } = await import(pathToFileURL(entry).href);
const server = await createServer({ memory: true });
const called = {};
await webapi("auth.test");
await scim("GET", "/Users?count=1");
called.start = await listCalled();
await callAsBot();
called.calls = await listCalled();
await provision();
called.provisioning = await listCalled();
await openFolder();
called.folder = await listCalled();
await server.close();
called.start.push(...(await listCalled()));
process.stdout.write(JSON.stringify(called), () => process.exit());

async function callAsBot() {
  const { user_id: user } = await webapi("auth.test", {});
  await webapi("users.info", { user });
  const { channels } = await webapi("conversations.list", { exclude_archived: true });
  const channel = channels.find(({ name }) => name === "general").id;
  await webapi("chat.postMessage", { channel, text: "Hello" });
  await webapi("conversations.history", { channel });
  await webapi("users.list", { limit: 10 });
  await server.journal.list();
  await server.world.reset();
}

async function provision() {
  const schemas = ["urn:ietf:params:scim:schemas:core:2.0:User"];
  const { id } = await scim("POST", "/Users", {
    schemas,
    userName: "ada",
    emails: [{ value: "ada@example.com", primary: true }],
  });
  await scim("GET", '/Users?filter=userName eq "ada"');
  await scim("PATCH", `/Users/${id}`, {
    schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
    Operations: [{ op: "replace", path: "active", value: false }],
  });
}

async function openFolder() {
  const data = await mkdtemp(join(tmpdir(), "rollcall-bundle-"));
  for (const _start of ["new", "again"]) {
    const kept = await createServer({ data, logger: createLogger("fatal") });
    await kept.close();
  }
  await rm(data, { recursive: true });
}

function webapi(method, sent) {
  return expectOk(`/api/${method}`, { method: "POST", ...toInit(bot, "application/json", sent) });
}

function scim(method, path, sent) {
  return expectOk(`/scim/v2${path}`, { method, ...toInit(admin, "application/scim+json", sent) });
}

function toInit(token, type, sent) {
  const authorization = `Bearer ${token}`;
  if (sent === undefined) return { headers: { authorization } };
  return { headers: { authorization, "content-type": type }, body: JSON.stringify(sent) };
}

async function expectOk(path, init) {
  const response = await fetch(server.url + path, init);
  const text = await response.text();
  if (!response.ok || text.includes('"ok":false')) throw new Error(`${path}: ${text}`);
  return JSON.parse(text);
}

/** Where the functions begin that were called since the last time. */
async function listCalled() {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const functions = result.find(({ url }) => url === pathToFileURL(file).href)?.functions ?? [];
  return functions.flatMap(({ ranges: [{ startOffset, count }] }) => (count > 0 ? [startOffset] : []));
}
