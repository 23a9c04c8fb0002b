import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { toRequest } from "../served/connection.js";
import { underLoad } from "../served/load.js";
import type { Row, SuiteOptions } from "../suite.js";
import { serveWorld } from "./serve-world.js";
import { botToken, subscribingWorld } from "./subscribing-world.js";

const unsubscribed = "the same without a subscription";

/** The cost of a subscription for the call that brings the event about: the app never answers, so that little is sent. */
export async function createCommitRow(onClose: SuiteOptions["onClose"]): Promise<Row> {
  const silent = createServer((request) => request.resume()).listen(0, "127.0.0.1");
  await once(silent, "listening");
  onClose(async () => {
    silent.closeAllConnections();
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const start = async (world: object) => underLoad({ url: (await serveWorld(world, onClose)).url, next, status: 200 });
  return {
    name: "chat.postMessage, durably, 8 concurrent calls, for an app that never answers",
    unit: "nanoseconds",
    rounds: 15,
    contenders: [
      { name: "Rollcall", sample: await start(subscribingWorld({ url: `http://127.0.0.1:${port}/` })) },
      { name: unsubscribed, sample: await start(subscribingWorld()) },
    ],
    goals: [{ against: unsubscribed, limit: 0.9, guard: 0.35 }],
  };
}

function next(): Buffer {
  const text = "The build of the main branch has *finished*: 1,204 tests passed in 3 minutes.";
  const blocks = [{ type: "section", text: { type: "mrkdwn", text } }];
  return toRequest("POST", "/api/chat.postMessage", { token: botToken, body: { channel: "C0", text, blocks } });
}
