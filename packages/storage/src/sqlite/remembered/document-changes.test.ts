import { documents, put, type Write } from "@rollcall/service/store";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSqliteStore, type SqliteStore } from "../create-sqlite-store.js";

const users = [1, 2, 3].map((seed) => documents.user.sample(seed));
const groups = [1, 2].map((seed) => documents.group.sample(seed));
const channels = [1, 2].map((seed) => documents.channel.sample(seed));

/** A change of a store between two reads. */
const step = fc.oneof(
  fc.record({ kind: fc.constant("user" as const), at: fc.nat(2), title: fc.constantFrom("one", "two") }),
  fc.record({ kind: fc.constant("group" as const), at: fc.nat(1), displayName: fc.constantFrom("a", "b") }),
  fc.record({ kind: fc.constant("join" as const), at: fc.nat(1), user: fc.nat(2) }),
  fc.record({ kind: fc.constant("leave" as const), at: fc.nat(1), user: fc.nat(2) }),
  fc.record({ kind: fc.constant("enter" as const), at: fc.nat(1), user: fc.nat(2) }),
  fc.record({ kind: fc.constant("exit" as const), at: fc.nat(1), user: fc.nat(2) }),
  fc.record({ kind: fc.constant("channel" as const), at: fc.nat(1), name: fc.constantFrom("here", "there") }),
  fc.record({ kind: fc.constant("save" as const) }),
  fc.record({ kind: fc.constant("restore" as const), at: fc.nat(5) }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

describe("SqliteStore", () => {
  it("reads documents as a newly opened store does, after any commits and restored images", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const store = createSqliteStore({ memory: true });
        const images = [store.image()];
        for (const each of steps) {
          if (each.kind === "save") images.push(store.image());
          else if (each.kind === "restore") store.restore(images[each.at % images.length] ?? store.image());
          else await store.commit({ expect: [], writes: [toWrite(each)] });
          const opened = createSqliteStore({ memory: true, image: store.image() });
          expect(await readAll(store)).toEqual(await readAll(opened));
          await opened.close();
        }
        await store.close();
      }),
      { numRuns: 30 },
    );
  });
});

function toWrite(each: Exclude<Step, { kind: "save" | "restore" }>): Write {
  switch (each.kind) {
    case "user":
      return put(documents.user, { ...at(users, each.at), title: each.title });
    case "group":
      return put(documents.group, { ...at(groups, each.at), displayName: `${each.displayName}${each.at}` });
    case "channel":
      return put(documents.channel, { ...at(channels, each.at), name: `${each.name}${each.at}` });
    case "join":
      return { kind: "addGroupMembers", groupId: at(groups, each.at).id, userIds: [at(users, each.user).id] };
    case "enter":
      return { kind: "addChannelMembers", channelId: at(channels, each.at).id, userIds: [at(users, each.user).id] };
    case "exit":
      return { kind: "removeChannelMembers", channelId: at(channels, each.at).id, userIds: [at(users, each.user).id] };
    case "leave":
      return { kind: "removeGroupMembers", groupId: at(groups, each.at).id, userIds: [at(users, each.user).id] };
  }
}

/** Reads everything twice, the second time perhaps from memory. */
async function readAll(store: SqliteStore) {
  const read = async () => ({
    users: await Promise.all(users.map(({ id }) => store.users.get(id))),
    withGroups: await Promise.all(users.map(({ id }) => store.users.withGroups(id))),
    channels: await Promise.all(channels.map(({ id }) => store.channels.get(id))),
    members: await Promise.all(
      channels.flatMap((channel) => users.map((user) => store.channels.isMember(channel.id, user.id))),
    ),
    named: await Promise.all(
      channels.flatMap(({ workspaceId }) =>
        ["here0", "there0", "here1", "there1"].map((name) => store.channels.byName(workspaceId, name)),
      ),
    ),
  });
  return [await read(), await read()];
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error("There is no such document.");
  return found;
}
