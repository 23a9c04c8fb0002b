import type { Zod } from "@rollcall/schemas";
import type { z } from "zod";

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
