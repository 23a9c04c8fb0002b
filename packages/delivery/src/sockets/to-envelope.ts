import type { Content } from "../messages/content.js";
import type { Retry } from "../messages/outgoing.js";

/** Writes content as the envelope of a socket. */
export function toEnvelope(envelopeId: string, content: Content, retry: Retry | undefined): string {
  const { payload, rest } = partsOf(content, retry);
  // The payload is JSON text already.
  return `{"payload":${payload},${JSON.stringify({ envelope_id: envelopeId, type: content.kind, ...rest }).slice(1)}`;
}

function partsOf(content: Content, retry: Retry | undefined): { readonly payload: string; readonly rest: object } {
  switch (content.kind) {
    case "events_api": {
      const retried = { retry_attempt: retry?.num ?? 0, retry_reason: retry === undefined ? "" : "timeout" };
      return { payload: content.body, rest: { accepts_response_payload: false, ...retried } };
    }
    case "interactive":
      return { payload: content.payload, rest: { accepts_response_payload: content.acceptsAnswer } };
    case "slash_commands":
      return { payload: JSON.stringify(content.fields), rest: { accepts_response_payload: true } };
  }
}
