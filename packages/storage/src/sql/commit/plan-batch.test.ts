import type { Batch, Expectation, Write } from "@rollcall/service/store";
import { sampleChannel, sampleMessage, sampleUser } from "@rollcall/service/store/conformance";
import { describe, expect, it } from "vitest";
import { planBatch } from "./plan-batch.js";

const version = { kind: "version", document: "user", key: { id: "U1" }, version: 1 } as const;
const otherVersion = { kind: "version", document: "user", key: { id: "U2" }, version: 1 } as const;
const open = { kind: "openChannel", id: "C1" } as const;
const member = { kind: "channelMember", channelId: "C1", userId: "U1" } as const;
const room = { kind: "messagesAtMost", workspaceId: "T1", atMost: 9 } as const;
const read = {
  kind: "version",
  document: "message",
  key: { channel_id: "C1", ts: 1_767_225_600_000_000 },
  version: 1,
} as const;
const unknown = { ...read, version: 0 };
const change: Write = { kind: "changeMessage", message: { ...sampleMessage("C1"), ts: "1767225600.000000" } };
const user: Write = { kind: "put", document: "user", value: sampleUser("U1") };
const channel: Write = { kind: "put", document: "channel", value: sampleChannel("C1") };
const message: Write = { kind: "insertMessage", message: sampleMessage("C1"), nowMs: 0 };

/** A batch, the expectations that its writes check, and those that are checked separately. */
const cases: readonly (readonly [string, Batch, readonly (Expectation | undefined)[], readonly Expectation[]])[] = [
  ["the version of the user that is put", { expect: [version], writes: [user] }, [version], []],
  ["not the version of another user", { expect: [otherVersion], writes: [user] }, [undefined], [otherVersion]],
  ["a version once", { expect: [version], writes: [user, user] }, [version, undefined], []],
  ["that a channel is open", { expect: [open, room], writes: [message] }, [open], [room]],
  [
    "not that a channel is open if other expectations lock it",
    { expect: [open, member], writes: [message] },
    [undefined],
    [open, member],
  ],
  [
    "not that a channel is open if it is put before",
    { expect: [open], writes: [channel, message] },
    [undefined, undefined],
    [open],
  ],
  ["the version of a message that is changed", { expect: [read], writes: [change, change] }, [read, undefined], []],
  ["not that a message does not exist", { expect: [unknown], writes: [change] }, [undefined], [unknown]],
  ["nothing without expectations", { expect: [], writes: [user, message] }, [undefined, undefined], []],
];

describe("planBatch", () => {
  it.each(cases)("lets writes check %s", (_what, batch, held, alone) => {
    const plan = planBatch(batch);
    expect(plan.writes.map(({ guard }) => guard)).toEqual(held);
    expect(plan.expect).toEqual(alone);
  });
});
