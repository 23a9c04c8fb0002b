import { documents, put, type Write } from "@rollcall/service/store";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSqliteStore } from "../create-sqlite-store.js";

const users = [1, 2].map((seed) => documents.user.sample(seed));
const channels = [1, 2].map((seed) => documents.channel.sample(seed));
const nowMs = 1_767_225_600_000;
const world: readonly Write[] = [
  ...users.map((user) => put(documents.user, user)),
  ...channels.map((channel) => put(documents.channel, channel)),
  ...channels.map(({ id: channelId }): Write => {
    return { kind: "insertMessage", message: { channelId, text: "hello" }, nowMs };
  }),
];
/** The message of each channel. */
const posted = channels.map(({ id: channelId }) => ({ channelId, ts: "1767225600.000000" }));

/** A change of a store between two reads. */
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom("react" as const, "unreact" as const), channel: fc.nat(1), user: fc.nat(1) }),
  fc.record({ kind: fc.constant("save" as const) }),
  fc.record({ kind: fc.constant("restore" as const), at: fc.nat(5) }),
);

describe("SqliteStore.reactions.of", () => {
  it("finds what a newly opened store finds, after any commits and restored images", async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const store = createSqliteStore({ memory: true });
        await store.commit({ expect: [], writes: world });
        const images = [store.image()];
        for (const each of steps) {
          if (each.kind === "save") images.push(store.image());
          else if (each.kind === "restore") store.restore(images[each.at % images.length] ?? store.image());
          else await store.commit({ expect: [], writes: [toWrite(each)] });
          const opened = createSqliteStore({ memory: true, image: store.image() });
          for (const { channelId, ts } of posted) {
            const view = { viewerId: "", usersAtMost: 10 };
            const known = await store.reactions.of(channelId, [ts], view);
            expect(known).toEqual(await opened.reactions.of(channelId, [ts], view));
            found += known.length;
          }
          await opened.close();
        }
        await store.close();
      }),
      { numRuns: 30 },
    );
    expect(found).toBeGreaterThan(0);
  });
});

interface Reacting {
  readonly kind: "react" | "unreact";
  readonly channel: number;
  readonly user: number;
}

function toWrite(each: Reacting): Write {
  const [message, user] = [posted[each.channel], users[each.user]];
  if (message === undefined || user === undefined) throw new Error("There is no such message or user.");
  const reaction = { ...message, userId: user.id, name: "tada" };
  return each.kind === "react"
    ? { kind: "recordActivity", activity: [{ kind: "reaction", ...reaction }] }
    : { kind: "removeReaction", ...reaction };
}
