import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { Pool } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { StepError } from "../sql/statements/steps.js";
import { sendFlight } from "./flight.js";
import { toPoolConfig } from "./pool-config.js";

async function openClient() {
  const pool = new Pool(toPoolConfig({ url: await (await sharedPostgres()).createSchema(), connections: 1 }));
  const client = await pool.connect();
  onTestFinished(async () => {
    client.release();
    await pool.end();
  });
  await client.query("create table things (id text primary key, place bigint)");
  return client;
}

const insert = (id: string, place: number) => ({
  name: "insert",
  text: "insert into things (id, place) values ($1, $2) returning place",
  values: [id, place],
});
const count = { name: "count", text: "select count(*) as count from things" };

describe("sendFlight", () => {
  it("returns the rows of each statement, in order", async () => {
    const client = await openClient();
    const flight = [{ text: "begin" }, insert("a", 2 ** 40), count, insert("b", 2), count, { text: "commit" }];
    const results = await sendFlight(client, flight);
    const wanted = [[], [{ place: 2 ** 40 }], [{ count: 1 }], [{ place: 2 }], [{ count: 2 }], []];
    expect(results.map(({ rows }) => rows)).toEqual(wanted);
    expect(results.map(({ changed }) => changed)).toEqual([0, 1, 1, 1, 1, 0]);
    expect(await sendFlight(client, [count])).toEqual([{ rows: [{ count: 2 }], changed: 1 }]);
  });

  it("runs nothing after a statement that fails, even without a transaction, and says its place", async () => {
    const client = await openClient();
    const failing = { text: "begin isolation level unheard of" };
    const sent = sendFlight(client, [failing, insert("a", 1), { text: "commit" }]);
    const error = await sent.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StepError);
    expect(error).toMatchObject({ at: 0, cause: { code: "42601" } });
    expect((await client.query(count)).rows).toEqual([{ count: 0 }]);
  });

  it("sends statements that the database has skipped with their texts again", async () => {
    const client = await openClient();
    const flight = [insert("a", 1), { text: "select 1 / 0" }, count];
    await expect(sendFlight(client, flight)).rejects.toMatchObject({ at: 1, cause: { code: "22012" } });
    const [inserted, counted] = await sendFlight(client, [insert("a", 1), count]);
    expect([inserted?.changed, counted?.rows]).toEqual([1, [{ count: 1 }]]);
  });
});
