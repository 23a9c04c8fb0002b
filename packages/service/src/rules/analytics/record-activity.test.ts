import { expect, it } from "vitest";
import { sampleChannel, sampleMessage, sampleUser } from "../../conformance/samples.js";
import { createTestStore } from "../../testing/create-test-store.js";
import { createActivityRecorder } from "./record-activity.js";

const ts = "1767323045.006000";

it("createActivityRecorder records each event once and ignores unknown users and messages", async () => {
  const store = createTestStore();
  await store.commit({
    expect: [],
    writes: [
      { kind: "put", document: "channel", value: sampleChannel("C1") },
      { kind: "put", document: "user", value: sampleUser("U1") },
      { kind: "insertMessage", message: sampleMessage("C1"), nowMs: 1_767_323_045_006 },
    ],
  });
  const record = createActivityRecorder({ store });
  const view = { channelId: "C1", ts, userId: "U1", kind: "view", client: "web" } as const;
  await record([view, view, { ...view, userId: "U9" }, { ...view, ts: "1767323045.006001" }]);
  await record([view]);
  expect(await store.messages.activity("C1", { oldest: ts, latest: ts })).toEqual([view]);
});
