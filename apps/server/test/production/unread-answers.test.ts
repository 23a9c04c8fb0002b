import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mergeWorld } from "../kit/merge-world.js";
import { type SpawnedCommand, spawnCommand } from "../spawn-command.js";

const token = "svcb-helper";
const heapMiB = 512;

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

let folder: string;
let server: SpawnedCommand;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "unread-answers-"));
  await writeFile(join(folder, "world.json"), await mergeWorld("webapi", ""));
  const env = { NODE_OPTIONS: `--max-old-space-size=${heapMiB}` };
  server = spawnCommand(["--memory", "--port", "0", "--world", join(folder, "world.json")], { env });
  url = await server.ready;
});

afterAll(async () => {
  server.process.kill();
  await server.ended;
  await rm(folder, { recursive: true });
});

const authorization = `Bearer ${token}`;
const another = new Agent({ keepAlive: true, maxSockets: 1 });

/** The answer to a request, read as fast as it comes. */
async function ask(path: string, agent = another): Promise<Buffer> {
  const [answer] = await once(get(`${url}${path}`, { agent, headers: { authorization } }), "response");
  return buffer(answer);
}

/** The longest time that another caller waits for an answer, in milliseconds, while something else happens. */
async function longestWait(during: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = during.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const since = performance.now();
    expect(JSON.parse((await ask("/api/auth.test")).toString())).toMatchObject({ ok: true });
    longest = Math.max(longest, performance.now() - since);
  }
  await over;
  return longest;
}

/** Resolves after so many answers to yet another caller. */
async function answers(count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const _answer of numbers(count)) await ask("/healthz", agent);
  agent.destroy();
}

/** Opens connections that never read. */
function openUnread(count: number): Promise<readonly Socket[]> {
  return Promise.all(
    numbers(count).map(async () => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      // The server may close it at any time.
      socket.on("error", () => socket.destroy()).pause();
      await once(socket, "connect");
      return socket;
    }),
  );
}

/** The most memory that the process has had, in MiB. Only Linux tells it. */
async function peakMiB(): Promise<number> {
  const status = await readFile(`/proc/${server.process.pid}/status`, "utf8").catch(() => "VmHWM: 0 kB");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** A page is loaded with the file of the console that is the largest. */
async function consoleFile(): Promise<string> {
  const page = (await ask("/")).toString();
  return /src="(\/console\/index-[^"]+\.js)"/.exec(page)?.[1] ?? "";
}

/** More than a busy machine makes a caller wait. Before requests waited for their turn, it was several seconds or for ever. */
const patienceMs = 1000;

describe("clients without a token that do not read what they asked for", () => {
  it.each<readonly [connections: number, requests: number, what: string, path: () => Promise<string>]>([
    [300, 20, "the list of methods", async () => "/docs/web-api"],
    [300, 20, "a family of methods", async () => "/docs/web-api/chat"],
    [300, 20, "the largest document", async () => "/docs/openapi/web-api.json"],
    [300, 20, "a script of the console", consoleFile],
    [1, 1400, "the list of methods", async () => "/docs/web-api"],
    [300, 1400, "the list of methods", async () => "/docs/web-api"],
  ])(
    "neither stop nor delay others: %i connections with %i requests for %s",
    async (connections, requests, _what, find) => {
      const path = await find();
      expect((await ask(path)).length).toBeGreaterThan(10_000);
      const quiet = await longestWait(answers(100));
      const sockets = await openUnread(connections);
      const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`;
      for (const socket of sockets) socket.write(request.repeat(requests));
      const longest = await longestWait(answers(200));
      for (const socket of sockets) socket.destroy();
      expect(longest).toBeLessThan(patienceMs + 10 * quiet);
      expect(await peakMiB()).toBeLessThan(heapMiB);
      expect(server.process.exitCode).toBeNull();
    },
  );
});

describe("clients that read what they asked for", () => {
  it("do not delay others", async () => {
    const quiet = await longestWait(answers(100));
    const readers = numbers(20).map(async () => {
      const agent = new Agent({ keepAlive: true });
      for (const _page of numbers(20)) await ask("/docs/web-api", agent);
      agent.destroy();
    });
    expect(await longestWait(Promise.all(readers))).toBeLessThan(patienceMs + 10 * quiet);
  });
});
