// Keeps the code that V8 compiles for the first calls of a test, next to the script. `pnpm build` runs it after all else.
import { rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const compiled = new URL("../dist/parts/server.compiled", import.meta.url);
rmSync(compiled, { force: true });
const { createServer } = await import("../dist/index.js");
const server = await createServer({ memory: true });

async function call(method, body) {
  const response = await fetch(`${server.url}/api/${method}`, {
    method: "POST",
    headers: { authorization: "Bearer svcb-demo-bot", "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!answer.ok) throw new Error(`${method} is answered with ${JSON.stringify(answer)}`);
  return answer;
}

const user = "UDEMOANNIE";
await call("auth.test", {});
const { channel } = await call("conversations.create", { name: "first-calls" });
const at = { channel: channel.id };
await call("conversations.invite", { ...at, users: user });
const { ts } = await call("chat.postMessage", { ...at, text: "Hello" });
await call("chat.update", { ...at, ts, text: "Hello again" });
await call("reactions.add", { ...at, timestamp: ts, name: "wave" });
await call("conversations.history", at);
await call("conversations.replies", { ...at, ts });
await call("conversations.info", at);
await call("conversations.list", {});
await call("users.info", { user });
await call("users.list", {});
await call("chat.delete", { ...at, ts });
const { script } = createRequire(compiled)("./run-script.cjs");
writeFileSync(compiled, script.createCachedData());
await server.close();
