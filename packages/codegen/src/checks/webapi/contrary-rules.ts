import type { Finding, LoadedFile, Path } from "../../formats/loaded-set.js";
import type { Field } from "../../formats/shared/field.js";
import { limitFact } from "../../formats/shared/limits.js";
import { type Rule, ruleKind } from "../../formats/shared/rules.js";
import { finding, repeatedWords } from "../shared/findings.js";

type Place = Pick<LoadedFile, "file">;

/** The fields or arguments that rules refer to, without unknown ones. */
type Members = { readonly [name: string]: Field };

/** A finding for each rule that names a field twice, repeats another rule, or is always or never satisfied. */
export function contraryRules(file: Place, rules: readonly Rule[], path: Path, members: Members): readonly Finding[] {
  const texts = rules.map(textOf);
  return rules.flatMap((rule, i) => {
    const at = [...path, i];
    return [
      ...repeatedNames(file, rule, at),
      ...(texts.indexOf(textOf(rule)) < i ? [finding(file, at, "An earlier rule says the same")] : []),
      ...besideRequired(rule, members).map((message) => finding(file, at, message)),
      ...contraryCondition(file, rule, at, members),
    ];
  });
}

/** A rule without its error. */
function textOf({ error: _error, message: _message, source: _source, assumed: _assumed, ...said }: Rule): string {
  return JSON.stringify(said);
}

function repeatedNames(file: Place, rule: Rule, path: Path): readonly Finding[] {
  const kind = ruleKind(rule);
  if (kind === undefined) return [];
  const named = (rule[kind] ?? []).flatMap((each, i) =>
    typeof each === "string"
      ? [{ path: [...path, kind, i], word: each }]
      : each.map((word, j) => ({ path: [...path, kind, i, j], word })),
  );
  // A field may be in several groups, of which one is given, but only once in each.
  if (kind !== "oneGroupOf") return repeatedWords(file, "name", named);
  return (rule.oneGroupOf ?? []).flatMap((group, i) =>
    repeatedWords(
      file,
      "name",
      group.map((word, j) => ({ path: [...path, kind, i, j], word })),
    ),
  );
}

/** Rules that a required field makes redundant or unsatisfiable. */
function besideRequired(rule: Rule, members: Members): readonly string[] {
  const required = (names: readonly string[] = []): readonly string[] =>
    names.filter((name) => members[name]?.required === true);
  const all = (names: readonly string[] = []): boolean => names.length > 0 && required(names).length === names.length;
  const only = [...required(rule.exactlyOneOf), ...required(rule.atMostOneOf)];
  return [
    ...(only.length > 0 ? [`${only.join(" and ")} must be there anyway, so the others never may`] : []),
    ...(required(rule.atLeastOneOf).length > 0
      ? [`${required(rule.atLeastOneOf).join(" and ")} must be there anyway, so the rule is never broken`]
      : []),
    ...(all(rule.allOrNone) ? ["All of them must be there anyway, so the rule is never broken"] : []),
    ...required(rule.required).map((name) => `${name} must be there anyway`),
    ...required(rule.forbidden).map((name) => `${name} must be there anyway, so it cannot be forbidden`),
  ];
}

function contraryCondition(file: Place, rule: Rule, path: Path, members: Members): readonly Finding[] {
  return Object.entries(rule.when ?? {}).flatMap(([name, state]) => {
    const at = [...path, "when", name];
    // To exclude values of a field, forbid the field with them.
    const isAbout =
      rule.required?.includes(name) === true || (rule.forbidden?.includes(name) === true && typeof state === "string");
    const itself = isAbout ? [finding(file, at, `The rule asks of ${name} what it depends on`)] : [];
    const { oneOf } = members[name]?.limits ?? {};
    if (typeof state === "string") {
      const never = state === "absent" && members[name]?.required === true;
      return never ? [...itself, finding(file, at, `${name} must be there anyway, so this is never so`)] : itself;
    }
    const possible = oneOf === undefined ? undefined : limitFact(oneOf).value;
    const wrong = state.flatMap((value, i) => {
      const text = JSON.stringify(value);
      if (state.indexOf(value) < i) return [finding(file, [...at, i], `The value ${text} stands here twice`)];
      if (possible === undefined || typeof value === "boolean" || possible.includes(value)) return [];
      return [finding(file, [...at, i], `${text} is none of the values of ${name}`)];
    });
    return [...itself, ...wrong];
  });
}
