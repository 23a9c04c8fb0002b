import type { Expectation } from "@rollcall/service/store";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { byLockOrder } from "./lock-order.js";

const inOrder: readonly Expectation[] = [
  { kind: "freeEmail", address: "a@b.c" },
  { kind: "version", document: "user", key: { id: "U1" }, version: 1 },
  { kind: "version", document: "user", key: { id: "U3" }, version: 1 },
  { kind: "version", document: "group", key: { id: "S1" }, version: 1 },
  { kind: "openChannel", id: "C1" },
  { kind: "channelMember", channelId: "C2", userId: "U1" },
  { kind: "version", document: "organization", key: { id: "E1" }, version: 1 },
  { kind: "messagesAtMost", workspaceId: "T1", atMost: 1 },
  { kind: "managedAppsAtMost", managerAppId: "A1", atMost: 1 },
  { kind: "uploadsAtMost", tokenHash: "h1", dueAfterMs: 1, atMost: 1 },
];

describe("byLockOrder", () => {
  it("is the same in any order of the batch", () => {
    const anyOrder = fc.shuffledSubarray([...inOrder], { minLength: inOrder.length });
    fc.assert(
      fc.property(anyOrder, (shuffled) => {
        expect(shuffled.toSorted(byLockOrder)).toEqual(inOrder);
      }),
    );
  });
});
