import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { toRequest } from "../served/connection.js";
import { botToken } from "../served/directory.js";
import { longestStall } from "../served/longest-stall.js";
import { residentKilobytes } from "../served/resident-kilobytes.js";
import type { RunningServer } from "../served/run-server.js";
import type { Row } from "../suite.js";

const connections = 300;
const requests = 20;
const holdMs = 1_000;

/** Path of the page that is asked for. It needs no token. */
export const pagePath = "/docs/web-api";

const clients = `${connections} clients that each send ${requests} requests for a page and read nothing`;

/** Rows that measure what clients cost that do not read their answers. `bare` answers with the same page. */
export function createUnreadRows(servers: Readonly<Record<"rollcall" | "bare", RunningServer>>): readonly Row[] {
  const asked = toRequest("POST", "/api/api.test", { token: botToken, body: {} });
  const stall = ({ url }: RunningServer) => longestStall({ url, asked, prepare: () => openUnread(url) });
  return [
    {
      name: `Memory growth by ${clients}`,
      unit: "kilobytes",
      // The first clients make the server take the memory that it keeps.
      rounds: 1,
      contenders: [
        { name: "Rollcall", sample: growth(servers.rollcall) },
        { name: "node:http, the same page from memory", sample: growth(servers.bare) },
      ],
      goals: [{ limit: 200_000, guard: 300_000 }],
    },
    {
      name: `Longest delay of other callers by ${clients}`,
      unit: "milliseconds",
      rounds: 5,
      contenders: [
        { name: "Rollcall", sample: stall(servers.rollcall) },
        { name: "node:http, the same page from memory", sample: stall(servers.bare) },
      ],
      goals: [{ limit: 50, guard: 500 }],
    },
  ];
}

/** Opens connections that read nothing. The returned function sends their requests, waits, and closes them. */
async function openUnread(url: string): Promise<() => Promise<void>> {
  const sockets: readonly Socket[] = Array.from({ length: connections }, () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    // The server may close it at any time.
    return socket.on("error", () => socket.destroy()).pause();
  });
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  const text = `GET ${pagePath} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(requests);
  return async () => {
    for (const socket of sockets) socket.write(text);
    await setTimeout(holdMs);
    for (const socket of sockets) socket.destroy();
  };
}

/** Creates a sampler of the memory that a server takes more while clients do not read, in kilobytes. */
function growth({ url, pid }: RunningServer): () => Promise<number> {
  return async () => {
    const before = residentKilobytes(pid);
    const hold = await openUnread(url);
    let most = before;
    let isOver = false;
    const over = hold().then(() => {
      isOver = true;
    });
    while (!isOver) {
      most = Math.max(most, residentKilobytes(pid));
      await setTimeout(20);
    }
    await over;
    return Math.max(1, most - before);
  };
}
