import { describe, expect, it } from "vitest";
import { createDispatcher } from "../dispatcher/create-dispatcher.js";
import { createHttpSender } from "../http/create-http-sender.js";
import { createTargetPolicy } from "../targets/create-target-policy.js";
import { createMemoryPort } from "../test-apps/create-memory-port.js";
import { openApp } from "../test-apps/open-app.js";
import { openClient, openHub } from "../test-apps/open-hub.js";
import { createSend } from "./create-send.js";

describe("createSend", () => {
  it("lets a dispatcher deliver over HTTP and over sockets", async () => {
    await using app = await openApp();
    const hubApp = await openHub();
    const client = await openClient(hubApp.addressOf("A2"));
    await client.next();
    const http = createHttpSender({ policy: createTargetPolicy({ kinds: ["loopback"] }) });
    const port = createMemoryPort(hubApp.clock, (each) =>
      each === "A1" ? { kind: "http", url: app.url } : { kind: "socket", app: each },
    );
    const dispatcher = createDispatcher({
      ...{ port, clock: hubApp.clock, send: createSend({ http: http.send, socket: hubApp.hub.send }) },
      onError: (error) => expect.unreachable(String(error)),
    });
    for (const id of ["a", "b", "c"])
      for (const each of ["A1", "A2"]) port.add({ id: `${each}${id}`, app: each, line: "C1" });
    const done = dispatcher.idle();
    const received: unknown[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { payload, envelope_id } = await client.next();
      received.push(payload);
      client.send({ envelope_id });
    }
    await done;
    expect(received).toEqual(["A2a", "A2b", "A2c"]);
    expect(app.received.map(({ body }) => JSON.parse(body))).toEqual(["A1a", "A1b", "A1c"]);
    expect(port.settled.map(({ settlement }) => settlement.kind)).toEqual(Array(6).fill("delivered"));
    await dispatcher.close();
    await hubApp.stop();
    http.close();
  });
});
