/** A request, down to its bytes. */
export interface Call {
  readonly verb: string;
  /** Path with query, as in the request line. */
  readonly target: string;
  /** Without `content-length`, `transfer-encoding` and `connection`, unless a damage adds them. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body?: Uint8Array;
  /** Number of bytes of the body to send before closing the sending side. Default: all. */
  readonly sent?: number;
  /** Whether the request violates HTTP, so that its answer belongs to no protocol. */
  readonly breaksHttp?: true;
  /** The damages that were applied, by name. */
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

/** The call as a `curl` command. A binary or truncated body is piped through `xxd`. */
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

/** The text as one word of the shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
