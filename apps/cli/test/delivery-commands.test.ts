import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer as createApp } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWorld, type ControlledServer, createServer } from "@rollcall/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "./cli.js";

const noon = new Date("2026-06-01T12:00:00Z");
const opened = { channel: "D1", tab: "home", event_ts: "1531420618.000100" };
let server: ControlledServer;
let statuses: number[];
const app = createApp((_request, response) => response.writeHead(statuses.shift() ?? 200).end());

beforeEach(async () => {
  statuses = [];
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  server = await createServer({ memory: true, clock: { now: noon, frozen: true } });
  const world = buildWorld();
  const url = `http://127.0.0.1:${(app.address() as AddressInfo).port}/`;
  const event_subscriptions = { request_url: url, bot_events: ["app_home_opened"] };
  const manifest = { display_information: { name: "Greeter" }, settings: { event_subscriptions } };
  world.app({ id: "A1", name: "Greeter", manifest });
  world.token({ user: world.bot({ userName: "greeter", bot_of: "Greeter" }) });
  await server.world.load(world);
});

afterEach(async () => {
  await server.close();
  app.closeAllConnections();
  await new Promise((resolve) => app.close(resolve));
});

const rollcall = (...args: readonly string[]) => run([...args, "--url", server.url]);
const send = (payload: object = { user: "U1", ...opened }) =>
  run(["event", "send", "app_home_opened", "-", "--url", server.url], {}, true, {
    readInput: async () => JSON.stringify(payload),
  });

describe("rollcall delivery", () => {
  it("sends an event, awaits its delivery, lists it and sends it again", async () => {
    statuses = [500];
    const sent = await send();
    expect(sent.out).toMatch(
      /^event +type +app +state +answers +next attempt\nEv\S+ +app_home_opened +A1 +waiting +2026/,
    );
    expect((await rollcall("delivery", "wait", "--app", "Greeter", "--ok")).out).toContain("500, 200");
    const [id = ""] = /Ev\S+/.exec(sent.out) ?? [];
    expect((await rollcall("delivery", "resend", id)).out).toMatch(/app_home_opened +A1 +waiting +500, 200/);
    await server.deliveries.waitFor({ event_id: id, after: `${id}-A1-2` });
    expect((await rollcall("delivery", "list", "--state", "delivered")).out).toContain("500, 200, 200");
    expect((await rollcall("delivery", "list", "--state", "given_up")).out).toBe("no deliveries\n");
  });

  it("explains what is wrong", async () => {
    expect(await send(opened)).toMatchObject({
      code: 2,
      err: "rollcall: events.send: must be given (payload.user)\n",
    });
    expect((await rollcall("event", "send", "app_home_open")).err).toContain('did you mean "app_home_opened"?');
    expect((await rollcall("delivery", "wait", "--timeout", "0")).err).toContain("nothing happened");
    expect((await rollcall("delivery", "list", "--app", "Greter")).err).toContain("did you mean Greeter?");
  });
});

describe("rollcall app", () => {
  it("lists apps and switches their subscriptions on", async () => {
    const listed = await rollcall("app", "list");
    expect(listed.out).toMatch(/^app +name +address +events +state\nA1 +Greeter +http:\S+ +app_home_opened *\n$/);
    expect((await rollcall("app", "switch-on", "Greeter")).out).toBe(listed.out);
    expect((await rollcall("app", "switch-on", "Greter")).err).toContain("did you mean Greeter?");
  });
});

