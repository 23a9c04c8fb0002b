import { createServer as createApp, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { verifySignature } from "@rollcall/delivery";
import { afterEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openSocket } from "../kit/open-socket.js";

// biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
type Body = any;

const signingSecret = "8f742231b10e8888abcd99yyyzzz85a5";
const option = (value: string) => ({ text: { type: "plain_text", text: value }, value });
const blocks = [
  {
    type: "actions",
    block_id: "b1",
    elements: [
      { type: "button", action_id: "approve", text: { type: "plain_text", text: "Approve" }, value: "42" },
      { type: "static_select", action_id: "pick", options: [option("red"), option("blue")] },
      { type: "external_select", action_id: "tree", min_query_length: 1 },
    ],
  },
];

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

interface Received {
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
  readonly payload: Body;
}

/** An app with an address for its acts. It answers 200 by default. */
async function openApp(answer: (response: ServerResponse, payload: Body) => void = (response) => response.end()) {
  const received: Received[] = [];
  const app = createApp(async (request, response) => {
    const body = await text(request);
    const payload = JSON.parse(new URLSearchParams(body).get("payload") ?? "null");
    received.push({ headers: request.headers, body, payload });
    answer(response, payload);
  });
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  opened.push(async () => {
    app.closeAllConnections();
    await new Promise((resolve) => app.close(resolve));
  });
  return { received, url: `http://127.0.0.1:${(app.address() as AddressInfo).port}/acts` };
}

function worldOf(settings: object) {
  const member = { workspaces: { hq: "member" } };
  const installation = { installer: "olga" };
  return {
    kind: "world",
    workspaces: [{ id: "T1", name: "Headquarters", domain: "hq" }],
    users: [
      { userName: "olga", emails: ["olga@acme.example"], workspaces: { hq: "primary_owner" } },
      { id: "U2", userName: "mia", emails: ["mia@acme.example"], ...member },
      { userName: "rollbot", bot_of: "Rollbot", ...member },
    ],
    apps: [
      {
        id: "A1",
        name: "Rollbot",
        signing_secret: signingSecret,
        verification_token: "verify-me",
        manifest: {
          display_information: { name: "Rollbot" },
          features: { app_home: { home_tab_enabled: true } },
          settings,
        },
      },
    ],
    channels: [{ id: "C1", kind: "public", name: "general", members: ["olga", "mia", "rollbot"] }],
    tokens: [
      { token: "svca-rollbot", kind: "app", app: "Rollbot", scopes: ["connections:write"], installation },
      { token: "svcb-rollbot", kind: "bot", user: "rollbot", app: "Rollbot", scopes: ["chat:write"], installation },
    ],
  };
}

async function call(server: ControlledServer, method: string, args: object, token = "svcb-rollbot"): Promise<Body> {
  const response = await server.fetch(`/api/${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(args),
  });
  return response.json();
}

/** A server with the app, which has posted a message. */
async function start(settings: object) {
  const server = await createServer({ memory: true, clock: { now: new Date("2026-06-01T12:00:00Z"), frozen: true } });
  opened.push(() => server.close());
  await server.world.load(worldOf(settings));
  const { ts } = await call(server, "chat.postMessage", { channel: "C1", text: "Well?", blocks });
  return { server, mia: server.as("mia"), message: { channel: "general", ts: String(ts) } };
}

/** The same with an address. */
async function startWith(answer?: Parameters<typeof openApp>[0]) {
  const app = await openApp(answer);
  const interactivity = { is_enabled: true, request_url: app.url, message_menu_options_url: app.url };
  return { app, ...(await start({ interactivity })) };
}

describe("a click over HTTP", () => {
  it("is signed, journaled without secrets, and answered with its exchange", async () => {
    const { app, server, mia, message } = await startWith();
    const { deliveries, failure, message: seen } = await mia.click(message, "Approve");
    expect(failure).toBeUndefined();
    expect(seen).toMatchObject({ ts: message.ts });
    const [{ headers, body, payload } = { headers: {}, body: "", payload: undefined }] = app.received;
    expect(headers["content-type"]).toBe("application/x-www-form-urlencoded");
    const [timestamp, signature] = [headers["x-svc-request-timestamp"], headers["x-svc-signature"]].map(String);
    expect(verifySignature({ signingSecret, body, timestamp: timestamp ?? "", signature: signature ?? "" })).toBe(true);
    expect(payload).toMatchObject({ type: "block_actions", token: "verify-me", actions: [{ value: "42" }] });
    expect(deliveries).toMatchObject([
      { event: "block_actions", app: "A1", state: "delivered", attempts: [{ ok: true, status: 200 }] },
    ]);
    const [entry] = await server.journal.list({ event: "block_actions" });
    expect(entry?.delivery?.request).toMatchObject({ url: app.url, body: { payload: { token: "[redacted]" } } });
    expect(JSON.stringify(await server.journal.list())).not.toContain("verify-me");
    const { event_id = "" } = deliveries[0] ?? {};
    await expect(server.deliveries.resend({ event_id })).rejects.toThrow("block_actions is what a person did");
    expect(app.received).toHaveLength(1);
  });

  it("lets the app open a modal, in which the person types", async () => {
    const modal = {
      type: "modal",
      title: { type: "plain_text", text: "Ask" },
      submit: { type: "plain_text", text: "Send" },
      blocks: [
        {
          type: "input",
          block_id: "i1",
          dispatch_action: true,
          label: { type: "plain_text", text: "Reason" },
          element: { type: "plain_text_input", action_id: "why" },
        },
      ],
    };
    const steps: Promise<Body>[] = [];
    const { server, mia, message, app } = await startWith(async (response, payload) => {
      if (payload.container.type === "message")
        steps.push(call(server, "views.open", { trigger_id: payload.trigger_id, view: modal }));
      await Promise.all(steps);
      response.end();
    });
    const { view } = await mia.click(message, "approve");
    expect(view).toMatchObject({ type: "modal", title: "Ask" });
    const typed = await mia.type({ view: view?.id ?? "" }, "Reason", "Because");
    expect(typed.view?.values).toEqual({ i1: { why: { type: "plain_text_input", value: "Because" } } });
    expect(app.received.at(-1)?.payload).toMatchObject({
      container: { type: "view", view_id: view?.id },
      view: { state: { values: { i1: { why: { value: "Because" } } } } },
      actions: [{ type: "plain_text_input", value: "Because" }],
    });
    await expect(server.as("olga").click({ view: view?.id ?? "" }, "x")).rejects.toThrow(
      /There is no open modal "\w+"; there is none/,
    );
  });

  it("works in a home", async () => {
    const { app, server, mia } = await startWith();
    await call(server, "views.publish", { user_id: "U2", view: { type: "home", blocks } });
    const { home } = await mia.choose({ home: "rollbot" }, "pick", "blue");
    expect(home?.values).toMatchObject({ b1: { pick: { selected_option: { value: "blue" } } } });
    expect(app.received).toMatchObject([{ payload: { container: { type: "view", view_id: home?.id } } }]);
  });

  it.each<[string, Parameters<typeof openApp>[0], RegExp]>([
    ["500", (response) => response.writeHead(500).end(), /The app answered 500; wanted 200|The app answered 500/],
    ["202", (response) => response.writeHead(202).end(), /The app answered 202; wanted 200/],
    ["a redirect", (response) => response.writeHead(302, { location: "/there" }).end(), /The app answered 302/],
    ["nothing", (response) => response.destroy(), /socket hang up/],
  ])("has a failure if the app answers %s, and is not sent again", async (_name, answer, failure) => {
    const { app, mia, message } = await startWith(answer);
    const clicked = await mia.click(message, "approve");
    expect(clicked.failure).toMatch(failure);
    expect(clicked.deliveries).toMatchObject([{ state: "given_up", attempts: [{ ok: false }] }]);
    expect(app.received).toHaveLength(1);
  });

  it("waits for three seconds", async () => {
    const { app, mia, message } = await startWith(() => undefined);
    const startedMs = performance.now();
    expect((await mia.click(message, "approve")).failure).toBe("The app did not answer in time.");
    expect(performance.now() - startedMs).toBeGreaterThan(2_900);
    expect(app.received).toHaveLength(1);
  });

  it("does not keep 10 MB of an answer, and takes no options from it", async () => {
    const { mia, message } = await startWith((response) => response.end("x".repeat(10_000_000)));
    expect((await mia.click(message, "approve")).failure).toBeUndefined();
    const typed = await mia.type(message, "tree", "oak");
    expect(typed).toMatchObject({ options: [], failure: "The answer is too long, or did not end in time." });
  });

  it("is refused if the app has switched interactivity off, and changes nothing", async () => {
    const { server, mia, message } = await start({ interactivity: { is_enabled: false } });
    await expect(mia.click(message, "approve")).rejects.toThrow("Rollbot has interactivity switched off");
    expect(await server.journal.list({ kind: "delivery" })).toEqual([]);
  });

  it("needs one place", async () => {
    const { server } = await start({});
    const answered = await server.fetch("/_rollcall/people.click", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ person: "mia", action: "approve" }),
    });
    expect(await answered.json()).toMatchObject({ ok: false, error: "invalid_arguments" });
  });
});

describe("acts over a socket", () => {
  it("reach the app, whose acknowledgement may have options", async () => {
    const { server, mia, message } = await start({ socket_mode_enabled: true, interactivity: { is_enabled: true } });
    await expect(mia.click(message, "approve")).resolves.toMatchObject({ failure: "The app has no open connection." });
    const { url } = await call(server, "apps.connections.open", {}, "svca-rollbot");
    const app = await openSocket(url);
    await app.next();
    const clicking = mia.click(message, "approve");
    const clicked = await app.next();
    expect(clicked).toMatchObject({
      type: "interactive",
      accepts_response_payload: false,
      payload: { type: "block_actions", actions: [{ action_id: "approve" }] },
    });
    app.acknowledge(clicked);
    expect((await clicking).failure).toBeUndefined();
    const typing = mia.type(message, "tree", "oak");
    const { envelope_id, accepts_response_payload: accepts, payload } = await app.next();
    expect([accepts, payload.type, payload.value]).toEqual([true, "block_suggestion", "oak"]);
    app.socket.send(JSON.stringify({ envelope_id, payload: { options: [option("Oak")] } }));
    expect((await typing).options).toEqual([option("Oak")]);
    app.socket.close();
    await app.closed;
  });
});
