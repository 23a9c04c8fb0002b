import type { Because } from "../because.js";
import type { CompiledVersion } from "./compiled-version.js";

/** What is answered. */
export interface Answer {
  readonly status: number;
  /** Absent means an empty body. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The code on the wire and why it is answered; absent from a success. */
  readonly refusal?: { readonly error: string; readonly because?: Because };
}

/** The response of a version; every one carries the request id. */
export function respond({ status, body, headers }: Answer, version: CompiledVersion, requestId: string): Response {
  const common = { ...headers, "x-request-id": requestId };
  if (body === undefined) return new Response(null, { status, headers: common });
  const contentType = `${version.definition.mediaType}; charset=utf-8`;
  return new Response(JSON.stringify(body), { status, headers: { "content-type": contentType, ...common } });
}
