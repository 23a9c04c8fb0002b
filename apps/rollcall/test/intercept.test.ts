import { once } from "node:events";
import https from "node:https";
import { text } from "node:stream/consumers";
import tls from "node:tls";
import { setupServer } from "msw/node";
import { type ControlledServer, createServer } from "rollcall";
import { intercept } from "rollcall/intercept";
import { createHandlers } from "rollcall/msw";
import { request as undiciRequest } from "undici";
import { WebClient } from "vendor-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import WebSocket from "ws";

const manifest = {
  display_information: { name: "Helper" },
  features: { bot_user: { display_name: "helper" } },
  oauth_config: { scopes: { bot: ["chat:write"] } },
  settings: { socket_mode_enabled: true },
};
let server: ControlledServer;
let tokens: { readonly bot: string; readonly app: string };
beforeAll(async () => {
  server = await createServer({ memory: true, wire: "slack" });
  const { environment } = await server.apps.create(manifest, { install: true });
  tokens = { bot: environment.botToken ?? "", app: environment.appToken ?? "" };
});
afterAll(() => server.close());

const url = "https://slack.com/api/auth.test";
/** The clients of Node, without a setting for the address of the API. */
const clients: Readonly<Record<string, () => Promise<unknown>>> = {
  fetch: async () => (await fetch(url, { method: "POST", headers: { authorization: `Bearer ${tokens.bot}` } })).json(),
  https: async () => {
    const [answer] = await once(https.get(url, { headers: { authorization: `Bearer ${tokens.bot}` } }), "response");
    return JSON.parse(await text(answer));
  },
  "the vendor's client": () => new WebClient(tokens.bot).auth.test(),
  undici: async () => {
    const headers = { authorization: `Bearer ${tokens.bot}` };
    return (await undiciRequest(url, { method: "POST", headers })).body.json();
  },
};
const answers = (names: readonly string[]) => Promise.all(names.map((name) => clients[name]?.()));

describe("intercept", () => {
  it("leads the HTTP clients of this process to the server, until it ends", async () => {
    const names = Object.keys(clients);
    const before = tls.connect;
    {
      await using _interception = await intercept(server);
      expect(await answers(names)).toMatchObject(names.map(() => ({ ok: true, user: "helper" })));
      const webhook = await fetch("https://hooks.slack.com/services/T1/B1/x", { method: "POST", body: "{}" });
      expect(await webhook.text()).toBe("no_team");
    }
    expect(tls.connect).toBe(before);
  });

  it("leads sockets, also by the vendor's name", async () => {
    await using _interception = await intercept(server);
    const { url: address = "" } = await new WebClient(tokens.app).apps.connections.open();
    const { pathname, search } = new URL(String(address));
    const socket = new WebSocket(`wss://wss-primary.slack.com${pathname}${search}`);
    const [message] = await once(socket, "message");
    socket.close();
    expect(JSON.parse(String(message))).toMatchObject({ type: "hello" });
  });

  it("refuses a server without a vendor's hosts, as the handlers for MSW do", async () => {
    const other = { url: server.url, vendorHosts: [] };
    await expect(intercept(other)).rejects.toThrow("create it with a wire profile");
    expect(() => createHandlers(other)).toThrow("create it with a wire profile");
  });
});

describe("the handlers for MSW", () => {
  it("answer the clients that MSW intercepts, for every host of the vendor", async () => {
    const msw = setupServer(...createHandlers(server));
    msw.listen();
    try {
      const names = ["fetch", "https", "the vendor's client"];
      expect(await answers(names)).toMatchObject(names.map(() => ({ ok: true, user: "helper" })));
      const webhook = await fetch("https://hooks.slack.com/services/T1/B1/x", { method: "POST", body: "{}" });
      expect([webhook.status, await webhook.text()]).toEqual([404, "no_team"]);
      const posted = await new WebClient(tokens.bot).chat.postMessage({ channel: "nowhere", text: "hi" }).catch(String);
      expect(posted).toContain("channel_not_found");
    } finally {
      msw.close();
    }
  });
});
