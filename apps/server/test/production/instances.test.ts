import { scim as scimSet } from "@rollcall/api/scim";
import { createPostgresStore } from "@rollcall/storage/postgres";
import { query } from "@rollcall/test-kit/postgres";
import { type SharedPostgres, sharedPostgres } from "@rollcall/test-kit/vitest";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServiceHandler } from "../../src/create-service-handler.js";
import { createRequestLog } from "../../src/log/request-log.js";
import { randomIds } from "../../src/machine/random-ids.js";
import { createClient } from "../demo.js";
import { deployedTokens } from "../kit/deployed.js";
import { spawnCommand } from "../spawn-command.js";
import { type Instance, spread, startInstances, stopInstances } from "./start-instances.js";

let postgres: SharedPostgres;
let database: string;
let instances: readonly Instance[];
let slow: Instance;

const slowMs = 20_000;
const v1 = ["urn:scim:schemas:core:1.0"];

beforeAll(async () => {
  postgres = await sharedPostgres();
  database = await postgres.createSchema();
  instances = await startInstances(3, database);
  [slow] = (await startInstances(1, database, ["--update-time", `${slowMs}`])) as [Instance];
});

afterAll(async () => {
  await stopInstances(instances);
  slow.command.process.kill("SIGKILL");
});

const newUser = (userName: string, email: string) => ({
  schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"],
  userName,
  emails: [{ value: email, primary: true }],
});
const idOf = async (response: Response) => ((await response.json()) as { readonly id: string }).id;
const createUser = async ({ scim }: Instance, name: string) =>
  idOf(await scim("POST", "/v2/Users", newUser(name, `${name}@example.com`)));

/** Retries requests that were refused because of another update of the same resource. */
async function untilDone(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await send();
    if (response.status !== 429) return response;
    expect(response.headers.get("retry-after")).toBe("1");
  }
}

describe("three servers of one database", () => {
  it("create the tables and the world once in an empty database", async () => {
    expect(await query(database, "select id from organizations")).toHaveLength(1);
    const names = await query(database, "select user_name from users");
    expect(new Set(names.map((row) => JSON.stringify(row))).size).toBe(names.length);
    expect(await query(database, "select key from locks")).toEqual([]);
    expect(await query(database, "select ts from messages where channel_id = 'CDEMOGENERAL'")).not.toHaveLength(0);
  });

  it("lose no update", async () => {
    const [one] = instances as [Instance];
    const { Resources } = (await (await one.scim("GET", "/v2/Groups?count=1")).json()) as {
      readonly Resources: readonly { readonly id: string; readonly members: readonly { readonly value: string }[] }[];
    };
    const [group] = Resources;
    if (group === undefined) throw new Error("the demo world has no group");
    const ids = await spread(12, instances, (instance, index) => createUser(instance, `joins${index}`));
    const statuses = await spread(ids.length, instances, async ({ scim }, index) => {
      const members = [{ value: ids[index] }];
      return (await untilDone(() => scim("PATCH", `/v1/Groups/${group.id}`, { schemas: v1, members }))).status;
    });
    expect(new Set(statuses)).toEqual(new Set([204]));
    const after = (await (await one.scim("GET", `/v2/Groups/${group.id}`)).json()) as typeof group;
    expect(after.members.map(({ value }) => value)).toEqual(expect.arrayContaining([...ids]));
    expect(after.members).toHaveLength(group.members.length + ids.length);
  });

  it("lose no attribute of a user when all of them change the user", async () => {
    const id = await createUser(instances[0] as Instance, "changed");
    const changes = { title: "Countess", nickName: "Addie", locale: "en-GB", timezone: "Europe/London" };
    const entries = Object.entries(changes);
    await spread(entries.length, instances, async ({ scim }, index) => {
      const [name = "", value] = entries[index] ?? [];
      const send = () => scim("PATCH", `/v1/Users/${id}`, { schemas: v1, [name]: value });
      expect((await untilDone(send)).status).toBe(200);
    });
    const { nickName: _, ...others } = changes;
    expect(await (await (instances[2] as Instance).scim("GET", `/v2/Users/${id}`)).json()).toMatchObject(others);
  });

  it("give a name and an address to only one user", async () => {
    const statuses = await spread(12, instances, async ({ scim }, index) => {
      return (await scim("POST", "/v2/Users", newUser(`same${index}`, "same@example.com"))).status;
    });
    expect(statuses.toSorted()).toEqual([201, ...Array(11).fill(409)]);
    const names = await spread(12, instances, async ({ scim }, index) => {
      const response = await scim("POST", "/v2/Users", newUser("twin@example.com", `twin${index}@example.com`));
      return ((await response.json()) as { readonly userName: string }).userName;
    });
    expect(new Set(names).size).toBe(12);
  });

  it("order the messages of a channel, and post one message for the same client_msg_id", async () => {
    const args = { channel: "general", text: "once", client_msg_id: "m-1" };
    const same = await spread(9, instances, ({ webapi }) => webapi("chat.postMessage", args));
    expect(new Set(same.map(({ ts }) => ts)).size).toBe(1);
    const each = await spread(9, instances, ({ webapi }) =>
      webapi("chat.postMessage", { channel: "general", text: "x" }),
    );
    expect(new Set(each.map(({ ts }) => ts)).size).toBe(9);
  });

  it("read each other's cursors, exports and revoked tokens", async () => {
    const [one, other, third] = instances as [Instance, Instance, Instance];
    const admin = deployedTokens.admin;
    const page = { channel: "CDEMOGENERAL", limit: "1" };
    const first = await one.webapi("admin.analytics.messages.activity", page, admin);
    const { next_cursor: cursor } = first["response_metadata"] as { readonly next_cursor: string };
    const second = await other.webapi("admin.analytics.messages.activity", { ...page, cursor }, admin);
    expect(second).toMatchObject({ ok: true });
    expect(second).not.toEqual(first);

    const { job_id } = await one.webapi("svcLists.download.start", { list_id: "FDEMOLIST" });
    const read = await fetch(`${other.url}/exports/${job_id}`, {
      headers: { authorization: `Bearer ${deployedTokens.bot}` },
    });
    expect([read.status, (await read.text()).length > 0]).toEqual([200, true]);

    const asMember = { method: "POST", headers: { authorization: `Bearer ${deployedTokens.member}` } };
    const me = (await (await fetch(`${third.url}/api/auth.test`, asMember)).json()) as { readonly user_id: string };
    expect((await one.scim("DELETE", `/v1/Users/${me.user_id}`)).status).toBe(200);
    for (const { url } of instances) {
      expect(await (await fetch(`${url}/api/auth.test`, asMember)).json()).toMatchObject({ ok: false });
    }
  });

  it("hold updates back while one of them runs, until its holder is killed and the lease expires", async () => {
    const [one] = instances as [Instance];
    const id = await createUser(one, "locked");
    const change = { schemas: v1, title: "Countess" };
    const cut = slow.scim("PATCH", `/v1/Users/${id}`, change).catch(() => "cut");
    const held = `select 1 from locks where key like '%${id}'`;
    await expect.poll(async () => (await query(database, held)).length).toBe(1);
    const refused = await one.scim("PATCH", `/v1/Users/${id}`, change);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
    slow.command.process.kill("SIGKILL");
    expect(await cut).toBe("cut");
    expect((await one.scim("PATCH", `/v1/Users/${id}`, change)).status).toBe(429);
    expect((await withLaterClock(slowMs + 60_000, (scim) => scim("PATCH", `/v1/Users/${id}`, change))).status).toBe(
      200,
    );
    expect((await one.scim("PATCH", `/v1/Users/${id}`, change)).status).toBe(200);
  });
});

