import type { Finding, LoadedFile, Path } from "../../formats/loaded-set.js";
import type { Field } from "../../formats/shared/field.js";
import { limitFact } from "../../formats/shared/limits.js";
import { type Rule, ruleKind } from "../../formats/shared/rules.js";
import { finding, repeatedWords } from "../shared/findings.js";

type Place = Pick<LoadedFile, "file">;

/** The fields or arguments that rules refer to, without unknown ones. */
type Members = { readonly [name: string]: Field };

/** Finds rules that name a field twice, repeat another rule, or are always or never satisfied. */
export function contraryRules(file: Place, rules: readonly Rule[], path: Path, members: Members): readonly Finding[] {
  const texts = rules.map(textOf);
  return rules.flatMap((rule, i) => {
    const at = [...path, i];
    return [
      ...repeatedNames(file, rule, at),
      ...(texts.indexOf(textOf(rule)) < i ? [finding(file, at, "Duplicate of an earlier rule")] : []),
      ...besideRequired(rule, members).map((message) => finding(file, at, message)),
      ...contraryCondition(file, rule, at, members),
    ];
  });
}

/** A rule without its error, as text. */
function textOf({ error: _error, message: _message, source: _source, assumed: _assumed, ...stated }: Rule): string {
  return JSON.stringify(stated);
}

function repeatedNames(file: Place, rule: Rule, path: Path): readonly Finding[] {
  const kind = ruleKind(rule);
  if (kind === undefined) return [];
  const named = (rule[kind] ?? []).flatMap((each, i) =>
    typeof each === "string"
      ? [{ path: [...path, kind, i], word: each }]
      : each.map((word, j) => ({ path: [...path, kind, i, j], word })),
  );
  // A field may be in several groups, but only once in each.
  if (kind !== "oneGroupOf") return repeatedWords(file, "name", named);
  return (rule.oneGroupOf ?? []).flatMap((group, i) =>
    repeatedWords(
      file,
      "name",
      group.map((word, j) => ({ path: [...path, kind, i, j], word })),
    ),
  );
}

/** Finds rules that a required field makes redundant or unsatisfiable. */
function besideRequired(rule: Rule, members: Members): readonly string[] {
  const required = (names: readonly string[] = []): readonly string[] =>
    names.filter((name) => members[name]?.required === true);
  const all = (names: readonly string[] = []): boolean => names.length > 0 && required(names).length === names.length;
  const only = [...required(rule.exactlyOneOf), ...required(rule.atMostOneOf)];
  return [
    ...(only.length > 0 ? [`${only.join(" and ")} is required, so the others are never allowed`] : []),
    ...(required(rule.atLeastOneOf).length > 0
      ? [`${required(rule.atLeastOneOf).join(" and ")} is required, so the rule is always satisfied`]
      : []),
    ...(all(rule.allOrNone) ? ["All of them are required, so the rule is always satisfied"] : []),
    ...required(rule.required).map((name) => `${name} is always required`),
    ...required(rule.forbidden).map((name) => `${name} is required, so it cannot be forbidden`),
  ];
}

function contraryCondition(file: Place, rule: Rule, path: Path, members: Members): readonly Finding[] {
  return Object.entries(rule.when ?? {}).flatMap(([name, state]) => {
    const at = [...path, "when", name];
    // To exclude values of a field, a rule may forbid the field if it has them.
    const isAbout =
      rule.required?.includes(name) === true || (rule.forbidden?.includes(name) === true && typeof state === "string");
    const itself = isAbout ? [finding(file, at, `The rule is about ${name}, which its condition already names`)] : [];
    const { oneOf } = members[name]?.limits ?? {};
    if (typeof state === "string") {
      const never = state === "absent" && members[name]?.required === true;
      return never ? [...itself, finding(file, at, `${name} is required, so this is never true`)] : itself;
    }
    const possible = oneOf === undefined ? undefined : limitFact(oneOf).value;
    const wrong = state.flatMap((value, i) => {
      const text = JSON.stringify(value);
      if (state.indexOf(value) < i) return [finding(file, [...at, i], `Duplicate value ${text}`)];
      if (possible === undefined || typeof value === "boolean" || possible.includes(value)) return [];
      return [finding(file, [...at, i], `${text} is not a value of ${name}`)];
    });
    return [...itself, ...wrong];
  });
}
