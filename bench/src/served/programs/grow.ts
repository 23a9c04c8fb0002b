import { createServer } from "@rollcall/server";
import { botToken, writeWorld } from "../directory.js";

/** Prints the growth of a server's memory after storing `count` messages, in kilobytes. Warm-up messages do not count. */
const [data = "", count = "0"] = process.argv.slice(2);
const server = await createServer({ data, control: false, world: await writeWorld(data), rateMode: "off" });
const atOnce = 50;

await post(2_000);
const before = usedKilobytes();
await post(Number(count));
process.stdout.write(String(usedKilobytes() - before));
await server.close();

async function post(messages: number): Promise<void> {
  for (let sent = 0; sent < messages; sent += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, index) => postOne(`Message ${sent + index} of many`)));
  }
}

async function postOne(text: string): Promise<void> {
  const response = await server.fetch(`${server.url}/api/chat.postMessage`, {
    method: "POST",
    headers: { authorization: `Bearer ${botToken}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({ channel: "#general", text }),
  });
  const answer: unknown = await response.json();
  const isPosted = typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === true;
  if (!isPosted) throw new Error(JSON.stringify(answer));
}

/** Memory in use after garbage collection. */
function usedKilobytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / 1024);
}
