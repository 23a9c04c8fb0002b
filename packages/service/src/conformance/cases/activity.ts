import { describe, expect, it } from "vitest";
import type { Activity } from "../../model/reaction.js";
import { type OpenStore, post, write } from "../open-store.js";
import { sampleChannel, sampleMessage, sampleUser } from "../samples.js";

const nowMs = 1_767_323_045_006;
const all = { oldest: "0000000000.000000", latest: "9000000000.000000" };

/** Messages within a stretch of time, and their activity. */
export function describeActivity(open: OpenStore): void {
  describeWindow(open);

  describeEvents(open);
}

/** Opens stores with messages in two channels. */
function withMessages(open: OpenStore) {
  return async () => {
    const store = await open();
    await write(
      store,
      ...["C1", "C2"].map((id) => ({ kind: "put", document: "channel", value: sampleChannel(id) }) as const),
      ...["U1", "U2"].map((id) => ({ kind: "put", document: "user", value: sampleUser(id) }) as const),
    );
    const ts: string[] = [];
    for (const at of [0, 1000, 2000]) {
      ts.push((await post(store, { message: sampleMessage("C1"), nowMs: nowMs + at })) ?? "");
    }
    await post(store, { message: sampleMessage("C2"), nowMs });
    return { store, ts };
  };
}

function describeWindow(open: OpenStore): void {
  const openWithMessages = withMessages(open);
  describe("messages within a stretch of time", () => {
    it("are read oldest first, including both ends, up to a limit", async () => {
      const { store, ts } = await openWithMessages();
      const [first = "", second = "", third = ""] = ts;
      const read = async (oldest: string, latest: string, limit = 10) =>
        (await store.messages.window("C1", { oldest, latest, limit })).map((message) => message.ts);
      expect(await read(all.oldest, all.latest)).toEqual(ts);
      expect(await read(first, second)).toEqual([first, second]);
      expect(await read("1767323045.006001", all.latest)).toEqual([second, third]);
      expect(await read(all.oldest, all.latest, 2)).toEqual([first, second]);
      expect(await read(third, first)).toEqual([]);
      expect(await store.messages.window("C9", { ...all, limit: 10 })).toEqual([]);
    });
  });
}

function describeEvents(open: OpenStore): void {
  const openWithMessages = withMessages(open);
  describe("activity of messages", () => {
    it("are recorded once each, for existing messages and users", async () => {
      const { store, ts } = await openWithMessages();
      const [first = "", second = ""] = ts;
      const view = (userId: string, client: "desktop" | "web"): Activity => {
        return { channelId: "C1", ts: second, userId, kind: "view", client };
      };
      const wanted: readonly Activity[] = [
        { channelId: "C1", ts: first, userId: "U1", kind: "share" },
        { channelId: "C1", ts: second, userId: "U2", kind: "click" },
        { channelId: "C1", ts: second, userId: "U1", kind: "reaction", name: "+1" },
        { channelId: "C1", ts: second, userId: "U1", kind: "reaction", name: "tada" },
        view("U1", "desktop"),
        view("U1", "web"),
        view("U2", "desktop"),
      ];
      const absent: readonly Activity[] = [
        { channelId: "C1", ts: "1.000000", userId: "U1", kind: "share" },
        { channelId: "C2", ts: second, userId: "U1", kind: "share" },
        { channelId: "C1", ts: first, userId: "U9", kind: "share" },
        { channelId: "C9", ts: first, userId: "U1", kind: "share" },
      ];
      await write(store, { kind: "recordActivity", activity: [...wanted.toReversed(), ...absent, ...wanted] });
      await write(store, { kind: "recordActivity", activity: [] });
      expect(await store.messages.activity("C1", all)).toEqual(wanted);
      expect(await store.messages.activity("C1", { oldest: first, latest: first })).toEqual(wanted.slice(0, 1));
      expect(await store.messages.activity("C2", all)).toEqual([]);
    });
  });
}
