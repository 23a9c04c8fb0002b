import type { Methods } from "@rollcall/double";
import { at, listAt, textAt } from "../json.js";
import { ControlError } from "./control-error.js";
import { controlPath } from "./mounts.js";

/**
 * Calls an operation of the control plane.
 * @throws ControlError if it is refused, or if the server cannot be reached
 */
export type Call = <M extends keyof Methods>(
  method: M,
  sent: Methods[M]["arguments"],
) => Promise<Methods[M]["response"]>;

/**
 * Creates calls of the control plane that served this page.
 * @param token the control token; undefined if none is known
 */
export function createCall(token: () => string | undefined): Call {
  return async (method, sent) => {
    const response = await post(`${controlPath}/${method}`, JSON.stringify(sent), token());
    const answer: unknown = await response.json().catch(() => undefined);
    if (at(answer, "ok") === true) return answer as Awaited<ReturnType<Call>> as never;
    const problems = listAt(answer, "problems").filter((each) => typeof each === "string");
    throw new ControlError(textAt(answer, "error") || `http_${response.status}`, explain(answer, method), problems);
  };
}

/** Headers that a call needs: with the control token, if there is one. */
export function headersWith(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

async function post(url: string, body: string, token: string | undefined): Promise<Response> {
  const headers = { "content-type": "application/json", ...headersWith(token) };
  try {
    return await fetch(url, { method: "POST", body, headers });
  } catch {
    throw new ControlError("unreachable", "The server cannot be reached.");
  }
}

function explain(answer: unknown, method: string): string {
  const messages = listAt(answer, "response_metadata", "messages").filter((each) => typeof each === "string");
  return textAt(answer, "detail") || messages.join("; ") || `${method} was refused: ${textAt(answer, "error")}`;
}
