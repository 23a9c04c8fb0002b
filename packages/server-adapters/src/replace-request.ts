/** Changes to make to a copy of a request. */
interface Replacement {
  readonly url?: string;
  /** The complete body. Default: the body of the request. */
  readonly body?: Uint8Array<ArrayBuffer>;
}

/**
 * Copies a request with another address or body. A new body has no content encoding and, if it is text, is in UTF-8.
 */
export function replaceRequest(request: Request, { url = request.url, body }: Replacement): Request {
  const { method, signal } = request;
  const hasBody = method !== "GET" && method !== "HEAD";
  if (body === undefined) {
    const stream = hasBody ? request.body : null;
    return new Request(url, { method, headers: request.headers, signal, body: stream, ...half });
  }
  const headers = new Headers(request.headers);
  headers.delete("transfer-encoding");
  headers.delete("content-encoding");
  headers.set("content-length", String(body.byteLength));
  const type = headers.get("content-type");
  if (type !== null) headers.set("content-type", type.replace(/(;\s*charset=)("[^"]*"|[^;\s]*)/i, "$1utf-8"));
  return new Request(url, { method, headers, signal, body: hasBody ? body : null });
}

/** Node requires `duplex` for a streamed body; the platform's type lacks it. */
const half: object = { duplex: "half" };
