import type { Store, Write } from "@rollcall/service/store";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import type { Row, SuiteOptions } from "../suite.js";

const emoji = 20;
const users = 50;
const rounds = 9;
/** A reaction to the message with many may take this many times as long as one to the message without. */
const spread = 1.5;
const created = "2026-01-02T03:04:05.006Z";
const nowMs = 1_767_225_600_000;

/** A reaction to a message that has many, and to one that has none. In memory, so that no disk hides the difference. */
export async function createReactionRow(onClose: SuiteOptions["onClose"]): Promise<Row> {
  const store = createSqliteStore({ memory: true });
  onClose(() => store.close());
  const [many, none] = await fill(store);
  return {
    name: `A reaction added and removed, on a message with ${(emoji * users).toLocaleString("en")} reactions`,
    unit: "nanoseconds",
    rounds,
    contenders: [
      { name: "Rollcall", sample: timed(store, many) },
      { name: "Rollcall, on a message without reactions", sample: timed(store, none) },
    ],
    goals: [{ against: "Rollcall, on a message without reactions", limit: 1 / spread }],
  };
}

function timed(store: Store, ts: string) {
  const times = 1_000;
  const reaction = { channelId: "C1", ts, userId: userId(users), name: "emoji0" };
  return async () => {
    const started = performance.now();
    for (let count = 0; count < times; count += 1) {
      if ((await store.reactions.room(reaction)).isOwn) throw new Error("The reaction was not removed.");
      await commit(
        store,
        [{ kind: "recordActivity", activity: [{ kind: "reaction", ...reaction }] }],
        [{ kind: "mayReact", emojiAtMost: 50, ownAtMost: 23, ...reaction }],
      );
      await commit(store, [{ kind: "removeReaction", ...reaction }], [{ kind: "hasReacted", ...reaction }]);
    }
    return ((performance.now() - started) / times) * 1e6;
  };
}

/** Messages with many reactions and with none. */
async function fill(store: Store): Promise<readonly [string, string]> {
  const people = Array.from({ length: users + 1 }, (_, at) => putUser(at));
  const channel = {
    id: "C1",
    version: 1,
    created,
    kind: "public",
    workspaceId: "T1",
    name: "general",
    archived: false,
    postingSuspended: false,
  } as const;
  const post = { kind: "insertMessage", message: { channelId: "C1", text: "Ahoy" }, nowMs } as const;
  const committed = await store.commit({
    expect: [],
    writes: [...people, { kind: "put", document: "channel", value: channel }, post, post],
  });
  const [many, none] = committed.ok ? committed.messages : [];
  if (many === undefined || none === undefined) throw new Error("The messages were not posted.");
  const events = Array.from({ length: emoji * users }, (_, at) => {
    const by = { channelId: "C1", ts: many.ts, userId: userId(at % users) };
    return { kind: "reaction", name: `emoji${Math.floor(at / users)}`, ...by } as const;
  });
  await commit(store, [{ kind: "recordActivity", activity: events }]);
  return [many.ts, none.ts];
}

async function commit(store: Store, writes: readonly Write[], expect: Parameters<Store["commit"]>[0]["expect"] = []) {
  const committed = await store.commit({ expect, writes });
  if (!committed.ok) throw new Error(JSON.stringify(committed.failed));
}

function putUser(at: number): Write {
  const userName = `user${at}`;
  const value = {
    id: userId(at),
    version: 1,
    created,
    updated: created,
    kind: "person",
    memberships: [],
    active: true,
    forgotten: false,
    has2fa: false,
    userName,
    displayName: userName,
    name: {},
    emails: [],
    profileUrl: `https://acme.example/team/${userName}`,
    timezone: "America/Los_Angeles",
    hasProfileFields: false,
  } as const;
  return { kind: "put", document: "user", value };
}

function userId(at: number): string {
  return `U${at}`;
}
