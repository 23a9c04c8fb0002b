import { type LimitName, type Limits, limitFact } from "../formats/index.js";
import { code, codeList } from "./markdown.js";

/** One limit in words. */
interface LimitText {
  readonly text: string;
  /** The code of its violation, if it has its own. */
  readonly error: string | undefined;
}

/** Limits in words, in the order of the definition. */
export function limitTexts(limits: Limits | undefined): readonly LimitText[] {
  return (Object.keys(limits ?? {}) as LimitName[]).flatMap((name) => {
    const limit = limits?.[name];
    if (limit === undefined) return [];
    const { value, of, error } = limitFact<unknown>(limit);
    const about = of === "stored" ? " as stored" : "";
    return [{ text: `${limitText(name, value)}${about}`, error }];
  });
}

function limitText(name: LimitName, value: unknown): string {
  switch (name) {
    case "minLength":
      return value === 0 ? "may be empty" : `at least ${count(value, "character")}`;
    case "maxLength":
      return `at most ${count(value, "character")}`;
    case "truncate":
      return `truncated to ${value} characters`;
    case "recommendedLength":
      return `${value} characters recommended`;
    case "maxBytes":
      return `at most ${value} bytes as JSON`;
    case "pattern":
      return `matches ${code(String(value))}`;
    case "oneOf":
      return `one of ${Array.isArray(value) ? codeList(value.map(String)) : ""}`;
    case "min":
      return `at least ${value}`;
    case "max":
      return `at most ${value}`;
    case "minItems":
      return `at least ${count(value, "element")}`;
    case "maxItems":
      return `at most ${count(value, "element")}`;
    case "uniqueItems":
      return "unique elements";
  }
}

function count(value: unknown, noun: string): string {
  return `${value} ${noun}${value === 1 ? "" : "s"}`;
}

/** Limits as one phrase, with their codes. */
export function limitsPhrase(limits: Limits | undefined): string {
  return limitTexts(limits)
    .map(({ text, error }) => (error === undefined ? text : `${text} (${code(error)})`))
    .join("; ");
}

/** Limits of request bodies in a set. */
interface BodyLimits {
  readonly maxBodyBytes: number;
  readonly maxBodyDepth: number;
  readonly maxBodyMembers?: number | undefined;
  readonly maxBodyBytesInFlight?: number | undefined;
}

/** The limits of bodies as list items. */
export function bodyLimits(limits: BodyLimits): readonly string[] {
  const { maxBodyBytes, maxBodyDepth, maxBodyMembers, maxBodyBytesInFlight } = limits;
  return [
    `Body: at most ${maxBodyBytes} bytes, with at most ${maxBodyDepth} levels of nesting.`,
    ...(maxBodyMembers === undefined ? [] : [`Members, elements and fields of a body: at most ${maxBodyMembers}.`]),
    ...(maxBodyBytesInFlight === undefined
      ? []
      : [`Bodies that are received and served at a time: at most ${maxBodyBytesInFlight} bytes in total.`]),
  ];
}
