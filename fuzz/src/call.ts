/** A request to be sent, byte by byte. */
export interface Call {
  readonly verb: string;
  /** Path with query, as it stands in the first line. */
  readonly target: string;
  /** Without those that say how long the body is and what becomes of the connection. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: Uint8Array;
  /** Bytes of the body that are sent before the sender ends its side; absent means all. */
  readonly sent?: number;
  /** Whether the request breaks HTTP itself, so that the answer belongs to no protocol. */
  readonly breaksHttp?: true;
  /** What was done to it. */
  readonly damages: readonly string[];
}

/** The bytes of a call. */
export function toBytes(call: Call, host: string): Uint8Array {
  const { verb, target, headers, body, sent = body?.length ?? 0 } = call;
  const has = (name: string) => headers.some(([each]) => each.toLowerCase() === name);
  const lines = [
    `${verb} ${target} HTTP/1.1`,
    ...(has("host") ? [] : [`host: ${host}`]),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === undefined || has("content-length") || has("transfer-encoding")
      ? []
      : [`content-length: ${body.length}`]),
    "connection: close",
  ];
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return Buffer.concat([head, (body ?? Buffer.alloc(0)).subarray(0, sent)]);
}

/** The call as a line of `curl`; a body that is no text, and one that is cut, come through `xxd`. */
export function toCurl({ verb, target, headers, body, sent }: Call, base: string): string {
  const isCut = sent !== undefined && sent < (body?.length ?? 0);
  const words = [
    ...(verb === "GET" && body === undefined ? [] : verb === "HEAD" ? ["-I"] : ["-X", quote(verb)]),
    ...headers.flatMap(([name, value]) => ["-H", quote(`${name}: ${value}`)]),
    ...(isCut && body !== undefined ? ["-H", quote(`content-length: ${body.length}`)] : []),
  ];
  const address = quote(`${base}${target}`);
  if (body === undefined) return ["curl", "-g", "--path-as-is", ...words, address].join(" ");
  const data = Buffer.from(isCut ? body.subarray(0, sent) : body);
  const text = data.toString("utf8");
  const isText = Buffer.from(text).equals(data) && !text.includes("\0");
  if (isText) return ["curl", "-g", "--path-as-is", ...words, "--data-binary", quote(text), address].join(" ");
  const piped = ["curl", "-g", "--path-as-is", ...words, "--data-binary", "@-", address].join(" ");
  return `echo ${data.toString("hex")} | xxd -r -p | ${piped}`;
}

/** A word of the shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
