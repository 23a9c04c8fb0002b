import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { createSocketHub, createTickets } from "@rollcall/delivery";

// The service: a method of its API hands out addresses with tickets, and the hub serves them.
const clock = {
  now: () => new Date(),
  sleep: (ms: number, signal?: AbortSignal) => setTimeout(ms, undefined, { ref: false, ...(signal && { signal }) }),
};
const tickets = createTickets({ clock });
const hub = createSocketHub({
  clock,
  admit: (ticket) => {
    const app = tickets.redeem(ticket);
    return app === undefined ? { kind: "refused" } : { kind: "accepted", app };
  },
  onError: (error) => process.stderr.write(`${error}\n`),
});
const server = createServer().on("upgrade", hub.handleUpgrade);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;

// The app, which acknowledges each envelope.
const app = new WebSocket(`ws://127.0.0.1:${port}/link?ticket=${tickets.issue("A1")}`);
const isConnected = Promise.withResolvers<void>();
app.addEventListener("message", ({ data }) => {
  const { type, envelope_id } = JSON.parse(String(data));
  if (type === "hello") isConnected.resolve();
  else app.send(JSON.stringify({ envelope_id, payload: { text: "deployed" } }));
});
await isConnected.promise;

const attempt = await hub.send({
  target: { kind: "socket", app: "A1" },
  content: { kind: "slash_commands", fields: { command: "/deploy", text: "now" } },
});
export const answer = attempt.ok ? attempt.answer.body : attempt.reason; // "deployed"

await hub.close();
server.close();

// End of the example.
const { describe, expect, it } = await import("vitest");
const { readFile } = await import("node:fs/promises");

describe("the example of Socket Mode in the README", () => {
  it("is identical to this file", async () => {
    const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
    const self = await readFile(new URL(import.meta.url), "utf8");
    const blocks = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, text]) => text);
    expect(blocks[1]).toBe(self.slice(0, self.indexOf("\n// End of the example.")));
  });

  it("has the documented result", () => {
    expect(answer).toBe("deployed");
  });
});
