import type { Answer } from "../messages/attempt.js";

/** The answer of an app to an envelope. */
interface Acknowledgement {
  readonly envelopeId: string;
  /** The body that HTTP would have, as a JSON value. Absent: an empty body. */
  readonly payload?: unknown;
}

/** Reads a message of an app; undefined if it is something else. */
export function readAcknowledgement(text: string): Acknowledgement | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || !("envelope_id" in value)) return undefined;
  if (typeof value.envelope_id !== "string") return undefined;
  return { envelopeId: value.envelope_id, ...("payload" in value && { payload: value.payload }) };
}

/** Shows an acknowledgement as the answer over HTTP: none and `{}` as an empty body, `{"text":…}` as a text body. */
export function toAnswer(payload: unknown): Answer {
  const text = typeof payload === "string" ? payload : textOf(payload);
  if (text !== undefined) return write("text/plain", text);
  const isEmpty = payload === undefined || payload === null || JSON.stringify(payload) === "{}";
  return isEmpty ? write(undefined, "") : write("application/json", JSON.stringify(payload));
}

function textOf(payload: unknown): string | undefined {
  if (typeof payload !== "object" || payload === null || !("text" in payload)) return undefined;
  return Object.keys(payload).length === 1 && typeof payload.text === "string" ? payload.text : undefined;
}

function write(type: string | undefined, body: string): Answer {
  return { status: 200, headers: type === undefined ? {} : { "content-type": type }, body, isCut: false };
}
