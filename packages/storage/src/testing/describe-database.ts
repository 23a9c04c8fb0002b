import { type Batch, type Store, StoreUnavailable } from "@rollcall/service/store";
import { sampleChannel, sampleMessage, sampleUser } from "@rollcall/service/store/conformance";
import { query, startProxy } from "@rollcall/test-kit/postgres";
import { Client } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { createPostgresStore } from "../postgres/create-postgres-store.js";
import { presentVersion } from "../sql/migrations.js";
import { StorageError } from "../storage-error.js";

const nowMs = 1_767_323_045_006;
const tables =
  "select table_name from information_schema.tables where table_schema = current_schema() order by table_name";

/**
 * Describes what a PostgreSQL database does for the processes that share it.
 * @param createSchema creates an empty schema and returns the database URL with it
 */
export function describeDatabase(createSchema: () => Promise<string>): void {
  describe("a PostgreSQL database", () => {
    describeOpening(createSchema);
    describeUnreachable(createSchema);
    describeSharing(createSchema);
    describeTimeouts(createSchema);
    describeMessageQueue(createSchema);
    describeLostConnections(createSchema);
  });
}

const open = async (url: string): Promise<Store> => {
  const store = await createPostgresStore({ url });
  onTestFinished(() => store.close());
  return store;
};

const refusal = (url: string) =>
  createPostgresStore({ url }).then(
    () => undefined,
    (error: unknown) => error,
  );

function describeOpening(createSchema: () => Promise<string>): void {
  it("sorts differently than by bytes", async () => {
    const [row] = await query(await createSchema(), "select 'a' < 'B' as alphabetic");
    expect(row).toEqual({ alphabetic: true });
  });

  it("creates its tables once when processes start together, and keeps their data", async () => {
    const url = await createSchema();
    const stores = await Promise.all(Array.from({ length: 5 }, () => open(url)));
    await stores[0]?.commit({ expect: [], writes: [{ kind: "put", document: "user", value: sampleUser("U1") }] });
    expect(await stores[4]?.users.get("U1")).toEqual(sampleUser("U1"));
    expect(await query(url, "select version from schema_version")).toEqual([{ version: presentVersion }]);
    expect(await (await open(url)).users.get("U1")).toEqual(sampleUser("U1"));
  });

  it("of a newer version is refused and stays unchanged", async () => {
    const url = await createSchema();
    await query(url, "create table schema_version (id integer primary key, version integer not null)");
    await query(url, `insert into schema_version values (1, ${presentVersion + 1})`);
    const error = await refusal(url);
    expect(error).toBeInstanceOf(StorageError);
    expect(error).toMatchObject({
      kind: "newerVersion",
      message: expect.stringMatching(/^[^\n]*newer version[^\n]*\.$/),
    });
    expect(await query(url, tables)).toEqual([{ table_name: "schema_version" }]);
  });

  it("of another program is refused and stays unchanged", async () => {
    const url = await createSchema();
    await query(url, "create table users (name text)");
    expect(await refusal(url)).toMatchObject({ name: "StorageError", kind: "notADatabase" });
    expect(await query(url, tables)).toEqual([{ table_name: "users" }]);
  });
}

function describeUnreachable(createSchema: () => Promise<string>): void {
  it.each([
    ["a port where nothing listens", "postgres://rollcall:secret@127.0.0.1:1/none", "nothing listens there"],
    ["an unknown host", "postgres://rollcall:secret@no.such.host.invalid/none", "the host is unknown"],
    ["an invalid address", "postgres://rollcall:secret@:x:y/none", "is not a URL"],
    ["an address of something else", "mysql://rollcall:secret@127.0.0.1/none", "must start with postgres://"],
  ])("at %s cannot be reached, in one sentence without the password", async (_what, url, reason) => {
    const error = await refusal(url);
    expect(error).toMatchObject({ kind: "unreachable", message: expect.stringContaining(reason) });
    expect(String(error)).not.toContain("secret");
  });

  it("of a server that is too old is refused and stays unchanged", async () => {
    const url = new URL(await createSchema());
    const present = Buffer.from("18.4");
    const proxy = await startProxy(Number(url.port), (chunk) => {
      const at = chunk.indexOf(present);
      if (at >= 0) chunk.write("12.9", at);
      return chunk;
    });
    onTestFinished(() => proxy.cut());
    const direct = url.href;
    url.port = `${proxy.port}`;
    expect(await refusal(url.href)).toMatchObject({ kind: "tooOld", message: expect.stringMatching(/12\.9.* 13 /) });
    expect(await query(direct, tables)).toEqual([]);
  });

  it.each([
    ["an unknown database", (url: string) => url.replace("/postgres?", "/none?"), "the database does not exist"],
    ["a wrong password", (url: string) => url.replace(":rollcall@", ":secret@"), "the user or the password is refused"],
  ])("with %s cannot be opened", async (_what, change, reason) => {
    const error = await refusal(change(await createSchema()));
    expect(error).toMatchObject({ kind: "unreachable", message: expect.stringContaining(reason) });
  });
}

