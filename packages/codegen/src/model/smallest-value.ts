import type { Condition } from "../formats/index.js";
import type { Base, Check, NamedModel, ObjectModel, RuleModel, ValueModel } from "./value-model.js";

/** Finds a named model of a set. */
type FindModel = (name: string) => NamedModel | undefined;

/** The smallest valid value of a named model: only what is required. Undefined if none was found. */
export function smallestValue(model: NamedModel, find: FindModel): unknown {
  switch (model.kind) {
    case "object":
      return smallestObject(model, find);
    case "union": {
      const [first] = model.cases;
      return first === undefined ? undefined : smallestObject(first, find);
    }
    case "alias":
      return smallestOf(model.value, find);
  }
}

function smallestObject(model: ObjectModel, find: FindModel): unknown {
  const needed = new Set(model.members.filter(({ required }) => required).map(({ name }) => name));
  const asked = askedBy(model.rules, needed);
  const members = model.members
    .filter(({ name }) => needed.has(name) || asked.has(name))
    .map(({ name, value }) => [name, smallestOf(asked.has(name) ? notEmpty(value) : value, find)] as const);
  return members.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(members);
}

/** Members that rules require in addition to others, or to each other. */
function askedBy(rules: readonly RuleModel[], needed: ReadonlySet<string>): ReadonlySet<string> {
  const asked = new Set<string>();
  for (let before = -1; before < asked.size; ) {
    before = asked.size;
    for (const rule of rules) {
      for (const name of neededBy(rule, new Set([...needed, ...asked]))) asked.add(name);
    }
  }
  return asked;
}

/** The same value, not empty. Rules count an empty string or list as absent. */
function notEmpty(value: ValueModel): ValueModel {
  const message = "";
  if (value.list) return { ...value, listChecks: [{ kind: "minItems", value: 1, message }, ...value.listChecks] };
  return { ...value, checks: [{ kind: "notBlank", message }, ...value.checks] };
}

/** Members that a rule requires in addition. */
function neededBy({ check, operands }: RuleModel, there: ReadonlySet<string>): readonly string[] {
  if (check === "requiredWhen") return neededWhen(operands as readonly [readonly string[], Condition], there);
  const [names] = operands as readonly (readonly (string | readonly string[])[])[];
  const [first] = names ?? [];
  if (first === undefined) return [];
  if (check === "allOrNone") return (names ?? []).flat().some((name) => there.has(name)) ? (names ?? []).flat() : [];
  if (check === "oneGroupOf") return typeof first === "string" ? [] : first;
  if (check !== "exactlyOneOf" && check !== "atLeastOneOf") return [];
  const some = (names ?? []).some((name) => typeof name === "string" && there.has(name));
  return some || typeof first !== "string" ? [] : [first];
}

/** The members that a condition requires in addition. If it requires some value, a member has another. */
function neededWhen([names, when]: readonly [readonly string[], Condition], there: ReadonlySet<string>) {
  const holds = Object.entries(when).every(([name, wanted]) => {
    if (wanted === "present") return there.has(name);
    return wanted === "absent" && !there.has(name);
  });
  return holds ? names : [];
}

function smallestOf(value: ValueModel, find: FindModel): unknown {
  if (!value.list) return smallestBase(value.base, value.checks, find);
  const least = bound(value.listChecks, "minItems") ?? 0;
  if (least === 0) return [];
  const element = smallestBase(value.base, value.checks, find);
  return element === undefined ? undefined : Array.from({ length: least }, () => element);
}

function bound(checks: readonly Check[], kind: "min" | "minLength" | "minItems"): number | undefined {
  const found = checks.find((check) => check.kind === kind);
  return found !== undefined && "value" in found && typeof found.value === "number" ? found.value : undefined;
}

function smallestBase(base: Base, checks: readonly Check[], find: FindModel): unknown {
  switch (base.kind) {
    case "string":
      return smallestText(checks);
    case "integer":
    case "number":
      return bound(checks, "min") ?? 0;
    case "boolean":
    case "booleanText":
      return false;
    case "json":
      return null;
    case "oneOf":
      return base.values[0];
    case "map":
      return {};
    case "named": {
      const model = find(base.name);
      return model === undefined ? undefined : smallestValue(narrowed(model, base.within), find);
    }
  }
}

/** The cases of a union that one place allows. */
function narrowed(model: NamedModel, within: (Base & { kind: "named" })["within"] = []): NamedModel {
  if (model.kind !== "union") return model;
  const allowed = within.find(([name]) => name === model.by)?.[1].base;
  if (allowed?.kind !== "oneOf") return model;
  const cases = model.cases.filter((each) => {
    const values = each.members.find(({ name }) => name === model.by)?.value.base;
    return values?.kind === "oneOf" && allowed.values.includes(values.values[0] ?? "");
  });
  return { ...model, cases };
}

/** Strings that match most patterns. */
const examples = [
  "",
  "a",
  "A1",
  "U1",
  "a@b",
  "/a",
  "https://a",
  "#000",
  "0",
  "0000000000.000000",
  "2024-01-01T00:00:00Z",
];

function smallestText(checks: readonly Check[]): string | undefined {
  const least = bound(checks, "minLength") ?? 0;
  return examples.map((text) => text.padEnd(least, "a")).find((text) => checks.every((check) => passes(text, check)));
}

function passes(text: string, check: Check): boolean {
  switch (check.kind) {
    case "notBlank":
      return text.trim() !== "";
    case "minLength":
      return text.length >= check.value;
    case "maxLength":
      return text.length <= check.value;
    case "pattern":
      return new RegExp(check.value, "u").test(text);
    case "refine":
      return check.by !== "isDateTime" || text.startsWith("2024-");
    case "min":
    case "max":
    case "minItems":
    case "maxItems":
      return true;
  }
}
