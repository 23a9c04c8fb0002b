import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { LogLevel, SocketModeClient } from "vendor-socket-client";
import { afterEach, describe, expect, it } from "vitest";
import { type HubApp, openHub } from "../test-apps/open-hub.js";

/** The vendor's word, which is the scope of its package. */
const vendorWord = /@(\w+)/.exec(createRequire(import.meta.url)("vendor-socket-client/package.json").name)?.[1];

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** Starts a hub, the method that hands out its addresses, and the vendor's client. */
async function connectClient(): Promise<{ readonly app: HubApp; readonly client: SocketModeClient }> {
  const app = await openHub({ pingMs: 20 });
  cleanups.push(app.stop);
  const api = createServer((request, response) => {
    request.resume();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ok: true, url: app.addressOf("A1") }));
  }).listen(0, "127.0.0.1");
  await once(api, "listening");
  cleanups.push(async () => {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });
  const { port } = api.address() as AddressInfo;
  const client = new SocketModeClient({
    appToken: "svca-1",
    logLevel: LogLevel.ERROR,
    clientPingTimeout: 100,
    clientOptions: { [`${vendorWord}ApiUrl`]: `http://127.0.0.1:${port}/api/` },
  });
  cleanups.push(() => client.disconnect());
  await client.start();
  return { app, client };
}

const target = { kind: "socket", app: "A1" } as const;

interface Received {
  readonly ack: (answer?: object | string) => Promise<void>;
  readonly body: unknown;
  readonly retry_num?: number;
}

describe("the vendor's client for sockets", () => {
  it("receives events, commands and payloads, and acknowledges them", async () => {
    const { app, client } = await connectClient();
    const received: unknown[] = [];
    client.on("reaction_added", async ({ ack, body, retry_num }: Received) => {
      received.push([body, retry_num]);
      await ack();
    });
    client.on("slash_commands", async ({ ack, body }: Received) => {
      received.push(body);
      await ack("deployed");
    });
    client.on("interactive", async ({ ack, body }: Received) => {
      received.push(body);
      await ack({ response_action: "clear" });
    });
    const body = { type: "event_callback", event: { type: "reaction_added" } };
    const fields = { command: "/deploy", text: "now" };
    const payload = { type: "view_submission" };
    const { send } = app.hub;
    const attempts = [
      await send({ target, content: { kind: "events_api", body: JSON.stringify(body) } }),
      await send({ target, content: { kind: "slash_commands", fields } }),
      await send({ target, content: { kind: "interactive", payload: JSON.stringify(payload), acceptsAnswer: true } }),
    ];
    expect(attempts.map(({ answer }) => answer?.body)).toEqual(["", "deployed", '{"response_action":"clear"}']);
    expect(received).toEqual([[body, 0], fields, payload]);
  });

  it("stays connected by pings, and connects again after a warning", async () => {
    const { app, client } = await connectClient();
    // Four pings without an answer would end the connection.
    await expect.poll(() => app.hub.connections("A1"), { interval: 600 }).toBe(1);
    const connected = new Promise((resolve) => client.once("connected", resolve));
    await app.clock.advance(18_050_000);
    await connected;
    await expect.poll(() => app.hub.connections("A1")).toBe(1);
  });
});
