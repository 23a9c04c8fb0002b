import type { PlainHeaders, PlainRequest } from "@rollcall/server-adapters/node";

/** A request with another address and with other headers. */
export class MovedRequest implements PlainRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: PlainHeaders;
  readonly #request: PlainRequest;

  /** @param headers values by names in lower case. Default: no others */
  constructor(request: PlainRequest, url: string, headers: Readonly<Record<string, string>> = {}) {
    this.method = request.method;
    this.url = url;
    this.#request = request;
    this.headers = {
      get: (name) => headers[name.toLowerCase()] ?? request.headers.get(name),
      *[Symbol.iterator]() {
        for (const pair of request.headers) if (!Object.hasOwn(headers, pair[0].toLowerCase())) yield pair;
        yield* Object.entries(headers);
      },
    };
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  get body(): PlainRequest["body"] {
    return this.#request.body;
  }

  get bodyUsed(): boolean {
    return this.#request.bodyUsed;
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return this.#request.arrayBuffer();
  }

  takeBody(): Uint8Array<ArrayBuffer> | undefined {
    return this.#request.takeBody?.();
  }
}
