import { randomBytes } from "node:crypto";
import type { Attempt } from "../messages/attempt.js";
import type { HttpTarget, Send } from "../messages/outgoing.js";

/** A handshake with the address of an app. */
export interface HandshakeRequest {
  readonly send: Send<HttpTarget>;
  readonly target: HttpTarget;
  /** Deprecated verification token of the app. */
  readonly token: string;
  /** Default: 32 random bytes as text. */
  readonly challenge?: string;
}

/** Whether an address is verified. */
export type Handshake =
  | { readonly ok: true; readonly attempt: Attempt }
  | { readonly ok: false; readonly reason: string; readonly attempt: Attempt };

/** Asks an address for a challenge (`url_verification`). It is verified if it answers 200 with the same challenge. */
export async function shakeHands({ send, target, token, challenge }: HandshakeRequest): Promise<Handshake> {
  const wanted = challenge ?? randomBytes(32).toString("base64url");
  const body = JSON.stringify({ token, challenge: wanted, type: "url_verification" });
  const attempt = await send({ target, content: { kind: "events_api", body } });
  const reason = findFault(attempt, wanted);
  return reason === undefined ? { ok: true, attempt } : { ok: false, reason, attempt };
}

function findFault(attempt: Attempt, wanted: string): string | undefined {
  if (!attempt.ok) return attempt.detail;
  const { status, body } = attempt.answer;
  if (status !== 200) return `The app answered ${status} instead of 200.`;
  return readChallenges(body).includes(wanted) ? undefined : "The answer does not contain the challenge.";
}

/**
 * Reads the challenge that an app returned: as plain text, as the form field `challenge`, or as a JSON object with that
 * member. The Content-Type does not decide, because apps often leave it out.
 */
function readChallenges(body: string): readonly string[] {
  const inForm = new URLSearchParams(body).get("challenge");
  const inJson = readMember(body);
  return [body.trim(), ...(inForm === null ? [] : [inForm]), ...(inJson === undefined ? [] : [inJson])];
}

function readMember(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && "challenge" in value;
    return isObject && typeof value.challenge === "string" ? value.challenge : undefined;
  } catch {
    return undefined;
  }
}