describe("rollcall app create, install and env", () => {
  const variables = ["API_URL", "BOT_TOKEN", "APP_TOKEN", "SIGNING_SECRET", "CLIENT_ID", "CLIENT_SECRET"];
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "rollcall-cli-"));
    path = join(folder, "manifest.yaml");
    await writeFile(path, "display_information: { name: Helper }\noauth_config: { scopes: { bot: [chat:write] } }\n");
    return () => rm(folder, { recursive: true });
  });

  it("create an app and print the lines of its .env file, on a terminal and to a pipe", async () => {
    const created = await rollcall("app", "create", path, "--install", "--events", "http://localhost:3000/events");
    expect(created.out).toMatch(
      new RegExp(["^# Helper\n", ...variables.map((name) => `SVC_${name}=\\S+\n`), "$"].join("")),
    );
    expect((await rollcall("app", "env", "Helper")).out).toBe(created.out);
    const piped = await run(["app", "env", "Helper", "--url", server.url], {}, false);
    expect(piped.out).toBe(created.out);
    expect(JSON.parse((await rollcall("app", "env", "Helper", "--json")).out)).toMatchObject({
      environment: { name: "Helper", bot_token: expect.stringMatching(/^svcb-/) },
    });
    expect((await rollcall("app", "list")).out).toContain("http://localhost:3000/events");
  });

  it("install an app that was only created", async () => {
    expect((await rollcall("app", "create", path, "--socket")).out).not.toContain("TOKEN");
    expect((await rollcall("app", "install", "Helper")).out).toContain("SVC_APP_TOKEN=svca-");
    expect(await rollcall("app", "install", "Helper")).toMatchObject({
      code: 1,
      err: expect.stringContaining("Helper is already installed"),
    });
  });

  it("make, list and revoke app-level tokens of an app that is not installed", async () => {
    await rollcall("app", "create", path, "--socket");
    const made = await rollcall("app", "token", "create", "Helper", "--name", "local", "--scope", "connections:write");
    expect(made.out).toMatch(/^svca-\w+\n$/);
    expect((await rollcall("app", "env", "Helper")).out).toContain(`SVC_APP_TOKEN=${made.out}`);
    const row = new RegExp(`^name +scopes +made +token\nlocal +connections:write +\\S+ +${made.out}$`);
    expect((await rollcall("app", "token", "list", "Helper")).out).toMatch(row);
    expect((await rollcall("app", "token", "revoke", "Helper", "local")).out).toContain("connections:write");
    expect((await rollcall("app", "token", "list", "Helper")).out).toBe("no app-level tokens\n");
  });

  it("report mistakes", async () => {
    await writeFile(path, "display_information: { name: 7 }\n");
    expect(await rollcall("app", "create", path)).toMatchObject({
      code: 2,
      err: expect.stringContaining("/display_information/name must be a string"),
    });
    expect(await rollcall("app", "create", join(folder, "none.yaml"))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/cannot read the manifest .*the file does not exist/),
    });
    expect((await rollcall("app", "env", "Greter")).err).toContain("did you mean Greeter?");
  });
});

describe("rollcall journal", () => {
  it("lists calls and deliveries", async () => {
    await send();
    await server.deliveries.waitFor({ event: "app_home_opened" });
    await server.fetch("/api/api.test", { method: "POST" });
    expect((await rollcall("journal")).out).toMatch(/event app_home_opened Ev\S+ to A1 → 200\n.*api\.test/);
    expect((await rollcall("journal", "--kind", "delivery")).out).not.toContain("api.test");
    expect((await rollcall("journal", "--failed", "--app", "A1")).out).toBe("nothing happened\n");
  });

  it.each([
    ["text", [], /^2026-06-01T12:00:00.000Z event app_home_opened Ev\S+ to A1 → 200\n$/],
    ["JSON", ["--json"], /^\{"request_id":"Ev.*"protocol":"events".*\}\n$/],
  ])("follows with %s", async (_name, flags, wanted) => {
    const stopped = new AbortController();
    const shown = Promise.withResolvers<string>();
    const following = run(["journal", "--follow", "--kind", "delivery", "--url", server.url, ...flags], {}, false, {
      out: shown.resolve,
      onInterrupt: () => stopped.signal,
    });
    // The stream may open after the first of them.
    const sending = setInterval(() => void send(), 50);
    expect(await shown.promise).toMatch(wanted);
    clearInterval(sending);
    stopped.abort();
    expect(await following).toMatchObject({ code: 0, err: "" });
  });
});
