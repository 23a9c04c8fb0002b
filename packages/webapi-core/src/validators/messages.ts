import type { Zod } from "@rollcall/schemas";
import type { z } from "zod";

/** Messages of a validator. */
export interface IssueMessages {
  /** Message for an absent value. */
  readonly missing: string;
  readonly invalid: string;
  /** Message for unknown keys. Default: `invalid`. */
  readonly unknownKey?: string;
  /** Message if the discriminator selects no case. Default: `invalid`. */
  readonly noCase?: string;
}

interface Issue {
  readonly code?: string;
  readonly input?: unknown;
}

/** Creates the `error` parameter of a zod schema that distinguishes an absent value from a wrong one. */
export function issueMessage(messages: IssueMessages): (issue: Issue) => string {
  const { missing, invalid, unknownKey = invalid, noCase = invalid } = messages;
  return (issue) => {
    if (issue.input === undefined) return missing;
    if (issue.code === "unrecognized_keys") return unknownKey;
    return issue.code === "invalid_union" ? noCase : invalid;
  };
}

/** Validators of the cases of an object. */
export interface ObjectCases<T> {
  /** Cases by the value of a field. */
  readonly by: { readonly [value: string]: z.ZodType<T> };
  /** Cases without that field, by a field that only they have. */
  readonly having: { readonly [name: string]: z.ZodType<T> };
  /** The case that has neither. Default: there is none. */
  readonly plain?: z.ZodType<T>;
}

/** Messages for values that no case is selected for. */
export interface CaseMessages {
  readonly missing: string;
  readonly invalid: string;
  /** Message for a value of the field that selects no case. */
  readonly noCase: string;
}

/** Validates an object by one of its cases, of which some lack the field that selects the others. */
export function oneCase<T>(
  z: Zod,
  field: string,
  cases: ObjectCases<T>,
  { missing, invalid, noCase }: CaseMessages,
): z.ZodType<T> {
  return z.unknown().transform((value, context) => {
    const issue = (path: readonly string[], message: string): never => {
      context.issues.push({ code: "custom", path: [...path], message, input: undefined });
      return z.NEVER;
    };
    if (!isObject(value)) return issue([], value === undefined ? missing : invalid);
    const schema = select(value, field, cases);
    if (schema === undefined) return issue([field], noCase);
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const found of result.error.issues) {
      // An issue keeps its kind, although zod has removed its input.
      context.issues.push({ ...found, input: undefined } as z.core.$ZodRawIssue);
    }
    return z.NEVER;
  });
}

function select<T>(value: object, field: string, { by, having, plain }: ObjectCases<T>): z.ZodType<T> | undefined {
  if (Object.hasOwn(value, field)) {
    const selected: unknown = Reflect.get(value, field);
    return typeof selected === "string" && Object.hasOwn(by, selected) ? by[selected] : undefined;
  }
  const name = Object.keys(having).find((each) => Object.hasOwn(value, each));
  return name === undefined ? plain : having[name];
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Replacements for a validator's own messages. */
export interface RelabelledMessages {
  readonly missing: string;
  readonly invalid: string;
  /** Message for everything inside the value. */
  readonly inside: string;
}

/**
 * Wraps a validator and replaces its messages: a type that several methods share answers the code of the argument that
 * contains it. A single message replaces all.
 */
export function relabelled<T>(z: Zod, schema: z.ZodType<T>, messages: RelabelledMessages | string): z.ZodType<T> {
  const { missing, invalid, inside } =
    typeof messages === "string" ? { missing: messages, invalid: messages, inside: messages } : messages;
  return z.unknown().transform((value, context) => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const own = value === undefined ? missing : invalid;
      // An issue keeps its kind, although zod has removed its input.
      const found = { ...issue, input: undefined, message: issue.path.length > 0 ? inside : own };
      context.issues.push(found as z.core.$ZodRawIssue);
    }
    return z.NEVER;
  });
}
