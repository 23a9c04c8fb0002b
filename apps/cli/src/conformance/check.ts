import { isDeepStrictEqual } from "node:util";

/** One demand on a server. */
export interface Check {
  /** What is looked at: `SCIM 2.0 users`. */
  readonly area: string;
  /** What is demanded, as a phrase: `creates a user`. */
  readonly name: string;
  /** @throws CheckFailed where the server does something else */
  readonly run: (server: Server) => Promise<void>;
}

/** An answer with its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON of the body; undefined where it is empty or none. */
  readonly body: unknown;
}

/** How a request of a check is sent. */
export interface Sent {
  /** Absent means the token that the checks were given, null none. */
  readonly token?: string | null;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is, as JSON by its type. */
  readonly text?: string;
}

/** The server that is checked. */
export interface Server {
  send(verb: string, path: string, sent?: Sent): Promise<Answer>;
}

/** A server does not do what is demanded; the message says what it does instead. */
export class CheckFailed extends Error {
  override readonly name = "CheckFailed";
}

/**
 * Demands that something is so.
 * @throws CheckFailed where it is not
 */
export function demand(isSo: boolean, found: string): asserts isSo {
  if (!isSo) throw new CheckFailed(found);
}

/**
 * Demands a value.
 * @throws CheckFailed where it is another one
 */
export function demandEqual(what: string, found: unknown, wanted: unknown): void {
  demand(isDeepStrictEqual(found, wanted), `${what} is ${shorten(found)}, not ${shorten(wanted)}`);
}

/** A value as text of at most 200 characters. */
export function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? "absent";
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** A member of a value; undefined where it has none. */
export function memberOf(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (each, key) => (typeof each === "object" && each !== null ? Reflect.get(each, key) : undefined),
    value,
  );
}
