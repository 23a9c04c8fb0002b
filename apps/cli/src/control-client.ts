import type { ControlMethods } from "@rollcall/server";
import { CommandError, exitCodes } from "./describe-error.js";

/** The location of a control plane, and its token. */
interface ControlTarget {
  /** URL of the server. */
  readonly url: string;
  /** Not needed if the server accepts all local callers. */
  readonly controlToken?: string;
}

/** The address of a control plane and the token for it. */
export interface ControlAddress {
  /** URL of the server, without a trailing slash. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The address of a control plane. */
export function toControlAddress({ url, controlToken }: ControlTarget): ControlAddress {
  const headers = controlToken === undefined ? {} : { authorization: `Bearer ${controlToken}` };
  return { url: url.replace(/\/+$/, ""), headers };
}

/** Calls operations of a server's control plane. */
export type ControlClient = <M extends keyof ControlMethods>(
  operation: M,
  sent: ControlMethods[M]["arguments"],
) => Promise<ControlMethods[M]["response"]>;

/**
 * Creates a client of a control plane. Its calls throw CommandError if the server refuses them or is unavailable.
 */
export function createControlClient(target: ControlTarget): ControlClient {
  const { url } = target;
  const at = toControlAddress(target);
  const headers = { "content-type": "application/json; charset=utf-8", ...at.headers };
  return async (operation, sent) => {
    const address = `${at.url}/_rollcall/${operation}`;
    const answer = await sendToControl(address, { method: "POST", headers, body: JSON.stringify(sent) });
    const body = readBody(await answer.text());
    if (body === undefined || typeof body["ok"] !== "boolean")
      throw new CommandError(
        `${url} answered ${answer.status} and has no control plane: it is not a Rollcall server, or it was started with --no-control`,
        exitCodes.unreachable,
      );
    const { ok, ...answered } = body;
    if (ok !== true) {
      const exitCode = body["error"] === "invalid_arguments" ? exitCodes.usage : exitCodes.refused;
      throw new CommandError(describeRefusal(operation, body), exitCode);
    }
    // The server's engine checks answers against the definition of the type.
    return answered as never;
  };
}

/**
 * Sends a request to a control plane.
 * @throws CommandError if the server cannot be reached
 */
export async function sendToControl(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new CommandError(
      `cannot reach ${new URL(address).origin}: ${reason || "connection refused"}; start a server with \`rollcall serve\`, or pass its URL with --url`,
      exitCodes.unreachable,
      { cause: error },
    );
  }
}

function readBody(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

function describeRefusal(operation: string, body: Readonly<Record<string, unknown>>): string {
  const { error, detail, problems, declared, response_metadata: metadata } = body;
  const messages = typeof metadata === "object" && metadata !== null && "messages" in metadata ? metadata.messages : [];
  const lines = [detail, ...list(problems), ...list(messages).map(toPlain)].filter((line) => line !== undefined);
  // A suggestion replaces the list of all names.
  const isAnswered = list(declared).length === 0 || String(detail).endsWith("?");
  const instead = isAnswered ? "" : `\ndeclared: ${list(declared).join(", ")}`;
  return `${operation}: ${lines.length === 0 ? String(error) : lines.join("\n")}${instead}`;
}

/** `[ERROR] must be a string [json-pointer:/match/route]` as `must be a string (match.route)`. */
function toPlain(message: unknown): string {
  return String(message)
    .replace(/^\[ERROR\] /, "")
    .replace(/ \[json-pointer:\/(.*)\]$/, (_, path: string) => ` (${path.replaceAll("/", ".")})`);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
