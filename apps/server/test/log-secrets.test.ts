import { describe, expect, it } from "vitest";
import { sendRaw } from "./kit/send-raw.js";
import { spawnCommand } from "./spawn-command.js";

const admin = "svcp-demo-admin";
const bot = "svcb-demo-bot";
const scimJson = { authorization: `Bearer ${admin}`, "content-type": "application/json" };

/** A text that no log may contain, wherever a request has it. */
const secret = "Xq7-hidden-word";

interface Given {
  readonly what: string;
  readonly path: string;
  readonly init?: RequestInit;
}

const user = { schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"], userName: "ida", displayName: secret };

const requests: readonly Given[] = [
  {
    what: "a user with a password",
    path: "/scim/v2/Users",
    init: { method: "POST", headers: scimJson, body: JSON.stringify({ ...user, password: secret, emails: [] }) },
  },
  {
    what: "a filter",
    path: `/scim/v1/Users?filter=${encodeURIComponent(`userName eq "${secret}"`)}`,
    init: { headers: scimJson },
  },
  { what: "an identifier", path: `/scim/v2/Users/${secret}`, init: { headers: scimJson } },
  { what: "an unknown address", path: `/${secret}/x`, init: { headers: scimJson } },
  { what: "an unknown token", path: "/scim/v2/Users", init: { headers: { authorization: `Bearer ${secret}` } } },
  {
    what: "a body that is not JSON",
    path: "/scim/v2/Users",
    init: { method: "POST", headers: scimJson, body: `{"password": "${secret}` },
  },
  {
    what: "a message",
    path: "/api/chat.postMessage",
    init: { method: "POST", body: new URLSearchParams({ token: bot, channel: "general", text: secret }) },
  },
  { what: "an unknown method", path: `/api/${secret}?token=${bot}` },
  { what: "a token in a query", path: `/api/users.info?token=${bot}&user=${secret}` },
  {
    what: "a body that is too large",
    path: "/api/chat.postMessage",
    init: {
      method: "POST",
      headers: { authorization: `Bearer ${bot}` },
      body: new URLSearchParams({ text: secret.repeat(9000) }),
    },
  },
  { what: "an export", path: `/exports/${secret}`, init: { headers: { authorization: `Bearer ${admin}` } } },
  { what: "a picture", path: `/photos/${secret}` },
  { what: "an installation", path: `/oauth/authorize?client_id=${secret}` },
  {
    what: "a wrong control token",
    path: "/_rollcall/world.list",
    init: { headers: { authorization: `Bearer ${secret}` } },
  },
  { what: "an id of the client's own", path: "/api/api.test", init: { headers: { "x-request-id": secret } } },
];

describe("the log", () => {
  it.each(["trace", "info"])(
    "contains no secrets of clients, at the level %s",
    async (level) => {
      const env = { ROLLCALL_CONTROL_TOKEN: "control-token-hidden", ROLLCALL_MAX_BODY_BYTES: "10000" };
      const server = spawnCommand(["--memory", "--port", "0", "--log-level", level, "--metrics-port", "0"], { env });
      const url = await server.ready;
      for (const { what, path, init } of requests)
        expect([what, (await fetch(url + path, init)).status]).not.toEqual([what, 500]);
      const port = Number(new URL(url).port);
      for (const text of [`${secret}\n\n`, `GET /${secret} HTTP/1.1\nHost: a b\nConnection: close\n\n`])
        await sendRaw(port, text);
      server.process.kill("SIGTERM");
      const { stderr, stdout } = await server.ended;
      expect(stderr.split("\n").length).toBeGreaterThan(requests.length / 2);
      for (const hidden of [secret, admin, bot, "svcp-", "svcb-", "control-token-hidden"])
        expect(stderr).not.toContain(hidden);
      expect(stdout).not.toContain("control-token-hidden");
    },
    60_000,
  );

  it("has a generated id for each request", async () => {
    const server = spawnCommand(["--memory", "--port", "0"]);
    const url = await server.ready;
    const headers = { authorization: `Bearer ${bot}`, "x-request-id": "mine" };
    const ids = await Promise.all(
      [1, 2].map(async () => (await fetch(`${url}/api/auth.test`, { headers })).headers.get("x-request-id")),
    );
    server.process.kill("SIGTERM");
    const { stderr } = await server.ended;
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(stderr).toContain(`"requestId":"${id}"`);
    expect(stderr).not.toContain("mine");
  });
});
