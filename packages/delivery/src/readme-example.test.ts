import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createHttpSender, createTargetPolicy, verifySignature } from "@rollcall/delivery";

const signingSecret = "0123456789abcdef0123456789abcdef";

// An app, which checks the signature of each request.
const app = createServer(async (request, response) => {
  const body = await text(request);
  const timestamp = String(request.headers["x-svc-request-timestamp"]);
  const signature = String(request.headers["x-svc-signature"]);
  response.end(verifySignature({ signingSecret, timestamp, signature, body }) ? "welcome" : "go away");
});
await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
const { port } = app.address() as AddressInfo;

// The service, which delivers an event to the app.
const sender = createHttpSender({ policy: createTargetPolicy({ kinds: ["public", "loopback"] }) });
const attempt = await sender.send({
  target: { kind: "http", url: `http://127.0.0.1:${port}/events`, signingSecret },
  content: { kind: "events_api", body: JSON.stringify({ type: "event_callback", event: { type: "team_join" } }) },
});
export const answer = attempt.ok ? attempt.answer.body : attempt.reason; // "welcome"

sender.close();
app.close();

// End of the example.
const { describe, expect, it } = await import("vitest");
const { readFile } = await import("node:fs/promises");

describe("the example of the README", () => {
  it("is identical to this file", async () => {
    const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
    const self = await readFile(new URL(import.meta.url), "utf8");
    const block = /```ts\n(.*?)```/s.exec(readme)?.[1];
    expect(self.slice(0, self.indexOf("\n// End of the example."))).toBe(block);
  });

  it("has the documented result", () => {
    expect(answer).toBe("welcome");
  });
});
