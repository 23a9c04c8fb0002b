/** A complete answer of the Web API. */
export interface MethodAnswer {
  readonly status: number;
  /** The code of a refusal. */
  readonly code?: string;
  /** `ok`, or the code of the refusal. */
  readonly outcome: string;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
  readonly body: any;
}

/** Reads a response. */
export async function readMethodAnswer(response: Response): Promise<MethodAnswer> {
  const { status, headers } = response;
  const body: unknown = await response.json();
  const code = typeof body === "object" && body !== null && "error" in body ? String(body.error) : undefined;
  return { status, outcome: code ?? "ok", headers, body, ...(code !== undefined && { code }) };
}
