import type { Zod } from "@rollcall/schemas";
import type { z } from "zod";

/** Returns whether all elements of a list differ. Elements are compared as JSON. */
export function areUnique(elements: readonly unknown[]): boolean {
  return new Set(elements.map((element) => JSON.stringify(element))).size === elements.length;
}

/** Returns whether there is a value. Null counts as a value. */
export function isGiven(value: unknown): boolean {
  return value !== undefined;
}

/**
 * Removes issues that only follow from a wrong type in the same place: zod checks the length of a text even if it
 * expects a list, and the reverse.
 */
export function rootIssues(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const mistyped = new Set(issues.filter(({ code }) => code === "invalid_type").map(placeOf));
  return issues.filter((issue) => issue.code === "invalid_type" || !mistyped.has(placeOf(issue)));
}

function placeOf({ path }: z.core.$ZodIssue): string {
  return path.map(String).join("\n");
}

/**
 * Narrows a validator for some members, such as a shorter maximum length or fewer kinds of elements. Members are
 * checked if the value has the right types.
 */
export function narrowed<T>(
  z: Zod,
  schema: z.ZodType<T>,
  members: { readonly [name: string]: z.ZodType },
): z.ZodType<T> {
  const also = z.looseObject(members);
  return schema.superRefine((value, context) => {
    const result = also.safeParse(value);
    if (result.success) return;
    for (const issue of result.error.issues) {
      // An issue keeps its kind, although zod has removed its input.
      context.issues.push({ ...issue, input: undefined } as z.core.$ZodRawIssue);
    }
  });
}

/** A rule between the members of an object, for `superRefine`. */
export type MemberRule = (value: object, context: z.core.$RefinementCtx) => void;

/** Condition of a rule on a member: given, absent, or one of some values. */
export interface MemberCondition {
  readonly [name: string]: "present" | "absent" | readonly (string | number | boolean)[];
}

/** Exactly one of the members is given. */
export function exactlyOneOf(names: readonly string[], message: string): MemberRule {
  const demand = { demand: "exactly one must be given of", names };
  return rule(message, demand, (members) => given(members, names).length === 1);
}

/** At least one of the members is given. */
export function atLeastOneOf(names: readonly string[], message: string): MemberRule {
  const demand = { demand: "at least one must be given of", names };
  return rule(message, demand, (members) => given(members, names).length >= 1);
}

/** At most one of the members is given. */
export function atMostOneOf(names: readonly string[], message: string): MemberRule {
  const demand = { demand: "at most one may be given of", names };
  return rule(message, demand, (members) => given(members, names).length <= 1);
}

/** All of the members are given, or none. */
export function allOrNone(names: readonly string[], message: string): MemberRule {
  const demand = { demand: "all or none must be given of", names };
  return rule(message, demand, (members) => [0, names.length].includes(given(members, names).length));
}

/** Exactly one group of members is given, complete, and no member of the others. */
export function oneGroupOf(groups: readonly (readonly string[])[], message: string): MemberRule {
  const all = [...new Set(groups.flat())];
  return rule(message, { demand: "exactly one group must be given of", names: groups }, (members) => {
    const sent = given(members, all);
    return groups.some((group) => group.length === sent.length && group.every((name) => sent.includes(name)));
  });
}

/** The members are given if the condition applies. */
export function requiredWhen(names: readonly string[], when: MemberCondition, message: string): MemberRule {
  const demand = { demand: "missing required field", names };
  return rule(message, demand, (members) => !applies(members, when) || given(members, names).length === names.length);
}

/** None of the members is given if the condition applies. */
export function forbiddenWhen(names: readonly string[], when: MemberCondition, message: string): MemberRule {
  const demand = { demand: "must not be given", names };
  return rule(message, demand, (members) => !applies(members, when) || given(members, names).length === 0);
}

type Members = ReadonlyMap<string, unknown>;

/** The requirement of a rule, for people. The engine writes it into messages, with the names on the wire. */
interface MemberDemand {
  readonly demand: string;
  /** Names in code; for a group, all of them. */
  readonly names: readonly (string | readonly string[])[];
}

function rule(message: string, wanted: MemberDemand, holds: (members: Members) => boolean): MemberRule {
  return (value, context) => {
    if (!holds(new Map(Object.entries(value)))) context.addIssue({ code: "custom", message, params: { ...wanted } });
  };
}

/** The requirement of one of these rules in an issue, in words. Undefined for other issues. */
export function demandIn(issue: z.core.$ZodIssue, toWire: (name: string) => string): string | undefined {
  const { demand, names } = (issue.code === "custom" && issue.params) || {};
  if (typeof demand !== "string" || !Array.isArray(names)) return undefined;
  const words = names.map((name: string | readonly string[]) => [name].flat().map(toWire).join(" with "));
  return `${demand}: ${words.join(", ")}`;
}

function given(members: Members, names: readonly string[]): readonly string[] {
  return names.filter((name) => hasContent(members.get(name)));
}

/** An empty text or list counts as absent. */
function hasContent(value: unknown): boolean {
  if (typeof value === "string" || Array.isArray(value)) return value.length > 0;
  return value !== undefined;
}

function applies(members: Members, when: MemberCondition): boolean {
  return Object.entries(when).every(([name, wanted]) => {
    const value = members.get(name);
    if (wanted === "present") return hasContent(value);
    if (wanted === "absent") return !hasContent(value);
    return wanted.some((each) => each === value);
  });
}
