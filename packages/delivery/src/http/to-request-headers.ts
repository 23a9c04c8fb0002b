import type { HttpTarget, Outgoing } from "../messages/outgoing.js";
import type { HeaderNames } from "../signing/header-names.js";
import { sign } from "../signing/sign.js";
import type { HttpBody } from "./to-http-body.js";

/** The parts of the headers of a request. */
interface HeaderParts {
  readonly outgoing: Outgoing<HttpTarget>;
  readonly body: HttpBody;
  readonly names: HeaderNames;
  readonly userAgent: string | undefined;
  /** Milliseconds of the machine's clock, with which receivers compare the timestamp. */
  readonly nowMs: number;
}

/** Returns the headers of a request, signed for this second. */
export function toRequestHeaders({ outgoing, body, names, userAgent, nowMs }: HeaderParts): Record<string, string> {
  const { target, retry } = outgoing;
  const { signingSecret } = target;
  const timestamp = String(Math.floor(nowMs / 1000));
  return {
    accept: "*/*",
    ...(userAgent !== undefined && { "user-agent": userAgent }),
    "content-type": body.contentType,
    "content-length": String(Buffer.byteLength(body.text)),
    [names.timestamp]: timestamp,
    ...(signingSecret !== undefined && { [names.signature]: sign({ signingSecret, timestamp, body: body.text }) }),
    ...(retry && { [names.retryNum]: String(retry.num), [names.retryReason]: retry.reason }),
  };
}
