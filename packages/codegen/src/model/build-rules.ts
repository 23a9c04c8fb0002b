import { type Rule, ruleKind } from "../formats/index.js";
import type { Messages, RuleModel } from "./value-model.js";
import type { Voice } from "./voice.js";

/** Builds the check of a rule between members. */
export function ruleModel(rule: Rule, voice: Voice, messages: Messages): RuleModel {
  const kind = ruleKind(rule);
  if (kind === undefined) throw new Error("a rule without a kind passed the checks");
  return {
    check: checkNames[kind],
    operands: rule.when === undefined ? [rule[kind]] : [rule[kind], rule.when],
    message: voice.rule(ruleSentence(rule), rule, messages),
  };
}

/** The core's functions that create the checks. */
const checkNames = {
  exactlyOneOf: "exactlyOneOf",
  atLeastOneOf: "atLeastOneOf",
  atMostOneOf: "atMostOneOf",
  allOrNone: "allOrNone",
  oneGroupOf: "oneGroupOf",
  required: "requiredWhen",
  forbidden: "forbiddenWhen",
} as const;

/** Describes a rule as a sentence without its subject. */
export function ruleSentence(rule: Rule): string {
  const kind = ruleKind(rule);
  if (kind === undefined) return "";
  switch (kind) {
    case "exactlyOneOf":
      return `must have exactly one of ${list(rule.exactlyOneOf)}`;
    case "atLeastOneOf":
      return `must have at least one of ${list(rule.atLeastOneOf)}`;
    case "atMostOneOf":
      return `must have at most one of ${list(rule.atMostOneOf)}`;
    case "allOrNone":
      return `must have all of ${list(rule.allOrNone)}, or none`;
    case "oneGroupOf":
      return `must have exactly one of these groups: ${(rule.oneGroupOf ?? []).map((group) => group.join(" with ")).join("; ")}`;
    case "required":
      return `must have ${list(rule.required)} when ${conditionSentence(rule)}`;
    case "forbidden":
      return `must not have ${list(rule.forbidden)} when ${conditionSentence(rule)}`;
  }
}

function conditionSentence(rule: Rule): string {
  return Object.entries(rule.when ?? {})
    .map(([name, wanted]) => {
      if (wanted === "present") return `${name} is given`;
      if (wanted === "absent") return `${name} is not given`;
      return `${name} is ${wanted.map(String).join(" or ")}`;
    })
    .join(" and ");
}

function list(names: readonly string[] | undefined): string {
  return (names ?? []).join(", ");
}
