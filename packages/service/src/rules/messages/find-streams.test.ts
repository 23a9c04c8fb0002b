import { expect, it } from "vitest";
import { startStream } from "../../model/message.js";
import { createTestService } from "../../testing/create-test-service.js";
import { findStreams } from "./find-streams.js";

it("finds streams after more replies than one page has, until they end", async () => {
  const { store, call, clock } = await createTestService();
  const { body } = await call("chat.postMessage", { channel: "C1", text: "Where is it?" });
  const nowMs = clock.now().getTime();
  const reply = { channelId: "C1", userId: "U4", text: "", threadTs: body.ts };
  const insert = (message: object) => ({ kind: "insertMessage", message: { ...reply, ...message }, nowMs }) as const;
  const stream = startStream({ startMs: nowMs, endsInText: false });
  await store.commit({ expect: [], writes: [insert({ stream, text: "first" })] });
  for (let page = 0; page < 2; page++) {
    await store.commit({ expect: [], writes: Array.from({ length: 600 }, () => insert({})) });
  }
  await store.commit({ expect: [], writes: [insert({ stream, text: "last" }), insert({})] });
  const thread = { channelId: "C1", threadTs: body.ts };
  const running = await findStreams(store.messages, { ...thread, nowMs });
  expect(running.map(({ text }) => text)).toEqual(["first", "last"]);
  expect(await findStreams(store.messages, { ...thread, nowMs: nowMs + 3_600_000 })).toEqual([]);
});