/** The answer of an instance whose clock is ahead. */
async function withLaterClock<T>(ms: number, work: (scim: Instance["scim"]) => Promise<T>): Promise<T> {
  const store = await createPostgresStore({ url: database });
  const handler = createServiceHandler({
    store,
    clock: { now: () => new Date(Date.now() + ms), sleep: () => Promise.resolve() },
    ids: randomIds,
    siteUrl: "https://site.example",
    requestLog: createRequestLog(pino({ level: "silent" }), randomIds.uuid),
  });
  const url = "http://127.0.0.1";
  const { scim } = createClient(
    (input, init) => handler(new Request(input, init), { remoteAddress: "127.0.0.1" }),
    url,
    deployedTokens,
  );
  try {
    return await work(scim);
  } finally {
    await store.close();
  }
}

describe("a server of an empty database while another process loads a world", () => {
  it("reports that it waits, and stops on a signal", async () => {
    const empty = await postgres.createSchema();
    const store = await createPostgresStore({ url: empty });
    const lock = { key: "world", holder: "killed", leaseMs: 60_000, nowMs: Date.now() };
    expect(await store.locks.acquire(lock)).toBe(true);
    const command = spawnCommand(["--port", "0", "--database", empty]);
    command.ready.catch(() => undefined);
    let printed = "";
    command.process.stderr?.on("data", (text: string) => {
      printed += text;
    });
    await expect.poll(() => printed).toContain("another process is loading a world into the database");
    command.process.kill("SIGTERM");
    expect(await command.ended).toMatchObject({ code: 0, stdout: "" });
    expect(await query(empty, "select id from users")).toEqual([]);
    await store.close();
  });
});

describe("servers of one database with rate limits", () => {
  it("share the limits", async () => {
    const counting = await startInstances(2, await postgres.createSchema(), ["--rate-mode", "enforce"]);
    const { burst, perMinute } = scimSet.facts.rates.tiers["user-creations"] ?? { burst: 0, perMinute: 0 };
    const began = performance.now();
    const statuses = await spread(burst * 3, counting, async ({ scim }, index) => {
      return (await scim("POST", "/v2/Users", newUser(`counted${index}`, `counted${index}@example.com`))).status;
    });
    const refilled = Math.ceil(((performance.now() - began) * perMinute) / 60_000);
    const made = statuses.filter((status) => status === 201).length;
    expect(made).toBeGreaterThanOrEqual(burst);
    expect(made).toBeLessThanOrEqual(burst + refilled);
    expect(statuses.filter((status) => status !== 201).every((status) => status === 429)).toBe(true);
    expect(await stopInstances(counting)).toEqual([0, 0]);
  });
});
