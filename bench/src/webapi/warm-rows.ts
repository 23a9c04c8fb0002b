import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createConnection, toRequest } from "../served/connection.js";
import { expectStatus, underLoad } from "../served/load.js";
import type { RunningServer } from "../served/run-server.js";
import { emulatedService } from "../start/peers.js";
import { warmChannel, warmTokens } from "../start/warm-world.js";
import type { Goal, Row } from "../suite.js";

interface WarmRows {
  readonly folder: string;
  /** Parses the JSON of every request and returns it. */
  readonly echo: RunningServer;
  readonly start: (name: string, ...args: readonly string[]) => Promise<RunningServer>;
}

/** A call, and the servers that answer it. */
interface Call {
  readonly request: Buffer;
  readonly double: RunningServer;
  readonly other: RunningServer;
}

const [token = ""] = warmTokens();
const text = "The build of the main branch has *finished*: 1,204 tests passed in 3 minutes.";
const message = { text, blocks: [{ type: "section", text: { type: "mrkdwn", text } }], unfurl_links: false };
const post = (channel: string) => toRequest("POST", "/api/chat.postMessage", { token, body: { channel, ...message } });

/** Samples after which V8 has compiled what the calls need: about 20,000 calls. */
const warmUps = 10;

const [bytes, echoed] = ["node:http, the same bytes", "node:http, parses and echoes the same JSON"] as const;
/** The calls, with the number of connections and the share of the speed of a bare server. */
const measured: readonly (Omit<Goal, "against"> & {
  readonly method: "users.info" | "chat.postMessage";
  readonly connections: number;
})[] = [
  { method: "users.info", connections: 4, limit: 0.5, guard: 0.15 },
  { method: "users.info", connections: 32, limit: 0.5, guard: 0.15 },
  { method: "chat.postMessage", connections: 4, limit: 0.25, guard: 0.07 },
  { method: "chat.postMessage", connections: 32, limit: 0.4, guard: 0.07 },
];

/** Rows with calls of a double in memory, with its control plane: the journal keeps each of them. */
export function createWarmRows(options: WarmRows): readonly Row[] {
  let prepared: ReturnType<typeof prepare> | undefined;
  return measured.map(({ method, connections, ...goal }) => {
    const against = method === "users.info" ? bytes : echoed;
    const sampleOf = (side: "double" | "other") => {
      let sample: (() => Promise<number>) | undefined;
      return async () => {
        // Only a run that measures one of these rows waits for the double.
        prepared ??= prepare(options);
        const { request, [side]: server } = (await prepared)[method];
        sample ??= underLoad({ url: server.url, next: () => request, status: 200, connections });
        return sample();
      };
    };
    return {
      name: `${method} in memory, with the control plane, ${connections} connections`,
      unit: "nanoseconds",
      rounds: 9,
      contenders: [
        { name: "Rollcall", sample: sampleOf("double") },
        { name: against, sample: sampleOf("other") },
      ],
      goals: [{ against, ...goal }],
    };
  });
}

/** Starts a double and warms it up. */
async function prepare({ folder, echo, start }: WarmRows): Promise<Record<"users.info" | "chat.postMessage", Call>> {
  const double = await start("../../start/programs/serve-warm", "Rollcall", emulatedService());
  const ask = async (request: Buffer): Promise<Buffer> => {
    const connection = createConnection(double.url);
    const { body } = expectStatus(await connection.send(request), 200);
    connection.close();
    if (!body.includes('"ok":true')) throw new Error(body.toString());
    return body;
  };
  const { channel, message: posted } = JSON.parse((await ask(post(warmChannel))).toString());
  const info = toRequest("GET", `/api/users.info?user=${posted.user}`, { token });
  const sample = join(folder, "warm-user.json");
  await writeFile(sample, await ask(info));
  for (const request of [info, post(channel)]) {
    const warm = underLoad({ url: double.url, next: () => request, status: 200, connections: 32 });
    for (let sampled = 0; sampled < warmUps; sampled += 1) await warm();
  }
  return {
    "users.info": { request: info, double, other: await start("bare", sample) },
    "chat.postMessage": { request: post(channel), double, other: echo },
  };
}
