import type { Heard } from "../http/heard.js";
import { shorten } from "../http/heard.js";
import type { Level } from "../requirement.js";

/** The server does not meet a requirement. */
export class Deviation extends Error {
  override readonly name = "Deviation";
  readonly heard: Heard;
  readonly expected: string;
  readonly came: string;
  /** A lower level than that of the requirement. */
  readonly level: Level | undefined;

  constructor({
    heard,
    expected,
    came,
    level,
  }: { readonly heard: Heard; readonly expected: string; readonly came?: string; readonly level?: Level }) {
    const found = came ?? describeAnswer(heard);
    super(`${found}; expected ${expected}`);
    this.heard = heard;
    this.expected = expected;
    this.came = found;
    this.level = level;
  }
}

/** A requirement does not apply to the server, or cannot be checked. The message is the reason. */
export class NotApplicable extends Error {
  override readonly name = "NotApplicable";
}

/** Ends a check that does not apply to the server. */
export function skip(reason: string): never {
  throw new NotApplicable(reason);
}

/** An answer as text of one line. */
export function describeAnswer({ status, text }: Heard): string {
  return text === "" ? `${status} without a body` : `${status} ${shorten(text)}`;
}
