/** A request that was sent, for reports. */
export interface SentRequest {
  readonly verb: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer with the request that it answers. */
export interface Heard {
  readonly request: SentRequest;
  readonly status: number;
  readonly headers: Headers;
  /** The body unchanged. */
  readonly text: string;
  /** The body as JSON; undefined if it is empty or not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: servers answer JSON of any shape, and reading a missing member must not need a cast.
  readonly body: any;
}

/** Parses a body; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A value as text of at most `length` characters. */
export function shorten(value: unknown, length = 300): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
