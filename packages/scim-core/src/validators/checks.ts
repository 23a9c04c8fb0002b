import type { Zod } from "@rollcall/schemas";
import type { z } from "zod";

/** Returns whether all elements of a list differ. Elements are compared as JSON. */
export function areUnique(elements: readonly unknown[]): boolean {
  return new Set(elements.map((element) => JSON.stringify(element))).size === elements.length;
}

/** Validates a boolean that may also be the text "true" or "false", in any case. */
export function booleanText(z: Zod, params: Parameters<Zod["boolean"]>[0]): z.ZodType<boolean> {
  return z.preprocess(readText, z.boolean(params));
}

function readText(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const text = value.toLowerCase();
  return text === "true" ? true : text !== "false" && value;
}

const shape = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(\.\d+)?(Z|[+-](\d\d):?(\d\d))?$/;

/**
 * Returns whether a text is a valid date and time of ISO 8601: `2024-02-29T09:30:00Z`. The offset is optional, and so
 * is its colon.
 *
 * @see RFC 7643 §2.3.5
 */
export function isDateTime(text: string): boolean {
  const found = shape.exec(text);
  if (found === null) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map(Number);
  const [offsetHours = 0, offsetMinutes = 0] = found.slice(9, 11).map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > daysOf(year, month)) return false;
  return hour <= 23 && minute <= 59 && second <= 60 && offsetHours <= 14 && offsetMinutes <= 59;
}

function daysOf(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Messages of a validator. */
export interface IssueMessages {
  /** Message for an absent value. */
  readonly missing: string;
  readonly invalid: string;
}

interface Issue {
  readonly input?: unknown;
}

/** Creates the `error` parameter of a zod schema that distinguishes an absent value from a wrong one. */
export function issueMessage({ missing, invalid }: IssueMessages): (issue: Issue) => string {
  return (issue) => (issue.input === undefined ? missing : invalid);
}
