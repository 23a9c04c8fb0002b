import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createConnection, toRequest } from "../served/connection.js";
import { adminToken } from "../served/directory.js";
import { expectStatus, underLoad } from "../served/load.js";
import { longestStall } from "../served/longest-stall.js";
import { type RunningServer, runServer } from "../served/run-server.js";
import { threadChannel, tsOf } from "../storage/fill-conversations.js";
import { ask, pageRequest } from "../storage/page-rows.js";
import type { Contender, Row, Suite, SuiteOptions } from "../suite.js";
import { crowdIdOf, crowds, fillGrowth } from "./fill-growth.js";

/** Sizes of the worlds. CI measures the first two. */
const [small, medium, large] = [1_000, 10_000, 100_000] as const;

/** Token of a member who may search. */
const memberToken = "svcp-bench-member";

/** A request whose cost must not grow with the world, and how many times as long it may take in one that is larger. */
interface Growing {
  readonly name: string;
  readonly request: Buffer;
  /** Default: 1.5. */
  readonly times?: number;
}

const search = (query: string, args: object = {}) =>
  pageRequest("search.messages", { query, count: 20, ...args }, memberToken);
const users = (filter: string) =>
  toRequest("GET", `/scim/v1/Users?count=10&filter=${encodeURIComponent(filter)}`, { token: adminToken });

/** A common word is in every message. */
const commonWord = 3;

const growing: readonly Growing[] = [
  { name: "search.messages, without a hit", request: search("zebra") },
  { name: "search.messages, a common word", request: search("build"), times: commonWord },
  {
    name: "search.messages, a common word, by time",
    request: search("build", { sort: "timestamp" }),
    times: commonWord,
  },
  { name: "search.messages, a common phrase", request: search('"has finished"') },
  { name: "files.list, a page of 100", request: pageRequest("files.list", { count: 100 }, memberToken) },
  { name: "files.list, without a hit", request: pageRequest("files.list", { types: "images" }, memberToken) },
  {
    name: "admin.conversations.search, a page of 10",
    request: pageRequest("admin.conversations.search", { limit: 10 }, adminToken),
  },
  {
    name: "admin.conversations.search, without a hit",
    request: pageRequest("admin.conversations.search", { query: "zebra", limit: 10 }, adminToken),
  },
  { name: 'SCIM v1 Users, userName sw "user"', request: users('userName sw "user"') },
  { name: "SCIM v1 Users, restricted eq false", request: users("restricted eq false") },
  { name: "SCIM v1 Users, restricted eq true", request: users("restricted eq true") },
  {
    name: "conversations.replies, a page of a thread with a tenth of the messages",
    request: pageRequest("conversations.replies", { channel: threadChannel, ts: tsOf(0), limit: 10 }),
  },
];

/** Measures what calls cost in worlds of several sizes. */
export const growthSuite: Suite = {
  name: "growth",
  readme: "packages/storage/README.md",
  packages: [],
  async rows({ onClose, onlyGuards = false }: SuiteOptions): Promise<readonly Row[]> {
    const folder = await mkdtemp(join(tmpdir(), "rollcall-bench-"));
    onClose(() => rm(folder, { recursive: true, force: true }));
    const sizes = onlyGuards ? [medium, small] : [large, medium, small];
    const worlds: World[] = [];
    for (const size of sizes) worlds.push(await startWorld(folder, size, onClose));
    return [
      createFirstSearchRow(worlds),
      ...growing.map((each) => createGrowingRow(each, worlds)),
      createDeletionRow(worlds),
    ];
  },
};

interface World {
  readonly size: number;
  readonly server: RunningServer;
}

async function startWorld(folder: string, size: number, onClose: SuiteOptions["onClose"]): Promise<World> {
  const data = join(folder, String(size));
  await fillGrowth(data, size);
  const server = await runServer("rollcall", data);
  onClose(() => server.stop());
  return { size, server };
}

function nameOf({ size }: World): string {
  return `Rollcall, ${size.toLocaleString("en")}`;
}

interface Sampled extends Pick<Row, "name" | "unit" | "rounds"> {
  readonly times: number;
  /** The factor by which CI allows more. Absent: CI does not check it. */
  readonly room?: number;
  readonly sample: (world: World) => Contender["sample"];
}

/** A row of all worlds, the largest first, which is compared with the smallest. */
function createRow(worlds: readonly World[], { times, room, sample, ...row }: Sampled): Row {
  const [first, ...others] = worlds.map((world) => ({ name: nameOf(world), sample: sample(world) }));
  if (first === undefined) throw new Error("The suite has no world.");
  const against = others.at(-1)?.name ?? first.name;
  const guard = room === undefined ? {} : { guard: 1 / (room * times) };
  return { ...row, contenders: [first, ...others], goals: [{ against, limit: 1 / times, ...guard }] };
}

function createGrowingRow({ name, request, times = 1.5 }: Growing, worlds: readonly World[]): Row {
  const sample = ({ server }: World) => {
    const load = underLoad({ url: server.url, next: () => request, status: 200, connections: 1 });
    return async () => {
      if (!request.includes("/scim/")) await ask(server, request);
      return load();
    };
  };
  // A cost that grows with the world takes ten times as long, which no room hides.
  return createRow(worlds, { name, unit: "nanoseconds", rounds: 5, times, room: 3, sample });
}

/** The first search of a server, which gives terms to all messages. */
function createFirstSearchRow(worlds: readonly World[]): Row {
  const sample = (world: World) => async () => {
    const started = performance.now();
    await ask(world.server, search("build"));
    return performance.now() - started;
  };
  return createRow(worlds, {
    name: "search.messages, the first search",
    unit: "milliseconds",
    rounds: 1,
    times: 1.5,
    sample,
  });
}

/** The longest time that another caller waits while a channel of all users is deleted. */
function createDeletionRow(worlds: readonly World[]): Row {
  const asked = toRequest("POST", "/api/api.test", { token: memberToken, body: {} });
  const sample = ({ server: { url } }: World) => {
    let crowd = 0;
    return longestStall({
      url,
      asked,
      prepare: async () => async () => {
        if (crowd === crowds) throw new Error("Every channel is deleted.");
        const body = { channel_id: crowdIdOf(crowd) };
        crowd += 1;
        const connection = createConnection(url);
        const request = toRequest("POST", "/api/admin.conversations.delete", { token: adminToken, body });
        const { body: answer } = expectStatus(await connection.send(request), 200);
        if (!answer.includes('"ok":true')) throw new Error(answer.toString());
        connection.close();
      },
    });
  };
  return createRow(worlds, {
    name: "Longest delay by admin.conversations.delete of a channel of all users",
    unit: "milliseconds",
    rounds: 1,
    times: 1.5,
    room: 5,
    sample,
  });
}
