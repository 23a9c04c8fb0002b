import { createConnection, toRequest } from "../served/connection.js";
import { expectStatus, underLoad } from "../served/load.js";
import { type RunningServer, runServer } from "../served/run-server.js";
import type { Row, SuiteOptions } from "../suite.js";
import { emulatedService } from "./peers.js";
import { checkAlike, type WarmMethod, warmMethods } from "./warm-answers.js";
import { warmChannel, warmTokens } from "./warm-world.js";

const messages = 50;

/** Calls of servers that have answered many of them, over the same users and messages. */
export async function createWarmCallRows(onClose: SuiteOptions["onClose"]): Promise<readonly Row[]> {
  const start = async (peer: string) => {
    const server = await runServer("../../start/programs/serve-warm", peer, emulatedService());
    onClose(() => server.stop());
    return prepare(server, peer === "emulate" ? warmTokens() : warmTokens().slice(0, 1));
  };
  const [rollcall, emulate] = [await start("Rollcall"), await start("emulate")];
  for (const method of warmMethods) checkAlike(method, await rollcall.answer(method), await emulate.answer(method));
  return warmMethods.map((method) => ({
    name: `A call of a warm process: ${method}`,
    unit: "nanoseconds",
    rounds: 9,
    contenders: [
      { name: "Rollcall", sample: rollcall.load(method) },
      { name: "emulate", sample: emulate.load(method) },
    ],
    goals: [{ against: "emulate", limit: 1.05, guard: 0.5 }],
  }));
}

/** Posts the messages of a server, and creates the calls of its methods. */
async function prepare({ url }: RunningServer, tokens: readonly string[]) {
  let turn = 0;
  const request = (method: string, body: object) => {
    turn += 1;
    return toRequest("POST", `/api/${method}`, { token: tokens[turn % tokens.length] ?? "", body });
  };
  const ask = async (method: string, body: object): Promise<unknown> => {
    const connection = createConnection(url);
    const received = expectStatus(await connection.send(request(method, body)), 200);
    connection.close();
    const text = received.body.toString();
    if (!text.includes('"ok":true')) throw new Error(text);
    return JSON.parse(text);
  };
  const posted = await postAll(ask);
  const [{ channel }] = posted;
  const bodies: Readonly<Record<WarmMethod, () => object>> = {
    // Each connection changes another message.
    "chat.update": () => ({ ...posted[turn % messages], text: `Message ${turn} of a warm process, changed.` }),
    "conversations.history": () => ({ channel, limit: messages }),
    "users.list": () => ({ limit: 1000 }),
  };
  return {
    answer: (method: WarmMethod) => ask(method, bodies[method]()),
    load: (method: WarmMethod) => underLoad({ url, next: () => request(method, bodies[method]()), status: 200 }),
  };
}

interface Posted {
  readonly channel: string;
  readonly ts: string;
}

/** Posts the messages. */
async function postAll(ask: (method: string, body: object) => Promise<unknown>): Promise<[Posted, ...Posted[]]> {
  const post = async (at: number): Promise<Posted> => {
    const answer = await ask("chat.postMessage", { channel: warmChannel, text: `Message ${at} of a warm process.` });
    // Both answer so, see `ask`.
    const { channel, ts } = answer as Posted;
    return { channel, ts };
  };
  const posted: [Posted, ...Posted[]] = [await post(0)];
  while (posted.length < messages) posted.push(await post(posted.length));
  return posted;
}
