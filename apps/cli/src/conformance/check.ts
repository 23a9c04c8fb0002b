import { isDeepStrictEqual } from "node:util";

/** One requirement of a server. */
export interface Check {
  /** The part of the server, such as `SCIM 2.0 users`. */
  readonly area: string;
  /** The requirement as a phrase, such as `creates a user`. */
  readonly name: string;
  /** @throws CheckFailed if the server behaves differently */
  readonly run: (server: Server) => Promise<void>;
}

/** An answer with its parsed body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON; undefined if it is empty or not JSON. */
  readonly body: unknown;
}

/** Token and body of a request. */
export interface Sent {
  /** Token of the request; null for none. Default: the token of the checks. */
  readonly token?: string | null;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent unchanged, with the content type of JSON. */
  readonly text?: string;
}

/** The server that is checked. */
export interface Server {
  send(verb: string, path: string, sent?: Sent): Promise<Answer>;
}

/** A server does not meet a requirement. The message describes what it does instead. */
export class CheckFailed extends Error {
  override readonly name = "CheckFailed";
}

/**
 * Checks a condition.
 * @throws CheckFailed if it is false
 */
export function demand(isSo: boolean, found: string): asserts isSo {
  if (!isSo) throw new CheckFailed(found);
}

/**
 * Checks that a value is as expected.
 * @throws CheckFailed if it is not
 */
export function demandEqual(what: string, found: unknown, wanted: unknown): void {
  demand(isDeepStrictEqual(found, wanted), `${what} is ${shorten(found)}, not ${shorten(wanted)}`);
}

/** A value as text of at most 200 characters. */
export function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? "absent";
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** A nested member of a value; undefined if it does not exist. */
export function memberOf(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (each, key) => (typeof each === "object" && each !== null ? Reflect.get(each, key) : undefined),
    value,
  );
}
