import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exportWorldFile, importWorldFile } from "@rollcall/server";
import { createDirectory } from "../served/directory.js";
import { type RunningServer, runServer } from "../served/run-server.js";
import type { Row, SuiteOptions } from "../suite.js";
import { channelIdOf, fillConversations, longChannel, threadChannel, tsOf } from "./fill-conversations.js";
import { ask, createPageRows, pageRequest } from "./page-rows.js";
import type { StorageBench } from "./storage-bench.js";

const channels = 100_000;
const messages = 1_000_000;
const replies = 10_000;
const limit = 100;

/** Pages at the start, in the middle and at the end of long lists of conversations and messages, on both databases. */
export async function createConversationRows(
  { folder, createSchema }: Pick<StorageBench, "folder" | "createSchema">,
  onClose: SuiteOptions["onClose"],
): Promise<readonly Row[]> {
  const start = async (program: string, place: string): Promise<RunningServer> => {
    const server = await runServer(program, place);
    onClose(() => server.stop());
    return server;
  };
  const [data, path, sample] = [join(folder, "talk"), join(folder, "talk-file"), join(folder, "history.json")];
  await createDirectory(data, 0);
  await fillConversations(data, { channels, messages, replies });
  await exportWorldFile({ data, path });
  const database = await createSchema();
  await importWorldFile({ database, path });
  const servers = { sqlite: await start("rollcall", data), postgres: await start("rollcall", database) };
  const list = (from: string) =>
    pageRequest("conversations.list", { limit, ...(from !== "" && { cursor: btoa(`team:${from}`) }) });
  const history = (latest: object) => pageRequest("conversations.history", { channel: longChannel, limit, ...latest });
  const thread = (oldest: object) =>
    pageRequest("conversations.replies", { channel: threadChannel, ts: tsOf(0), limit, ...oldest });
  await writeFile(sample, await ask(servers.sqlite, history({})));
  return [
    ...(await createPageRows(`conversations.list, a page of ${channels.toLocaleString("en")} channels`, {
      ...servers,
      first: list(""),
      middle: list(channelIdOf(channels / 2)),
      last: list(channelIdOf(channels - limit)),
    })),
    ...(await createPageRows(`conversations.history, a page of ${messages.toLocaleString("en")} messages`, {
      ...servers,
      bare: await start("bare", sample),
      first: history({}),
      middle: history({ latest: tsOf(messages / 2) }),
      last: history({ latest: tsOf(limit) }),
    })),
    ...(await createPageRows(`conversations.replies, a page of ${replies.toLocaleString("en")} replies`, {
      ...servers,
      first: thread({}),
      middle: thread({ oldest: tsOf(replies / 2) }),
      last: thread({ oldest: tsOf(replies - limit + 1) }),
    })),
  ];
}
