import { join } from "node:path";
import type { Store, Write } from "@rollcall/service/store";
import { createSqliteStore } from "@rollcall/storage/sqlite";
import type { Row, SuiteOptions } from "../suite.js";

const channels = 100_000;
const messages = 1_000_000;
const replies = 10_000;
const pageSize = 100;
const rounds = 9;
/** The longest page may take this many times as long as the first one. */
const spread = 1.5;
const created = "2026-01-02T03:04:05.006Z";
const startMs = 1_767_225_600_000;

/** Pages at the start, in the middle and at the end of long lists. */
export async function createConversationRows(
  folder: string,
  onClose: SuiteOptions["onClose"],
): Promise<readonly Row[]> {
  const store = createSqliteStore({ file: join(folder, "conversations.db") });
  onClose(() => store.close());
  await fill(store);
  const always = { oldest: "0000000000.000000", latest: "4102444800.000000", limit: pageSize } as const;
  const listed = { workspaceId: "T1", type: "public_channel", limit: pageSize } as const;
  return [
    pageRow(`A page of ${channels.toLocaleString("en")} channels`, {
      first: () => store.channels.find({ ...listed, from: "" }, "U1"),
      middle: () => store.channels.find({ ...listed, from: channelId(channels / 2) }, "U1"),
      last: () => store.channels.find({ ...listed, from: channelId(channels - pageSize) }, "U1"),
    }),
    pageRow(`A page of the history of a channel with ${messages.toLocaleString("en")} messages`, {
      first: () => store.messages.history("CLONG", { ...always, order: "newestFirst" }),
      middle: () => store.messages.history("CLONG", { ...always, latest: tsOf(messages / 2), order: "newestFirst" }),
      last: () => store.messages.history("CLONG", { ...always, latest: tsOf(pageSize), order: "newestFirst" }),
    }),
    pageRow(`A page of a thread with ${replies.toLocaleString("en")} replies`, {
      first: () => store.messages.replies("CTHREAD", tsOf(0), always),
      middle: () => store.messages.replies("CTHREAD", tsOf(0), { ...always, oldest: tsOf(replies / 2) }),
      last: () => store.messages.replies("CTHREAD", tsOf(0), { ...always, oldest: tsOf(replies - pageSize) }),
    }),
  ];
}

interface Pages {
  readonly first: () => Promise<readonly unknown[]>;
  readonly middle: () => Promise<readonly unknown[]>;
  readonly last: () => Promise<readonly unknown[]>;
}

function pageRow(name: string, { first, middle, last }: Pages): Row {
  return {
    name,
    unit: "nanoseconds",
    rounds,
    contenders: [
      { name: "Rollcall, the last page", sample: timed(last) },
      { name: "Rollcall, the first page", sample: timed(first) },
      { name: "Rollcall, a page in the middle", sample: timed(middle) },
    ],
    goals: [
      { against: "Rollcall, the first page", limit: 1 / spread },
      { against: "Rollcall, a page in the middle", limit: 1 / spread },
    ],
  };
}

function timed(read: () => Promise<readonly unknown[]>) {
  const times = 200;
  return async () => {
    const started = performance.now();
    for (let count = 0; count < times; count += 1) {
      if ((await read()).length !== pageSize) throw new Error("A page is not full.");
    }
    return ((performance.now() - started) / times) * 1e6;
  };
}

async function fill(store: Store): Promise<void> {
  const put = (id: string) =>
    ({
      kind: "put",
      document: "channel",
      value: {
        id,
        version: 1,
        created,
        kind: "public",
        workspaceId: id.startsWith("CN") ? "T1" : "T2",
        name: id.toLowerCase(),
        archived: false,
        postingSuspended: false,
      },
    }) as const;
  await inBatches(store, channels, (at) => put(channelId(at)));
  await inBatches(store, 2, (at) => put(at === 0 ? "CLONG" : "CTHREAD"));
  const post = (channelId: string, at: number, parts: object = {}) => {
    const message = { channelId, userId: "U1", text: "The build has finished.", ...parts };
    return { kind: "insertMessage", message, nowMs: startMs + at } as const;
  };
  await inBatches(store, messages, (at) => post("CLONG", at));
  await inBatches(store, replies + 1, (at) => post("CTHREAD", at, at === 0 ? {} : { threadTs: tsOf(0) }));
}

async function inBatches(store: Store, count: number, make: (at: number) => Write): Promise<void> {
  const size = 5_000;
  for (let start = 0; start < count; start += size) {
    const writes = Array.from({ length: Math.min(size, count - start) }, (_, at) => make(start + at));
    const committed = await store.commit({ expect: [], writes });
    if (!committed.ok) throw new Error(JSON.stringify(committed.failed));
  }
}

function channelId(at: number): string {
  return `CN${String(at).padStart(6, "0")}`;
}

function tsOf(at: number): string {
  const microseconds = String((startMs + at) * 1000);
  return `${microseconds.slice(0, 10)}.${microseconds.slice(10)}`;
}
