// Prints, as JSON, in how many source files a warm call of a server enters a function: the precise coverage of V8 over the
// sources, whose types Node strips.
import { Session } from "node:inspector/promises";
import { registerHooks } from "node:module";

const root = new URL("../..", import.meta.url).href;
const isOurs = (url) => url?.startsWith(root) === true && !url.includes("/node_modules/");

// Sources name each other by the names of their output.
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      isOurs(context.parentURL) && specifier.startsWith(".") ? specifier.replace(/\.js$/, ".ts") : specifier,
      context,
    ),
});
const { createServer } = await import(`${root}apps/server/src/index.ts`);
const server = await createServer({ memory: true });

async function call(path, token, body) {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const response = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok || answer.ok === false)
    throw new Error(`${path} answered ${response.status} ${JSON.stringify(answer)}`);
}

const message = (at) => ({ channel: "general", text: `${at}` });
const user = (at) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  userName: `weighed-${at}`,
  emails: [{ value: `weighed-${at}@example.com`, primary: true }],
});
const calls = {
  "called-auth-test": () => call("/api/auth.test", "svcb-demo-bot", {}),
  "called-chat-post-message": (at) => call("/api/chat.postMessage", "svcb-demo-bot", message(at)),
  "called-post-users": (at) => call("/scim/v2/Users", "svcp-demo-admin", user(at)),
};

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
const figures = {};
for (const [id, send] of Object.entries(calls)) {
  for (const at of [1, 2, 3]) await send(at);
  await session.post("Profiler.takePreciseCoverage");
  await send(4);
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const entered = result.filter(({ functions }) => functions.some(({ ranges }) => ranges[0].count > 0));
  figures[id] = entered.filter(({ url }) => isOurs(url) && !url.startsWith(`${root}scripts/`)).length;
}
session.disconnect();
await server.close();
process.stdout.write(JSON.stringify(figures));
