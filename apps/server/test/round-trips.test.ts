import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProxy } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { describe, expect, it, onTestFinished } from "vitest";
import { createServer } from "../src/index.js";

const admin = "svcp-admin";
const owner = { userName: "olga", emails: ["olga@acme.example"], workspaces: { hq: "primary_owner" } };
const settings = {
  event_subscriptions: { request_url: "http://127.0.0.1:9/", bot_events: ["team_join", "subteam_members_changed"] },
};

/** A world with an administrator, a user, and an app that may subscribe to what the calls bring about. */
function worldOf(isSubscribed: boolean): object {
  return {
    kind: "world",
    workspaces: [{ name: "Headquarters", domain: "hq" }],
    users: [
      owner,
      { id: "UANNIE", userName: "annie", emails: ["annie@acme.example"], workspaces: { hq: "member" } },
      { userName: "rollbot", bot_of: "Rollbot", workspaces: { hq: "member" } },
    ],
    apps: [
      {
        name: "Rollbot",
        manifest: { display_information: { name: "Rollbot" }, ...(isSubscribed && { settings }) },
      },
    ],
    tokens: [
      {
        token: admin,
        kind: "user",
        user: "olga",
        app: "Rollbot",
        scopes: ["admin", "users:read"],
        installation: { installer: "olga" },
      },
      {
        token: "svcb-bot",
        kind: "bot",
        user: "rollbot",
        app: "Rollbot",
        // It may not see the changes, so that no delivery adds round trips of its own.
        scopes: ["chat:write"],
        installation: { installer: "olga" },
      },
    ],
  };
}

/** Options of a server whose round trips are counted. */
interface Serving {
  readonly isSubscribed: boolean;
  readonly rateMode: "off" | "enforce";
}

/** A server whose database is behind a proxy that counts round trips. */
async function serve({ isSubscribed, rateMode }: Serving) {
  const folder = await mkdtemp(join(tmpdir(), "rollcall-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const world = join(folder, "world.json");
  await writeFile(world, JSON.stringify(worldOf(isSubscribed)));
  const postgres = await sharedPostgres();
  const url = new URL(await postgres.createSchema());
  const proxy = await startProxy(Number(url.port));
  url.port = `${proxy.port}`;
  const server = await createServer({ database: url.href, world, rateMode });
  onTestFinished(async () => {
    await server.close();
    await proxy.cut();
  });
  const send = async (verb: string, path: string, body?: object) => {
    const before = proxy.roundTrips();
    const response = await fetch(`${server.url}${path}`, {
      method: verb,
      headers: { authorization: `Bearer ${admin}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect([response.ok, text]).toEqual([true, expect.not.stringContaining('"ok":false')]);
    return { count: proxy.roundTrips() - before, text };
  };
  return send;
}

type Send = Awaited<ReturnType<typeof serve>>;

const member = { value: "UANNIE" };
const patchOp = ["urn:ietf:params:scim:api:messages:2.0:PatchOp"];
const core1 = ["urn:scim:schemas:core:1.0"];
const urn2 = "urn:ietf:params:scim:schemas:core:2.0";

/** The calls that are counted, each of which can be repeated. */
async function callsOf(send: Send) {
  const createGroup = async (version: string, schema: string) => {
    const body = { schemas: [schema], displayName: `Group of ${version}` };
    return String(JSON.parse((await send("POST", `/scim/${version}/Groups`, body)).text).id);
  };
  const [first, second] = [
    await createGroup("v1", "urn:scim:schemas:core:1.0"),
    await createGroup("v2", `${urn2}:Group`),
  ];
  const change1 = (each: object) => send("PATCH", `/scim/v1/Groups/${first}`, { schemas: core1, members: [each] });
  const change2 = (operation: object) =>
    send("PATCH", `/scim/v2/Groups/${second}`, { schemas: patchOp, Operations: [operation] });
  let users = 0;
  const create = (version: string, schemas: readonly string[]) => {
    users += 1;
    const userName = `user${users}`;
    return send("POST", `/scim/${version}/Users`, {
      schemas,
      userName,
      emails: [{ value: `${userName}@acme.example` }],
    });
  };
  return {
    "POST v1 Users": () => create("v1", core1),
    "POST v2 Users": () => create("v2", [`${urn2}:User`]),
    "PATCH v1 Groups, a member joins": () => change1(member),
    "PATCH v1 Groups, a member leaves": () => change1({ ...member, operation: "delete" }),
    "PATCH v2 Groups, a member joins": () => change2({ op: "add", path: "members", value: [member] }),
    "PATCH v2 Groups, a member leaves": () => change2({ op: "remove", path: `members[value eq "UANNIE"]` }),
    "users.info": () => send("GET", "/api/users.info?user=UANNIE"),
  };
}

const cases: readonly (readonly [string, Serving, readonly number[]])[] = [
  ["without rate limits", { isSubscribed: false, rateMode: "off" }, [2, 2, 3, 3, 5, 5, 2]],
  ["with rate limits", { isSubscribed: false, rateMode: "enforce" }, [3, 3, 4, 4, 6, 6, 3]],
  ["for an app that subscribes to the changes", { isSubscribed: true, rateMode: "off" }, [3, 3, 4, 4, 6, 6, 2]],
];

describe("a call on PostgreSQL", () => {
  it.each(cases)("waits for the database a few times %s", async (_what, serving, wanted) => {
    const calls = await callsOf(await serve(serving));
    const counts: Record<string, number> = {};
    // The first calls prepare statements and open connections, and the server's own work may come between.
    for (let round = 0; round < 5; round += 1)
      for (const [name, call] of Object.entries(calls))
        counts[name] = Math.min(counts[name] ?? Number.POSITIVE_INFINITY, (await call()).count);
    expect(counts).toEqual(Object.fromEntries(Object.keys(calls).map((name, at) => [name, wanted[at]])));
  });
});
