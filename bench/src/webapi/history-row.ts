import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { underLoad } from "../served/load.js";
import type { RunningServer } from "../served/run-server.js";
import { longChannel } from "../storage/fill-conversations.js";
import { ask, pageRequest } from "../storage/page-rows.js";
import type { Row } from "../suite.js";

const limit = 100;

interface HistoryRow {
  /** Server with the long channel. */
  readonly rollcall: RunningServer;
  readonly folder: string;
  readonly start: (name: string, ...args: readonly string[]) => Promise<RunningServer>;
}

/** A row that reads a page of messages of a bot, each with its profile. */
export async function createHistoryRow({ rollcall, folder, start }: HistoryRow): Promise<Row> {
  const page = pageRequest("conversations.history", { channel: longChannel, limit });
  const sample = join(folder, "history.json");
  await writeFile(sample, await ask(rollcall, page));
  const bare = await start("bare", sample);
  const load = ({ url }: RunningServer) => underLoad({ url, next: () => page, status: 200 });
  return {
    name: `conversations.history, a page of ${limit} messages`,
    unit: "nanoseconds",
    rounds: 9,
    contenders: [
      { name: "Rollcall", sample: load(rollcall) },
      { name: "node:http, the same bytes", sample: load(bare) },
    ],
    goals: [{ against: "node:http, the same bytes", limit: 0.25, guard: 0.04 }],
  };
}
