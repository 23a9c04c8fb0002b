import type { z } from "zod";

/** A rule between the members of an object, for `superRefine`. */
export type MemberRule = (value: object, context: z.core.$RefinementCtx) => void;

/** What a member must be for a rule to apply: given, absent, or one of some values. */
export interface MemberCondition {
  readonly [name: string]: "present" | "absent" | readonly (string | number | boolean)[];
}

/** Exactly one of the members is given. */
export function exactlyOneOf(names: readonly string[], message: string): MemberRule {
  return rule(
    message,
    `exactly one must be given of: ${names.join(", ")}`,
    (members) => given(members, names).length === 1,
  );
}

/** At least one of the members is given. */
export function atLeastOneOf(names: readonly string[], message: string): MemberRule {
  return rule(
    message,
    `at least one must be given of: ${names.join(", ")}`,
    (members) => given(members, names).length >= 1,
  );
}

/** At most one of the members is given. */
export function atMostOneOf(names: readonly string[], message: string): MemberRule {
  return rule(
    message,
    `at most one may be given of: ${names.join(", ")}`,
    (members) => given(members, names).length <= 1,
  );
}

/** All of the members are given, or none. */
export function allOrNone(names: readonly string[], message: string): MemberRule {
  return rule(message, `all or none must be given of: ${names.join(", ")}`, (members) =>
    [0, names.length].includes(given(members, names).length),
  );
}

/** Exactly one group of members is given, whole, and nothing of the other groups. */
export function oneGroupOf(groups: readonly (readonly string[])[], message: string): MemberRule {
  const all = [...new Set(groups.flat())];
  const wanted = `exactly one group must be given of: ${groups.map((group) => group.join(" with ")).join(", ")}`;
  return rule(message, wanted, (members) => {
    const sent = given(members, all);
    return groups.some((group) => group.length === sent.length && group.every((name) => sent.includes(name)));
  });
}

/** The members are given where the condition applies. */
export function requiredWhen(names: readonly string[], when: MemberCondition, message: string): MemberRule {
  return rule(
    message,
    `missing required field: ${names.join(", ")}`,
    (members) => !applies(members, when) || given(members, names).length === names.length,
  );
}

/** None of the members is given where the condition applies. */
export function forbiddenWhen(names: readonly string[], when: MemberCondition, message: string): MemberRule {
  return rule(
    message,
    `must not be given: ${names.join(", ")}`,
    (members) => !applies(members, when) || given(members, names).length === 0,
  );
}

type Members = ReadonlyMap<string, unknown>;

/** `wanted` is for people: the engine puts it into lines of messages where the message is the code of such lines. */
function rule(message: string, wanted: string, holds: (members: Members) => boolean): MemberRule {
  return (value, context) => {
    if (!holds(new Map(Object.entries(value)))) context.addIssue({ code: "custom", message, params: { wanted } });
  };
}

function given(members: Members, names: readonly string[]): readonly string[] {
  return names.filter((name) => isGiven(members.get(name)));
}

/** An empty text or list says nothing, so it counts as absent. */
function isGiven(value: unknown): boolean {
  if (typeof value === "string" || Array.isArray(value)) return value.length > 0;
  return value !== undefined;
}

function applies(members: Members, when: MemberCondition): boolean {
  return Object.entries(when).every(([name, wanted]) => {
    const value = members.get(name);
    if (wanted === "present") return isGiven(value);
    if (wanted === "absent") return !isGiven(value);
    return wanted.some((each) => each === value);
  });
}
