import type { Methods } from "@rollcall/double";
import { at, listAt, textAt } from "../json.js";
import { controlPath } from "./mounts.js";

/** A call of the control plane that was refused, or that did not arrive. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  /** The error code; `unreachable` if there was no answer. */
  readonly code: string;

  /** Problems of a world file, each with its place. */
  readonly problems: readonly string[];

  constructor(code: string, detail: string, problems: readonly string[] = []) {
    super(detail);
    this.code = code;
    this.problems = problems;
  }
}

/**
 * Calls an operation of the control plane.
 * @throws ControlError if it is refused, or if the server cannot be reached
 */
export type Call = <M extends keyof Methods>(
  method: M,
  sent: Methods[M]["arguments"],
) => Promise<Methods[M]["response"]>;

/** Creates calls of the control plane that served this page. If it has a token, the browser sends its cookie. */
export function createCall(): Call {
  return async (method, sent) => {
    const response = await post(`${controlPath}/${method}`, JSON.stringify(sent));
    const answer: unknown = await response.json().catch(() => undefined);
    if (at(answer, "ok") === true) return answer as Awaited<ReturnType<Call>> as never;
    const problems = listAt(answer, "problems").filter((each) => typeof each === "string");
    throw new ControlError(textAt(answer, "error") || `http_${response.status}`, explain(answer, method), problems);
  };
}

async function post(url: string, body: string): Promise<Response> {
  try {
    return await fetch(url, { method: "POST", body, headers: { "content-type": "application/json" } });
  } catch {
    throw new ControlError("unreachable", "The server cannot be reached.");
  }
}

function explain(answer: unknown, method: string): string {
  const messages = listAt(answer, "response_metadata", "messages").filter((each) => typeof each === "string");
  return textAt(answer, "detail") || messages.join("; ") || `${method} was refused: ${textAt(answer, "error")}`;
}
