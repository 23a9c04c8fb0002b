import { Agent, request } from "node:http";
import type { SuiteOptions } from "../suite.js";
import { atOnce, body } from "./deliver-all.js";

/** Name of the plain sender over HTTP in rows. */
export const plainPostName = "node:http, a plain POST";

/** Returns a sender of plain requests, without signature and results, that resolves with their answer. */
export function createPlainPost(url: string, onClose: SuiteOptions["onClose"]): () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: atOnce });
  onClose(async () => agent.destroy());
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  return () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const outgoing = request(url, { method: "POST", agent, headers }, (response) =>
      response.resume().once("end", resolve),
    );
    outgoing.once("error", reject).end(body);
    return promise;
  };
}
