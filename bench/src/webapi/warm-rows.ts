import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createConnection, toRequest } from "../served/connection.js";
import { expectStatus, underLoad } from "../served/load.js";
import type { RunningServer } from "../served/run-server.js";
import { emulatedService } from "../start/peers.js";
import { warmChannel, warmTokens } from "../start/warm-world.js";
import type { Row } from "../suite.js";

interface WarmRows {
  readonly folder: string;
  /** Parses the JSON of every request and returns it. */
  readonly echo: RunningServer;
  readonly start: (name: string, ...args: readonly string[]) => Promise<RunningServer>;
}

const [token = ""] = warmTokens();
const text = "The build of the main branch has *finished*: 1,204 tests passed in 3 minutes.";
const message = { text, blocks: [{ type: "section", text: { type: "mrkdwn", text } }], unfurl_links: false };

/** Goals and guards by the number of connections, as shares of the speed of a bare server. */
const infoGoals = { 4: { limit: 0.5, guard: 0.22 }, 32: { limit: 0.5, guard: 0.22 } };
const postGoals = { 4: { limit: 0.25, guard: 0.1 }, 32: { limit: 0.4, guard: 0.14 } };
const counts = [4, 32] as const;
/** Samples after which V8 has compiled what the calls need: about 20,000 calls. */
const warmUps = 10;

/** Rows with calls of a double in memory, with its control plane: the journal keeps each of them. */
export async function createWarmRows({ folder, echo, start }: WarmRows): Promise<readonly Row[]> {
  const double = await start("../../start/programs/serve-warm", "Rollcall", emulatedService());
  const ask = async (request: Buffer): Promise<Buffer> => {
    const connection = createConnection(double.url);
    const { body } = expectStatus(await connection.send(request), 200);
    connection.close();
    if (!body.includes('"ok":true')) throw new Error(body.toString());
    return body;
  };
  const post = (channel: string) =>
    toRequest("POST", "/api/chat.postMessage", { token, body: { channel, ...message } });
  const { channel, message: posted } = JSON.parse((await ask(post(warmChannel))).toString());
  const info = toRequest("GET", `/api/users.info?user=${posted.user}`, { token });
  const sample = join(folder, "warm-user.json");
  await writeFile(sample, await ask(info));
  const bare = await start("bare", sample);
  for (const request of [info, post(channel)]) {
    const warm = underLoad({ url: double.url, next: () => request, status: 200, connections: 32 });
    for (let sampled = 0; sampled < warmUps; sampled += 1) await warm();
  }
  const rowsOf = (
    name: string,
    request: Buffer,
    other: { readonly name: string; readonly server: RunningServer },
    goals: typeof infoGoals,
  ): readonly Row[] =>
    counts.map((connections) => ({
      name: `${name} in memory, with the control plane, ${connections} connections`,
      unit: "nanoseconds",
      rounds: 9,
      contenders: [
        { name: "Rollcall", sample: underLoad({ url: double.url, next: () => request, status: 200, connections }) },
        {
          name: other.name,
          sample: underLoad({ url: other.server.url, next: () => request, status: 200, connections }),
        },
      ],
      goals: [{ against: other.name, ...goals[connections] }],
    }));
  return [
    ...rowsOf("users.info", info, { name: "node:http, the same bytes", server: bare }, infoGoals),
    ...rowsOf(
      "chat.postMessage",
      post(channel),
      { name: "node:http, parses and echoes the same JSON", server: echo },
      postGoals,
    ),
  ];
}
