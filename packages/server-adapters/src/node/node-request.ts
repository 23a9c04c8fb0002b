import type { IncomingMessage, ServerResponse } from "node:http";
import type { PlainRequest } from "../plain/plain-request.js";
import { createBodyStream, readBody, takeArrived } from "./incoming-body.js";
import { NodeHeaders } from "./node-headers.js";

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