function describeSharing(createSchema: () => Promise<string>): void {
  it("shares expectations, locks and rates among stores", async () => {
    const url = await createSchema();
    const [one, other] = [await open(url), await open(url)];
    const both = <T>(ask: (store: Store) => Promise<T>) => Promise.all([ask(one), ask(other)]);
    const lock = { key: "k", leaseMs: 100, nowMs };
    expect(
      (await both((store) => store.locks.acquire({ ...lock, holder: store === one ? "1" : "2" }))).toSorted(),
    ).toEqual([false, true]);
    const take = { key: "k", perMinute: 60, burst: 1, nowMs };
    expect((await both((store) => store.rates.take(take))).map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const wide = { ...take, key: "wide", burst: 60 };
    const narrow = { ...take, key: "narrow", burst: 5 };
    const calls = Array.from({ length: 20 }, () => both((store) => store.rates.takeAll([wide, narrow])));
    expect((await Promise.all(calls)).flat().filter((all) => all.every(({ ok }) => ok))).toHaveLength(5);
    expect(await one.rates.take(wide)).toMatchObject({ remaining: 54 });
    const put = (title: string) => ({
      expect: [{ kind: "freeUserName", name: "u1" } as const],
      writes: [{ kind: "put", document: "user", value: sampleUser(`U${title}`, { userName: "u1" }) } as const],
    });
    expect(
      (await both((store) => store.commit(put(store === one ? "8" : "9")))).map(({ ok }) => ok).toSorted(),
    ).toEqual([false, true]);
  });

  it("gives messages of several processes one order", async () => {
    const url = await createSchema();
    const stores = [await open(url), await open(url), await open(url)];
    await stores[0]?.commit({
      expect: [],
      writes: [{ kind: "put", document: "channel", value: sampleChannel("C1") }],
    });
    const insert = { kind: "insertMessage", message: sampleMessage("C1"), nowMs } as const;
    const alone = { expect: [{ kind: "openChannel", id: "C1" } as const], writes: [insert] };
    const version = { kind: "version", document: "channel", key: { id: "C1" }, version: 1 } as const;
    const checked = { expect: [{ kind: "openChannel", id: "C1" } as const, version], writes: [insert] };
    const committed = await Promise.all(
      Array.from({ length: 60 }, (_, at) => stores[at % 3]?.commit(at % 2 === 0 ? alone : checked)),
    );
    const made = committed.flatMap((it) => (it?.ok ? it.messages.map(({ ts }) => ts) : []));
    expect(new Set(made).size).toBe(60);
    expect(made.toSorted().at(-1)).toBe("1767323045.006059");
  });
}

function describeTimeouts(createSchema: () => Promise<string>): void {
  it("executes nothing that it has answered as unavailable", async () => {
    const url = await createSchema();
    const blocker = new Client(url);
    await blocker.connect();
    const config = { connectionString: url, query_timeout: 5_000, statement_timeout: 200 };
    const store = await createPostgresStore({ poolConfig: config });
    onTestFinished(async () => {
      await blocker.end();
      await store.close();
    });
    const user = sampleUser("U1");
    const begin = [
      { kind: "put", document: "channel", value: sampleChannel("C1") },
      { kind: "put", document: "user", value: user },
    ] as const;
    await store.commit({ expect: [], writes: begin });
    await blocker.query("begin");
    await blocker.query("select id from channels for update");
    await blocker.query("select id from users for update");
    const insert = { kind: "insertMessage", message: sampleMessage("C1"), nowMs } as const;
    const replace = { kind: "put", document: "user", value: { ...user, version: 2 } } as const;
    const unchanged = { kind: "version", document: "user", key: { id: "U1" }, version: 1 } as const;
    const posts = [insert, insert, insert].map((write) => ({ expect: [], writes: [write] }));
    const batches: readonly Batch[] = [...posts, { expect: [unchanged], writes: [replace] }];
    const outcomes = await Promise.allSettled(batches.map((batch) => store.commit(batch)));
    const reasons = outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason);
    for (const reason of reasons) expect(reason).toBeInstanceOf(StoreUnavailable);
    await blocker.query("rollback");
    expect(await store.commit({ expect: [], writes: [insert] })).toMatchObject({ ok: true });
    expect(await store.messages.count("T1")).toBe(1);
    expect((await store.users.get("U1"))?.version).toBe(1);
  });
}

