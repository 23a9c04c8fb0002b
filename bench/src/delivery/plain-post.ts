import { Agent, request } from "node:http";
import { sign, toHeaderNames } from "@rollcall/delivery";
import type { SuiteOptions } from "../suite.js";
import { atOnce, body } from "./deliver-all.js";

/** Name of the plain sender over HTTP in rows. */
export const plainPostName = "node:http, a plain POST";
/** Name of the signing sender over HTTP in rows. */
export const signedPostName = "node:http, a signed POST";

const plain = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
const names = toHeaderNames("svc");

/** Options of a plain sender. */
interface PlainOptions {
  /** Key of the signatures. Default: requests are not signed. */
  readonly signingSecret?: string;
}

/** Returns a sender of plain requests, without results, that resolves with their answer. */
export function createPlainPost(
  url: string,
  onClose: SuiteOptions["onClose"],
  { signingSecret }: PlainOptions = {},
): () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: atOnce });
  onClose(async () => agent.destroy());
  return () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const headers = signingSecret === undefined ? plain : { ...plain, ...toSigned(signingSecret) };
    const outgoing = request(url, { method: "POST", agent, headers }, (response) =>
      response.resume().once("end", resolve),
    );
    outgoing.once("error", reject).end(body);
    return promise;
  };
}

function toSigned(signingSecret: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return { [names.timestamp]: timestamp, [names.signature]: sign({ signingSecret, timestamp, body }) };
}
