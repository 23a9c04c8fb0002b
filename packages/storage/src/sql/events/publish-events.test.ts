import { type Batch, documents, type Write } from "@rollcall/service/store";
import { sampleChannel, sampleMessage, sampleUser } from "@rollcall/service/store/conformance";
import { describe, expect, it } from "vitest";
import { openSqlite } from "../../sqlite/open-sqlite.js";
import { createSqliteConnection } from "../../sqlite/sqlite-connection.js";
import { commitSteps } from "../commit/commit-steps.js";
import type { AnyStatement } from "../statements/statement.js";
import { runAtOnce } from "../statements/steps.js";
import { eventWrites } from "./event-writes.js";
import { createPublisher } from "./publish-events.js";

const nowMs = 1_767_323_045_006;
const stamp = { atMs: nowMs, eventId: "Ev1" };

const batches: readonly (readonly [string, readonly Write[]])[] = [
  ["a user", [{ kind: "put", document: "user", value: sampleUser("U1") }]],
  ["a channel", [{ kind: "put", document: "channel", value: sampleChannel("C1") }]],
  ["members", [{ kind: "addChannelMembers", channelId: "C1", userIds: ["U1"] }]],
  ["a message", [{ kind: "insertMessage", message: sampleMessage("C1"), nowMs }]],
  ["members who leave", [{ kind: "removeChannelMembers", channelId: "C1", userIds: ["U1"] }]],
];

/** The statements that commits run. */
function statementsOf(subscribed: ReadonlySet<string>, isStamped: boolean) {
  const { db, close } = openSqlite(undefined, { documents });
  const { run } = createSqliteConnection(() => db);
  const lists = batches.map(([, writes]) => {
    const batch: Batch = { expect: [], writes, ...(isStamped && { stamp }) };
    const statements: AnyStatement[] = [];
    const publisher = {
      documents,
      createPublisher: (published: Batch) => createPublisher(published, { subscribed, eventWrites }),
    };
    runAtOnce(commitSteps(batch, publisher), (step) => {
      statements.push(step.statement);
      return run(step);
    });
    return statements;
  });
  close();
  return lists;
}

describe("createPublisher", () => {
  it("adds no statement to a commit if nobody subscribes to what it brings about", () => {
    const without = statementsOf(new Set(), false);
    for (const subscribed of [[], ["dnd_updated", "an_unknown_event"]]) {
      const stamped = statementsOf(new Set(subscribed), true);
      expect(stamped.map((list, at) => list.every((each, place) => each === without[at]?.[place]))).toEqual(
        batches.map(() => true),
      );
      expect(stamped.map(({ length }) => length)).toEqual(without.map(({ length }) => length));
    }
    const published = statementsOf(new Set(["message.channels"]), true);
    expect(published.map(({ length }, at) => length - (without[at]?.length ?? 0))).toEqual([0, 0, 0, 2, 0]);
  });
});
