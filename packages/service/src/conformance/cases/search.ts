import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createMapStore } from "../../map-store/create-map-store.js";
import type { MessageSearch } from "../../model/message-search.js";
import { changeMessage } from "../../model/message-store.js";
import type { Store, Write } from "../../model/store.js";
import { randomMessageWrite, randomSearch } from "../equivalence/random-search.js";
import { type OpenStore, post, write } from "../open-store.js";
import { sampleChannel, sampleDm, sampleMessage, sampleUser } from "../samples.js";

const nowMs = 1_767_323_045_006;

/** Searches find what was committed before them, as a plain filter over the visible messages does. */
export function describeSearch(open: OpenStore, create: () => Promise<Store>): void {
  describe("any search", () => {
    it("finds the same as in the map store, whatever was posted, changed and deleted before", async () => {
      const run = fc.record({
        writes: fc.array(randomMessageWrite, { maxLength: 8 }),
        searches: fc.array(randomSearch),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(run, { minLength: 1, maxLength: 4 }), async (runs) => {
          const [store, maps] = [await create(), createMapStore()];
          try {
            for (const each of [store, maps]) await write(each, ...world());
            for (const { writes, searches } of runs) {
              for (const each of [store, maps]) await write(each, ...writes);
              for (const slice of searches) {
                expect(await store.search.messages(slice)).toEqual(await maps.search.messages(slice));
              }
            }
          } finally {
            await store.close();
          }
        }),
        { numRuns: 25 },
      );
    }, 60_000);
  });

  describe("searches", () => {
    it("find all of many messages that are posted and changed at once, each once", async () => {
      const store = await open();
      await write(store, ...world());
      const texts = Array.from({ length: 700 }, (_, at) => `star ${at}`);
      const posted = await Promise.all(
        texts.map(async (text, at) => {
          const ts = await post(store, { message: sampleMessage(`C${1 + (at % 2)}`, { text }), nowMs });
          if (at % 100 === 0) await count(store, "star");
          return ts ?? "";
        }),
      );
      expect(await count(store, "star")).toBe(700);
      const edits = posted.slice(0, 300).map(async (ts, at) => {
        const message = await store.messages.get(`C${1 + (at % 2)}`, ts);
        if (message !== undefined) await write(store, changeMessage({ ...message, text: `moon ${at}` }));
        if (at % 50 === 0) await count(store, "moon");
      });
      await Promise.all(edits);
      const counted = await Promise.all([count(store, "moon"), count(store, "star"), count(store, "moon")]);
      expect(counted).toEqual([300, 400, 300]);
    }, 60_000);

    it("find words of any length", async () => {
      const store = await open();
      await write(store, ...world());
      const long = "ab".repeat(9_000);
      await post(store, { message: sampleMessage("C1", { text: `${long} \u{D800}\0 ${long}` }), nowMs });
      expect(await count(store, "ab".repeat(32))).toBe(1);
    });
  });
}

function world(): readonly Write[] {
  return [
    ...["U1", "U2", "U3", "U10"].map((id): Write => ({ kind: "put", document: "user", value: sampleUser(id) })),
    { kind: "put", document: "channel", value: sampleChannel("C1", { workspaceId: "T1" }) },
    { kind: "put", document: "channel", value: sampleChannel("C2", { workspaceId: "T1", kind: "private" }) },
    { kind: "put", document: "channel", value: sampleChannel("C3", { workspaceId: "T2" }) },
    { kind: "put", document: "channel", value: sampleDm("D1", ["U1", "U2"]) },
    { kind: "addChannelMembers", channelId: "C2", userIds: ["U1", "U3"] },
    { kind: "addChannelMembers", channelId: "D1", userIds: ["U1", "U2"] },
  ];
}

async function count(store: Store, word: string): Promise<number> {
  const search: MessageSearch = {
    workspaceId: "T1",
    viewerId: "U1",
    seesPublic: true,
    all: [[word]],
    none: [],
    anyOf: [],
    oldest: "0000000000.000000",
    latest: "9999999999.999999",
  };
  const slice = { ...search, sort: "score", direction: "descending", offset: 0, limit: 1 } as const;
  return (await store.search.messages(slice)).total;
}