function describeMessageQueue(createSchema: () => Promise<string>): void {
  it("adds concurrent messages as if they had arrived one after another", async () => {
    const store = await open(await createSchema());
    const channels = [sampleChannel("C1"), sampleChannel("C2", { archived: true })];
    const writes = channels.map((channel) => ({ kind: "put", document: "channel", value: channel }) as const);
    await store.commit({ expect: [], writes });
    const post = (at: number, channelId: string, whileOpen?: true) => {
      const message = sampleMessage(channelId, { text: `at ${at}`, appId: "A1", clientMsgId: `${at}` });
      return store.commit({
        expect: whileOpen ? [{ kind: "openChannel", id: channelId }] : [],
        writes: [{ kind: "insertMessage", message, nowMs: at }],
      });
    };
    const times = [10, 5, 5.5, 12, 12, 11];
    const made = await Promise.all(times.map((at) => post(at, "C1", true)));
    const refused = Promise.all(times.map((at) => post(at, "C2", true)));
    expect(made.map((each) => each.ok && each.messages[0]?.ts.slice(-5))).toEqual([
      "10000",
      "10001",
      "10002",
      "12000",
      "12001",
      "12002",
    ]);
    const latest = await store.messages.latest("C1", 9);
    expect(latest.map(({ text, ts, clientMsgId }) => [text, ts.slice(-5), clientMsgId])).toEqual([
      ["at 11", "12002", "11"],
      ["at 12", "12001", "12"],
      ["at 12", "12000", "12"],
      ["at 5.5", "10002", "5.5"],
      ["at 5", "10001", "5"],
      ["at 10", "10000", "10"],
    ]);
    expect(await store.messages.count("T1")).toBe(6);
    expect((await refused).every((each) => !each.ok && each.failed.kind === "openChannel")).toBe(true);
    expect(await post(1, "C2")).toMatchObject({ ok: true });
  });
}

function describeLostConnections(createSchema: () => Promise<string>): void {
  it("that is unavailable is reported, and used again when it is back", async () => {
    const url = new URL(await createSchema());
    const proxy = await startProxy(Number(url.port));
    url.port = `${proxy.port}`;
    const lost: Error[] = [];
    const store = await createPostgresStore({ url: url.href, onConnectionLost: (error) => lost.push(error) });
    onTestFinished(async () => {
      await store.close();
      await proxy.cut();
    });
    const put = (id: string) =>
      store.commit({ expect: [], writes: [{ kind: "put", document: "user", value: sampleUser(id) }] });
    expect(await put("U1")).toMatchObject({ ok: true });
    await proxy.cut();
    const take = store.rates.take({ key: "k", perMinute: 1, burst: 1, nowMs });
    for (const outcome of await Promise.allSettled([put("U2"), store.users.get("U1"), take])) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { name: "StoreUnavailable" } });
    }
    expect(await store.ready()).toBe(false);
    await proxy.mend();
    expect(await put("U3")).toMatchObject({ ok: true });
    expect(await store.ready()).toBe(true);
    expect(lost.length).toBeGreaterThan(0);
  });

  it("keeps working when connections are closed during commits", async () => {
    const url = new URL(await createSchema());
    // Other tests use the same server, and keep their connections.
    url.searchParams.set("application_name", "closed_during_commits");
    const store = await open(url.href);
    const put = (id: string) =>
      store.commit({ expect: [], writes: [{ kind: "put", document: "user", value: sampleUser(id) }] });
    const ids = Array.from({ length: 40 }, (_, at) => `U${at}`);
    const end =
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'closed_during_commits'";
    expect(await put("U98")).toMatchObject({ ok: true });
    const [outcomes, closed] = await Promise.all([
      Promise.allSettled(ids.map(put)),
      query(url.href.replace("closed_during_commits", "closing"), end),
    ]);
    expect(closed.length).toBeGreaterThan(0);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(StoreUnavailable);
    for (const [at, id] of ids.entries()) {
      if (outcomes[at]?.status === "fulfilled") expect((await store.users.get(id))?.id).toBe(id);
    }
    expect(await put("U99")).toMatchObject({ ok: true });
  });

  it("retries commits that deadlock", async () => {
    const store = await open(await createSchema());
    const ids = ["U1", "U2", "U3", "U4"];
    const put = (order: readonly string[], title: string) =>
      store.commit({
        expect: [],
        writes: order.map((id) => ({ kind: "put", document: "user", value: sampleUser(id, { title }) }) as const),
      });
    await put(ids, "");
    const orders = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? ids : ids.toReversed()));
    const outcomes = await Promise.all(orders.map((order, at) => put(order, `${at}`)));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(new Set((await store.users.getMany(ids)).map(({ title }) => title)).size).toBe(1);
  });
}
