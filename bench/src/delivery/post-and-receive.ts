import { type Connection, createConnection, toRequest } from "../served/connection.js";
import { expectStatus } from "../served/load.js";
import { botToken, channelCount } from "./subscribing-world.js";

/** Number of messages of a sample. */
const count = 1000;
const connectionCount = 8;

/** Creates a sampler of the time of one message of many concurrent calls, in nanoseconds. */
export function postMessages(url: string): () => Promise<number> {
  return timeMessages(url, async () => {});
}

/**
 * Creates a sampler of the same time until an app has received all messages.
 * @param appUrl address of a `counting-app`
 */
export function postAndReceive(url: string, appUrl: string): () => Promise<number> {
  const app = createConnection(appUrl);
  let wanted = 0;
  return timeMessages(url, async () => {
    wanted += count;
    const { body } = await app.send(toRequest("GET", `/${wanted}`, { token: "" }));
    if (Number(body.toString()) !== wanted) throw new Error(`the app received ${body} messages of ${wanted}`);
  });
}

function timeMessages(url: string, received: () => Promise<void>): () => Promise<number> {
  const connections = Array.from({ length: connectionCount }, () => createConnection(url));
  return async () => {
    let begun = 0;
    const startedMs = performance.now();
    const work = async (connection: Connection) => {
      while (begun < count) {
        begun += 1;
        await post(connection, begun);
      }
    };
    await Promise.all(connections.map(work));
    await received();
    return ((performance.now() - startedMs) * 1_000_000) / count;
  };
}

/** Posts a message to one of the channels. */
export async function post(connection: Connection, index: number): Promise<void> {
  const text = `The build of the main branch has *finished*: ${index} tests passed.`;
  const message = { channel: `C${index % channelCount}`, text };
  const request = toRequest("POST", "/api/chat.postMessage", { token: botToken, body: message });
  const { body } = expectStatus(await connection.send(request), 200);
  if (!body.includes('"ok":true')) throw new Error(body.toString());
}
