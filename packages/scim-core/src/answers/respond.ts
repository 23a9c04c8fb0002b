import type { CompiledVersion } from "../engine/compiled-version.js";
import type { PlainAnswer } from "../options/plain-handler.js";
import type { Reason } from "../refusals/reason.js";

/** An HTTP answer before it is written. */
export interface Answer {
  readonly status: number;
  /** Default: an empty body. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The code on the wire, and why it is answered. Absent for a success. */
  readonly refusal?: { readonly error: string; readonly reason?: Reason };
}

/** An answer that ends a call. */
export interface Answered {
  readonly ok: true;
  readonly answer: Answer;
}

/** The response of a version. Every response carries the request id. */
export function respond({ status, body, headers }: Answer, version: CompiledVersion, requestId: string): PlainAnswer {
  const common = { ...headers, "x-request-id": requestId };
  if (body === undefined) return { status, headers: common };
  const contentType = `${version.definition.mediaType}; charset=utf-8`;
  return { status, headers: { "content-type": contentType, ...common }, body: JSON.stringify(body) };
}
