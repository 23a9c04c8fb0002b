import { createConnection, toRequest } from "../served/connection.js";
import { expectStatus } from "../served/load.js";
import { runServer } from "../served/run-server.js";
import type { Row, SuiteOptions } from "../suite.js";
import { deliverPlainly } from "./deliver-all.js";
import { createPlainEnvelope, plainEnvelopeName } from "./plain-envelope.js";
import { createPlainPost, plainPostName } from "./plain-post.js";
import { postAndReceive, postMessages } from "./post-and-receive.js";
import { serveWorld } from "./serve-world.js";
import { appToken, subscribingWorld } from "./subscribing-world.js";

const undelivered = "the same calls without a subscription";

/**
 * Messages through the whole server without rate limits: from the call, over the durable commit, until the app has the
 * event. The plain senders deliver a body that exists already.
 */
export async function createServerRows(onClose: SuiteOptions["onClose"]): Promise<readonly Row[]> {
  const { url: without } = await serveWorld(subscribingWorld(), onClose);
  const toRow = (name: string, plain: string, contenders: Samples): Row => ({
    name,
    unit: "nanoseconds",
    rounds: 9,
    contenders: [
      { name: "Rollcall", sample: contenders.sample },
      { name: plain, sample: contenders.plain },
      { name: undelivered, sample: postMessages(without) },
    ],
    // How far the plain senders are ahead depends on the disk: they sync nothing.
    goals: [{ against: undelivered, limit: 0.2, guard: 0.08 }],
  });
  return [
    toRow("A message and its delivery over HTTP, durably, 50 conversations", plainPostName, await overHttp(onClose)),
    toRow(
      "A message and its delivery over a socket, durably, 50 conversations",
      plainEnvelopeName,
      await overSocket(onClose),
    ),
  ];
}

interface Samples {
  readonly sample: () => Promise<number>;
  readonly plain: () => Promise<number>;
}

async function overHttp(onClose: SuiteOptions["onClose"]): Promise<Samples> {
  const app = await runServer("counting-app");
  onClose(() => app.stop());
  const { url } = await serveWorld(subscribingWorld({ url: `${app.url}/` }), onClose);
  const other = await runServer("counting-app");
  onClose(() => other.stop());
  return { sample: postAndReceive(url, app.url), plain: deliverPlainly(createPlainPost(other.url, onClose)) };
}

async function overSocket(onClose: SuiteOptions["onClose"]): Promise<Samples> {
  const { url } = await serveWorld(subscribingWorld("socket"), onClose);
  const app = await runServer("counting-app", await openAddress(url));
  onClose(() => app.stop());
  return { sample: postAndReceive(url, app.url), plain: deliverPlainly(await createPlainEnvelope(onClose)) };
}

/** Address of a socket. The server knows itself by the name of its site. */
async function openAddress(url: string): Promise<string> {
  const connection = createConnection(url);
  const request = toRequest("POST", "/api/apps.connections.open", { token: appToken, body: {} });
  const { body } = expectStatus(await connection.send(request), 200);
  connection.close();
  const { pathname, search } = new URL(JSON.parse(body.toString()).url);
  return `ws://${new URL(url).host}${pathname}${search}`;
}
