import { type Connection, createConnection, toRequest } from "../served/connection.js";
import { expectStatus } from "../served/load.js";
import { newUserOf } from "../served/new-user.js";
import { processorNanoseconds } from "../served/resident-kilobytes.js";
import { type RunningServer, runServer } from "../served/run-server.js";
import type { Row, SuiteOptions } from "../suite.js";
import { createPlainPost, signedPostName } from "./plain-post.js";
import { post } from "./post-and-receive.js";
import { serveWorld } from "./serve-world.js";
import { adminToken, appCount, subscribingWorld, worldOfApps } from "./subscribing-world.js";

/** Numbers of calls of a sample. */
const [together, alone, users] = [1_000, 300, 100];
const rounds = 3;
const undelivered = "the same without subscriptions";

/** Work of one caller of several, which gets the number of the call. */
type Call = (index: number, connection: Connection) => Promise<void>;

/** Rows about the processor time of servers, which a busy machine and a slow disk change less than the time that passes. */
export async function createCostRows(onClose: SuiteOptions["onClose"]): Promise<readonly Row[]> {
  const app = await runServer("counting-app");
  onClose(() => app.stop());
  const other = await runServer("counting-app");
  onClose(() => other.stop());
  const receive = createReceiver(app);
  const plain = createPlainPost(other.url, onClose, { signingSecret: "0123456789abcdef0123456789abcdef" });
  const pair = async (worldFor: (url?: string) => object) =>
    [await serveWorld(worldFor(`${app.url}/`), onClose), await serveWorld(worldFor(), onClose)] as const;
  const ofMessages = await pair((url) => subscribingWorld(url === undefined ? undefined : { url }));
  const ofUsers = await pair(worldOfApps);
  return [
    deliveryRow("A delivery, processor time, 50 conversations", ofMessages, { plain, receive, callers: 8 }),
    deliveryRow("A delivery, processor time, one at a time", ofMessages, { plain, receive, callers: 1 }),
    ...userRows(ofUsers, receive),
  ];
}

/** Waits until the app has received so many more requests. */
function createReceiver({ url }: RunningServer): (more: number) => Promise<void> {
  const connection = createConnection(url);
  let wanted = 0;
  return async (more) => {
    wanted += more;
    const { body } = await connection.send(toRequest("GET", `/${wanted}`, { token: "" }));
    if (Number(body.toString()) !== wanted) throw new Error(`the app received ${body} requests of ${wanted}`);
  };
}

interface DeliveryParts {
  readonly plain: () => Promise<void>;
  readonly receive: (more: number) => Promise<void>;
  readonly callers: number;
}

/** A message with its delivery, without what the message itself costs. */
function deliveryRow(
  name: string,
  [subscribed, without]: readonly [RunningServer, RunningServer],
  { plain, receive, callers }: DeliveryParts,
): Row {
  const isAlone = callers === 1;
  const messages = isAlone ? alone : together;
  const postAll = (server: RunningServer, afterEach: () => Promise<void>) =>
    call(server, { count: messages, callers }, async (index, connection) => {
      await post(connection, index);
      await afterEach();
    });
  const costs = (server: RunningServer, received: () => Promise<void>, afterEach: () => Promise<void>) =>
    processorTimeOf(server.pid, messages, async () => {
      await postAll(server, afterEach);
      await received();
    });
  const nothing = async () => {};
  return {
    name,
    unit: "nanoseconds",
    rounds,
    contenders: [
      {
        name: "Rollcall",
        sample: async () => {
          const whole = isAlone
            ? await costs(subscribed, nothing, () => receive(1))
            : await costs(subscribed, () => receive(messages), nothing);
          return whole - (await costs(without, nothing, nothing));
        },
      },
      {
        name: signedPostName,
        sample: () =>
          processorTimeOf(process.pid, messages, async () => {
            let begun = 0;
            const work = async () => {
              while (begun < messages) {
                begun += 1;
                await plain();
              }
            };
            await Promise.all(Array.from({ length: isAlone ? 1 : 16 }, work));
          }),
      },
    ],
    goals: [{ against: signedPostName, ...(isAlone ? { limit: 0.2, guard: 0.03 } : { limit: 0.33, guard: 0.06 }) }],
  };
}

/** A new user whose event all apps receive, with the deliveries and until the answer alone. */
function userRows(
  [subscribed, without]: readonly [RunningServer, RunningServer],
  receive: (more: number) => Promise<void>,
): readonly Row[] {
  const next = newUserOf(adminToken);
  const create = async (connection: Connection) => void expectStatus(await connection.send(next()), 201);
  const costs = (server: RunningServer, received: () => Promise<void>) => () =>
    processorTimeOf(server.pid, users, () =>
      call(server, { count: users, callers: 1 }, async (_index, connection) => {
        await create(connection);
        await received();
      }),
    );
  const answers = (server: RunningServer, received: () => Promise<void>) => async () => {
    let elapsedMs = 0;
    await call(server, { count: users, callers: 1 }, async (_index, connection) => {
      const startedMs = performance.now();
      await create(connection);
      elapsedMs += performance.now() - startedMs;
      await received();
    });
    return (elapsedMs * 1_000_000) / users;
  };
  const all = () => receive(appCount);
  const nothing = async () => {};
  const row = (name: string, measure: typeof costs, goal: { readonly limit: number; readonly guard: number }): Row => ({
    name,
    unit: "nanoseconds",
    rounds,
    contenders: [
      { name: "Rollcall", sample: measure(subscribed, all) },
      { name: undelivered, sample: measure(without, nothing) },
    ],
    goals: [{ against: undelivered, ...goal }],
  });
  return [
    row(`Create a user whose event ${appCount} apps receive, processor time`, costs, { limit: 0.125, guard: 0.04 }),
    row("The answer to the same call", answers, { limit: 0.66, guard: 0.15 }),
  ];
}

interface Load {
  readonly count: number;
  readonly callers: number;
}

async function call({ url }: RunningServer, { count, callers }: Load, work: Call): Promise<void> {
  const connections = Array.from({ length: callers }, () => createConnection(url));
  let begun = 0;
  const repeat = async (connection: Connection) => {
    while (begun < count) {
      begun += 1;
      await work(begun, connection);
    }
  };
  await Promise.all(connections.map(repeat));
  for (const connection of connections) connection.close();
}

async function processorTimeOf(pid: number, count: number, work: () => Promise<void>): Promise<number> {
  const before = processorNanoseconds(pid);
  await work();
  return (processorNanoseconds(pid) - before) / count;
}
