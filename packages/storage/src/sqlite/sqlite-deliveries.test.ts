import { deliveryKeyOf, documents, type StoredEvent } from "@rollcall/service/store";
import { expect, it, onTestFinished } from "vitest";
import { insertDelivery } from "../sql/events/event-statements.js";
import { toText } from "../sql/statements/document-statements.js";
import { openSqlite } from "./open-sqlite.js";
import { createSqliteConnection } from "./sqlite-connection.js";
import { createSqliteDeliveries } from "./sqlite-deliveries.js";

const nowMs = 1_767_323_045_006;
const event: StoredEvent = {
  ...{ id: "Ev1", type: "message", subscription: "message.channels", workspaceIds: ["T1"], atMs: nowMs, facts: {} },
};

/** The deliveries of a database in memory, and the number of statements outside of transactions. */
function open() {
  const { db, close } = openSqlite(undefined, { documents });
  onTestFinished(close);
  const connection = createSqliteConnection(() => db);
  let count = 0;
  const counted: typeof connection = {
    ...connection,
    rows: (statement, args) => {
      count += 1;
      return connection.rows(statement, args);
    },
  };
  const add = (appId: string, eventId: string) =>
    connection.run({
      statement: insertDelivery,
      args: { appId, token: "bot h1", eventId, channelId: "C1", document: toText({ ...event, id: eventId }) },
    });
  const statements = () => {
    const now = count;
    count = 0;
    return now;
  };
  return { deliveries: createSqliteDeliveries(counted), add, statements };
}

it("a delivery that waits alone is taken with two statements, and its end is noticed with one", async () => {
  const { deliveries, add, statements } = open();
  add("A1", "Ev1");
  const take = () => deliveries.take({ nowMs, limit: 64, except: [], holdMs: 15_000 });
  const taken = await take();
  expect(taken).toMatchObject([{ appId: "A1", eventId: "Ev1" }]);
  expect(statements()).toBe(2);
  expect(await deliveries.nextDue()).toBe(nowMs + 15_000);
  expect(statements()).toBe(1);
  await deliveries.settle(taken.map(deliveryKeyOf));
  expect([await take(), await deliveries.nextDue()]).toEqual([[], undefined]);
  expect(statements()).toBe(1);
});

it("apps whose deliveries are added after a look are found by the next one", async () => {
  const { deliveries, add } = open();
  const take = () => deliveries.take({ nowMs, limit: 64, except: [], holdMs: 15_000 });
  expect(await take()).toEqual([]);
  add("A2", "Ev2");
  add("A1", "Ev1");
  expect(await take()).toMatchObject([{ appId: "A1" }, { appId: "A2" }]);
});
