import type { PlainHeaders, PlainRequest } from "@rollcall/server-adapters/node";

/** Parts of a request to replace. The others stay as they are. */
interface Parts {
  readonly url?: string;
  /** Values by names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The complete body. */
  readonly body?: Uint8Array<ArrayBuffer>;
  /** Error with which reading the body fails. */
  readonly failure?: unknown;
}

/** A request with some other parts. */
export class ReplacedRequest implements PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: PlainHeaders;
  readonly #request: PlainRequest;
  readonly #parts: Parts;
  #isRead = false;

  constructor(request: PlainRequest, parts: Parts) {
    this.method = request.method;
    this.url = parts.url ?? request.url;
    this.headers = parts.headers === undefined ? request.headers : replaceHeaders(request.headers, parts.headers);
    this.#request = request;
    this.#parts = parts;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  get body(): PlainRequest["body"] {
    if (!this.#isReplaced) return this.#request.body;
    return new ReadableStream({
      pull: async (controller) => {
        controller.enqueue(new Uint8Array(await this.arrayBuffer()));
        controller.close();
      },
    });
  }

  get bodyUsed(): boolean {
    return this.#isReplaced ? this.#isRead : this.#request.bodyUsed;
  }

  takeBody(): Uint8Array<ArrayBuffer> | undefined {
    if (!this.#isReplaced) return this.#request.takeBody?.();
    this.#isRead = true;
    return this.#parts.body;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    if (!this.#isReplaced) return this.#request.arrayBuffer();
    this.#isRead = true;
    if (this.#parts.body === undefined) throw this.#parts.failure;
    return this.#parts.body.buffer;
  }

  get #isReplaced(): boolean {
    return this.#parts.body !== undefined || "failure" in this.#parts;
  }
}

function replaceHeaders(headers: PlainHeaders, replaced: Readonly<Record<string, string>>): PlainHeaders {
  return {
    get: (name) => replaced[name.toLowerCase()] ?? headers.get(name),
    *[Symbol.iterator]() {
      for (const header of headers) if (!(header[0].toLowerCase() in replaced)) yield header;
      yield* Object.entries(replaced);
    },
  };
}
