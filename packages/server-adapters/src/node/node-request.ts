import type { IncomingMessage, ServerResponse } from "node:http";
import type { PlainHeaders, PlainRequest } from "../plain.js";
import { createBodyStream, readBody, takeArrived } from "./incoming-body.js";

/** A request of `node:http`. What a handler does not use is not created. */
export class NodeRequest implements PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: NodeHeaders;
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  #gone: AbortController | undefined;
  #stream: PlainRequest["body"] | undefined;
  #isRead = false;

  constructor(url: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    this.method = incoming.method ?? "GET";
    this.url = url;
    this.headers = new NodeHeaders(incoming.rawHeaders);
    this.#incoming = incoming;
    this.#outgoing = outgoing;
  }

  get signal(): AbortSignal {
    this.#gone ??= abortWhenGone(this.#incoming, this.#outgoing);
    return this.#gone.signal;
  }

  get body(): PlainRequest["body"] {
    this.#stream ??= this.#hasBody ? createBodyStream(this.#incoming, () => this.#begin()) : null;
    return this.#stream;
  }

  get bodyUsed(): boolean {
    return this.#isRead;
  }

  takeBody(): Uint8Array<ArrayBuffer> | undefined {
    if (this.#isRead || this.#stream !== undefined) return undefined;
    const arrived = this.#hasBody ? takeArrived(this.#incoming) : new Uint8Array();
    this.#isRead = arrived !== undefined;
    return arrived;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const arrived = this.takeBody();
    if (arrived !== undefined) return ownBuffer(arrived);
    if (this.#stream) throw new TypeError("The body of the request is already a stream.");
    this.#begin();
    return (await readBody(this.#incoming)).buffer;
  }

  get #hasBody(): boolean {
    return this.method !== "GET" && this.method !== "HEAD";
  }

  #begin(): void {
    if (this.#isRead) throw new TypeError("The body of the request has already been read.");
    this.#isRead = true;
  }
}

/** The buffer of bytes, or a copy if it has other bytes too. */
function ownBuffer(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : new Uint8Array(bytes).buffer;
}

/** Aborts when the connection closes before the answer is sent. */
function abortWhenGone(incoming: IncomingMessage, outgoing: ServerResponse): AbortController {
  const gone = new AbortController();
  const check = () => {
    if (incoming.errored) gone.abort(String(incoming.errored));
    else if (!outgoing.writableFinished) gone.abort("Client connection prematurely closed.");
  };
  if (outgoing.closed) check();
  else outgoing.once("close", check);
  return gone;
}

/** The headers of a request as Node received them: names and values in turn. */
class NodeHeaders implements PlainHeaders {
  readonly #raw: readonly string[];

  constructor(raw: readonly string[]) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const raw = this.#raw;
    const wanted = name.toLowerCase();
    let value: string | null = null;
    for (let at = 0; at < raw.length; at += 2) {
      const each = raw[at];
      if (each === undefined || each.length !== wanted.length || each.toLowerCase() !== wanted) continue;
      const one = raw[at + 1] ?? "";
      value = value === null ? one : `${value}${wanted === "cookie" ? "; " : ", "}${one}`;
    }
    return value;
  }

  *[Symbol.iterator](): Iterator<[string, string]> {
    for (let at = 0; at < this.#raw.length; at += 2) yield [this.#raw[at] ?? "", this.#raw[at + 1] ?? ""];
  }
}

/** A target that is the same in a URL. */
const plainTarget = /^\/[!#$&-;=?-[\]_a-z~]*$/;
const dotSegment = /\/\.\.?(?:[/?#]|$)/;
/** A host that is the same in a URL. Others may have an invalid port, or the default one of a scheme. */
const plainHost = /^[a-z0-9._-]+(?::(?:[1-9]\d{3}|[1-5]\d{4}|6[0-4]\d{3}))?$/;

/** The absolute address of a request; undefined if its target and its host do not form one. */
export function readUrl({ url: target = "", headers, socket }: IncomingMessage): string | undefined {
  if (/^https?:\/\//.test(target)) return hasBackslash(target) ? undefined : hrefOf(target);
  if (!target.startsWith("/")) return undefined;
  // A client of HTTP/1.0 may leave out the host.
  const host = headers.host || "localhost";
  const url = `${"encrypted" in socket ? "https" : "http"}://${host}${target}`;
  if (plainHost.test(host) && plainTarget.test(target) && !dotSegment.test(target)) return url;
  return hasBackslash(target) || !isHost(host, url) ? undefined : hrefOf(url);
}

/** A URL would take a backslash in the path for a slash. */
function hasBackslash(target: string): boolean {
  const at = target.indexOf("\\");
  const query = target.indexOf("?");
  return at !== -1 && (query === -1 || at < query);
}

function hrefOf(url: string): string | undefined {
  return URL.parse(url)?.href;
}

/** Whether a URL ends the host where the header does. */
function isHost(host: string, url: string): boolean {
  return URL.parse(url)?.hostname === host.replace(/:\d+$/, "").toLowerCase();
}
