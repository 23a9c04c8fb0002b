import { type Limits, limitFact } from "../formats/index.js";
import type { Check, Messages } from "./value-model.js";

/** Wording of a validator's messages: codes for clients, or sentences for people. */
export interface Voice {
  /** Message for the violation of a limit. `own` is the limit's or field's own message. */
  readonly limit: (kind: Limit, value: unknown, own: Own, messages: Messages) => string;
  /** Message for a value of the wrong type. `wanted` is a noun phrase. */
  readonly type: (wanted: string, messages: Messages) => string;
  /** Message for an unknown key. */
  readonly unknownKey: (messages: Messages) => string;
  /** Message for a rule between fields. */
  readonly rule: (sentence: string, own: Own, messages: Messages) => string;
}

/** Limits that a value of the right type can violate. */
type Limit = NumberKind | "notBlank" | "pattern" | "uniqueItems" | "oneOf";

/** A message that a definition declares for a violation. */
interface Own {
  readonly error?: string | undefined;
  readonly message?: string | undefined;
}

/** Every message is an error key. */
export const codes: Voice = {
  limit: (kind, _value, own, messages) => own.error ?? (kind === "notBlank" ? messages.empty : messages.invalid),
  type: (_wanted, messages) => messages.invalid,
  unknownKey: (messages) => messages.invalid,
  rule: (_sentence, own, messages) => own.error ?? messages.invalid,
};

/** Every message is a sentence without its subject: "must be a string". */
export const sentences: Voice = {
  limit: (kind, value, own) => own.message ?? limitSentence(kind, value),
  type: (wanted) => `must be ${wanted}`,
  unknownKey: () => "is not a known key",
  rule: (sentence, own) => own.message ?? sentence,
};

/** Sentences instead of codes such as `missing_…`. */
export const sentenceMessages: Messages = {
  missing: "must be given",
  empty: "must not be empty",
  invalid: "must be of another type",
};

function limitSentence(kind: Limit, value: unknown): string {
  switch (kind) {
    case "notBlank":
      return "must not be empty";
    case "minLength":
      return `must have at least ${count(value, "character")}`;
    case "maxLength":
      return `must have at most ${count(value, "character")}`;
    case "min":
      return `must be at least ${value}`;
    case "max":
      return `must be at most ${value}`;
    case "minItems":
      return `must have at least ${count(value, "element")}`;
    case "maxItems":
      return `must have at most ${count(value, "element")}`;
    case "uniqueItems":
      return "must not hold an element twice";
    case "pattern":
      return `must match ${value}`;
    case "oneOf":
      return `must be one of ${Array.isArray(value) ? value.join(", ") : value}`;
  }
}

function count(value: unknown, noun: string): string {
  return `${value} ${noun}${value === 1 ? "" : "s"}`;
}

/** The checks of a value's limits: of each value, and of a list. */
export function limitChecks(
  limits: Limits | undefined,
  voice: Voice,
  messages: Messages,
): { readonly checks: readonly Check[]; readonly listChecks: readonly Check[] } {
  const one = (["minLength", "maxLength", "min", "max"] as const).flatMap((kind) =>
    sentNumber(limits, kind, voice, messages),
  );
  const pattern = limits?.pattern === undefined ? undefined : limitFact(limits.pattern);
  const matches: readonly Check[] =
    pattern?.of === "sent"
      ? [{ kind: "pattern", value: pattern.value, message: voice.limit("pattern", pattern.value, pattern, messages) }]
      : [];
  const counts = (["minItems", "maxItems"] as const).flatMap((kind) => sentNumber(limits, kind, voice, messages));
  const unique = limits?.uniqueItems === undefined ? undefined : limitFact(limits.uniqueItems);
  const distinct: readonly Check[] =
    unique?.of === "sent"
      ? [{ kind: "refine", by: "areUnique", message: voice.limit("uniqueItems", true, unique, messages) }]
      : [];
  return { checks: [...one, ...matches], listChecks: [...counts, ...distinct] };
}

type NumberKind = "minLength" | "maxLength" | "min" | "max" | "minItems" | "maxItems";

function sentNumber(limits: Limits | undefined, kind: NumberKind, voice: Voice, messages: Messages): readonly Check[] {
  const limit = limits?.[kind];
  if (limit === undefined) return [];
  const fact = limitFact(limit);
  if (fact.of !== "sent") return [];
  return [{ kind, value: fact.value, message: voice.limit(kind, fact.value, fact, messages) }];
}
