/** An answer with its complete body. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text is sent in UTF-8. Default: no body. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** Creates a `Response` from a plain answer. */
export function toResponse(answer: PlainAnswer | Response): Response {
  if (isResponse(answer)) return answer;
  const { status, headers, body = null } = answer;
  return new Response(body, { status, headers });
}

/** Whether an answer is a `Response`. The first use of the platform's class would load it. */
export function isResponse(answer: PlainAnswer | Response): answer is Response {
  return "bodyUsed" in answer;
}
