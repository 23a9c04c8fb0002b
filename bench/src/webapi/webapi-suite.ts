import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createConnection, toRequest } from "../served/connection.js";
import { createDirectory, botToken as token, userIdOf } from "../served/directory.js";
import { expectStatus, underLoad } from "../served/load.js";
import { leastName, runLeast } from "../served/run-least.js";
import { type RunningServer, runServer } from "../served/run-server.js";
import { fillConversations } from "../storage/fill-conversations.js";
import type { Row, Suite, SuiteOptions } from "../suite.js";
import { createCanvasRow } from "./canvas-row.js";
import { createHistoryRow } from "./history-row.js";
import { createLedRow } from "./led-row.js";
import { createMemoryRow } from "./memory-row.js";
import { createStallRows } from "./stall-rows.js";
import { createTypeCheckRow } from "./type-check-row.js";
import { createUnreadRows, pagePath } from "./unread-rows.js";
import { createWarmRows } from "./warm-rows.js";

const users = 1_000;
const rounds = 9;

/** Measures method calls over sockets against plain servers. */
export const webapiSuite: Suite = {
  name: "webapi",
  readme: "packages/webapi-core/README.md",
  packages: [],
  async rows({ onClose }: SuiteOptions): Promise<readonly Row[]> {
    const folder = await mkdtemp(join(tmpdir(), "rollcall-bench-"));
    onClose(() => rm(folder, { recursive: true, force: true }));
    const start = async (name: string, ...args: readonly string[]) => {
      const server = await runServer(name, ...args);
      onClose(() => server.stop());
      return server;
    };
    await createDirectory(join(folder, "world"), users);
    await fillConversations(join(folder, "world"), { channels: 0, messages: 1_000, replies: 0 });
    const [world, sample] = [join(folder, "world"), join(folder, "user.json")];
    await copyFile(join(world, "rollcall.db"), join(folder, "rollcall.db"));
    const rollcall = await start("rollcall", world);
    await writeFile(sample, await ask(rollcall, toRequest("GET", infoOf(0), { token })));
    const bare = await start("bare", sample);
    const least = await runLeast(folder, sample);
    onClose(() => least.stop());
    const echo = await start("echo");
    const channel = await findChannel(rollcall);
    const page = join(folder, "page.html");
    await writeFile(page, await ask(rollcall, toRequest("GET", pagePath, { token })));
    return [
      createPostRow({ rollcall, echo, least, channel }),
      createInfoRow({ rollcall, bare, least }),
      ...createWarmRows({ folder, echo, start }),
      await createHistoryRow({ rollcall, folder, start }),
      ...createStallRows({ rollcall, echo }),
      ...createUnreadRows({ rollcall, bare: await start("bare", page) }),
      await createLedRow({ onClose }),
      createCanvasRow(rollcall, token),
      createMemoryRow(folder),
      createTypeCheckRow(folder),
    ];
  },
};

interface PostRow {
  readonly rollcall: RunningServer;
  readonly echo: RunningServer;
  readonly least: RunningServer;
  readonly channel: string;
}

function createPostRow({ rollcall, echo, least, channel }: PostRow): Row {
  const next = () => toRequest("POST", "/api/chat.postMessage", { token, body: toMessage(channel) });
  const load = ({ url }: RunningServer) => underLoad({ url, next, status: 200, connections: 64 });
  return {
    name: "chat.postMessage as JSON, durably, 64 concurrent calls",
    unit: "nanoseconds",
    rounds,
    contenders: [
      { name: "Rollcall", sample: load(rollcall) },
      { name: "node:http, parses and echoes the same JSON", sample: load(echo) },
      { name: leastName, sample: load(least) },
    ],
    goals: [{ against: "node:http, parses and echoes the same JSON", limit: 0.25, guard: 0.08 }],
  };
}

type InfoRow = Readonly<Record<"rollcall" | "bare" | "least", RunningServer>>;

function createInfoRow({ rollcall, bare, least }: InfoRow): Row {
  const next = () => toRequest("GET", infoOf(Math.floor(Math.random() * users)), { token });
  const load = ({ url }: RunningServer) => underLoad({ url, next, status: 200 });
  return {
    name: "users.info, token and user from SQLite",
    unit: "nanoseconds",
    rounds,
    contenders: [
      { name: "Rollcall", sample: load(rollcall) },
      { name: "node:http, the same bytes", sample: load(bare) },
      { name: leastName, sample: load(least) },
    ],
    goals: [{ against: "node:http, the same bytes", limit: 0.35, guard: 0.12 }],
  };
}

/** A message of typical size, with a block. */
function toMessage(channel: string): object {
  const text = "The build of the main branch has *finished*: 1,204 tests passed in 3 minutes.";
  return { channel, text, blocks: [{ type: "section", text: { type: "mrkdwn", text } }], unfurl_links: false };
}

/** Posts a message to the channel by name, and returns the identifier of the channel. */
async function findChannel(server: RunningServer): Promise<string> {
  const request = toRequest("POST", "/api/chat.postMessage", { token, body: toMessage("#general") });
  const answer: unknown = JSON.parse((await ask(server, request)).toString());
  if (typeof answer !== "object" || answer === null || !("channel" in answer)) throw new Error(JSON.stringify(answer));
  return String(answer.channel);
}

async function ask({ url }: RunningServer, request: Buffer): Promise<Buffer> {
  const connection = createConnection(url);
  const { body } = expectStatus(await connection.send(request), 200);
  connection.close();
  return body;
}

function infoOf(number: number): string {
  return `/api/users.info?user=${userIdOf(number)}`;
}
