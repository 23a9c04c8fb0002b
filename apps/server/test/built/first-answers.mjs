// Imports the built server, answers a request of each protocol, and then calls that most bots make. Prints what it cost as JSON: the scripts that were
// loaded, or where the CPU time went.
import { Session } from "node:inspector/promises";
import { createRequire } from "node:module";

const [, , what] = process.argv;
const session = new Session();
session.connect();
const found = JSON.stringify(await (what === "scripts" ? listScripts() : listTimes()));
// The client keeps connections to the server open.
process.stdout.write(found, () => process.exit());

async function listScripts() {
  const scripts = [];
  session.on("Debugger.scriptParsed", ({ params: { url, length } }) => {
    if (url.startsWith("file:") && url !== import.meta.url) scripts.push({ url, bytes: length });
  });
  await session.post("Debugger.enable");
  const { createServer } = await import("@rollcall/server");
  const imported = scripts.length;
  const withClient = process.moduleLoadList.some((name) => name.includes("undici"));
  const { script } = createRequire(import.meta.resolve("@rollcall/server"))("./parts/run-script.cjs");
  const isCompiled = script.cachedDataRejected === false;
  const server = await answer(createServer);
  const answered = scripts.length;
  await callAsBot(server);
  return {
    withClient,
    isCompiled,
    imported: scripts.slice(0, imported),
    answered: scripts.slice(0, answered),
    called: scripts,
  };
}

async function listTimes() {
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: 200 });
  await session.post("Profiler.start");
  const { createServer } = await import("@rollcall/server");
  await answer(createServer);
  const { profile } = await session.post("Profiler.stop");
  const times = new Map(profile.nodes.map(({ id }) => [id, 0]));
  for (const [index, id] of profile.samples.entries()) times.set(id, times.get(id) + profile.timeDeltas[index]);
  return profile.nodes.map(({ id, callFrame: { functionName, url } }) => ({
    name: functionName,
    url,
    microseconds: times.get(id),
  }));
}

async function answer(createServer) {
  const server = await createServer({ memory: true });
  await expectOk(server, "/api/auth.test", { method: "POST", headers: { authorization: "Bearer svcb-demo-bot" } });
  await expectOk(server, "/scim/v2/Users?count=1", { headers: { authorization: "Bearer svcp-demo-admin" } });
  return server;
}

async function callAsBot(server) {
  const headers = { authorization: "Bearer svcb-demo-bot", "content-type": "application/json" };
  const call = (method, sent) =>
    expectOk(server, `/api/${method}`, { method: "POST", headers, body: JSON.stringify(sent) });
  const { user_id: user } = await call("auth.test", {});
  await call("users.info", { user });
  const { channels } = await call("conversations.list", { exclude_archived: true });
  const channel = channels.find(({ name }) => name === "general").id;
  await call("chat.postMessage", { channel, text: "Hello" });
  await call("conversations.history", { channel });
}

async function expectOk({ url }, path, init) {
  const response = await fetch(url + path, init);
  const text = await response.text();
  if (!response.ok || text.includes('"ok":false')) throw new Error(text);
  return JSON.parse(text);
}
