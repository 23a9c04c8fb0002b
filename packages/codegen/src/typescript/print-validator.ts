import type { Base, Check, Messages, ObjectModel, UnionModel, ValueModel } from "../model/value-model.js";
import { camelCase, propertyName } from "../names/names.js";
import { expression, literal } from "./literal.js";

/** References of a printed validator to other modules. Each function adds the import and returns the text. */
export interface ValidatorNames {
  /** A function of the core's validation module. */
  readonly core: (name: string) => string;
  /** The validator of a type of another module. */
  readonly shared: (typeName: string) => string;
  /** A type of the core. */
  readonly coreType: (name: string) => string;
  /** A type of zod. */
  readonly zodType: (name: string) => string;
}

/** The type of a schema as a constant has it. */
export function schemaType(typeName: string, names: ValidatorNames): string {
  return `${names.coreType("Schema")}<${typeName}>`;
}

/** Prints the function that makes a validator at its first call. */
export function printSchema(validator: string, names: ValidatorNames): string {
  const usesZod = /\bz(?:\.(?!ZodType)|[,)])/.test(validator.replaceAll(/"(?:[^"\\]|\\.)*"/g, ""));
  return `${names.core("oncePerZod")}((${usesZod ? "z" : ""}) => ${validator})`;
}

/** Prints the validator that a constant of the module makes. */
export function printLocal(constant: string): string {
  return `${constant}(z)`;
}

/** Name of the validator of a type. */
export function schemaName(typeName: string): string {
  return `${camelCase(typeName)}Schema`;
}

/** Prints the validator of a value, in plain zod. */
export function printValidator(value: ValueModel, names: ValidatorNames): string {
  const whole = value.list
    ? printList(value, names)
    : `${printBase(value.base, value.messages, names)}${printChecks(value.checks, names)}`;
  return value.nullable ? `${whole}.nullable()` : whole;
}

/** Prints the validator of a member of an object, which may be optional. */
export function printMember(value: ValueModel, required: boolean, names: ValidatorNames): string {
  const validator = printValidator(value, names);
  if (!required) return `${validator}.exactOptional()`;
  const isAny = value.base.kind === "json" && !value.list;
  return isAny
    ? `${validator}.refine(${names.core("isGiven")}, { error: ${literal(value.messages.missing)} })`
    : validator;
}

function printList(value: ValueModel, names: ValidatorNames): string {
  const element = `${printElement(value, names)}${value.nullableItems === true ? ".nullable()" : ""}`;
  return `z.array(${element}, ${printError(value.messages, names)})${printChecks(value.listChecks, names)}`;
}

/** Prints the validator of an element. That of a shared type is made with the first element: most calls have none. */
function printElement(value: ValueModel, names: ValidatorNames): string {
  const element = `${printBase(value.base, value.elementMessages, names)}${printChecks(value.checks, names)}`;
  const waits = value.base.kind === "named" && value.base.shared && !element.startsWith("z.lazy(");
  return waits ? `z.lazy(() => ${element})` : element;
}

function printBase(base: Base, messages: Messages, names: ValidatorNames): string {
  const error = printError(messages, names);
  switch (base.kind) {
    case "string":
    case "number":
    case "boolean":
      return `z.${base.kind}(${error})`;
    case "booleanText":
      return `${names.core("booleanText")}(z, ${error})`;
    case "integer":
      return `z.int(${error})`;
    case "json":
      return "z.unknown()";
    case "oneOf":
      return printOneOf(base.values, printError({ ...messages, invalid: base.message }, names));
    case "named":
      return printNamed(base, messages, names);
    case "map": {
      const keys = base.keys === undefined ? "z.string()" : `z.string().regex(${printPattern(base.keys)})`;
      return `z.record(${keys}, ${printValidator(base.values, names)}, ${error})`;
    }
  }
}

function printOneOf(values: readonly (string | number)[], error: string): string {
  const strings = values.every((value) => typeof value === "string");
  return `z.${strings ? "enum" : "literal"}(${literal(values)}, ${error})`;
}

function printNamed(base: Base & { kind: "named" }, messages: Messages, names: ValidatorNames): string {
  const schema = printNarrowed(base, names);
  if (!base.relabelled) return schema;
  const { missing, invalid, inside = invalid } = messages;
  const same = missing === invalid && inside === invalid;
  return `${names.core("relabelled")}(z, ${schema}, ${literal(same ? invalid : { missing, invalid, inside })})`;
}

/** The validator of a named type, with narrower limits of members. */
function printNarrowed({ name, shared, within = [] }: Base & { kind: "named" }, names: ValidatorNames): string {
  const schema = shared ? names.shared(name) : printLocal(schemaName(name));
  if (within.length === 0) return schema;
  const members = within.map(([member, value]) => `${propertyName(member)}: ${printMember(value, false, names)}`);
  return `${names.core("narrowed")}(z, ${schema}, { ${members.join(", ")} })`;
}

/** The `error` parameter of a schema: one message, or one for an absent value and one for a wrong one. */
function printError(messages: Messages, names: ValidatorNames, more: Readonly<Record<string, string>> = {}): string {
  const { missing, invalid } = messages;
  const others = Object.entries(more).filter(([, message]) => message !== invalid);
  if (missing === invalid && others.length === 0) return `{ error: ${literal(invalid)} }`;
  return `{ error: ${names.core("issueMessage")}(${literal({ missing, invalid, ...Object.fromEntries(others) })}) }`;
}

function printChecks(checks: readonly Check[], names: ValidatorNames): string {
  return checks.map((check) => printCheck(check, names)).join("");
}

function printCheck(check: Check, names: ValidatorNames): string {
  const error = `{ error: ${literal(check.message)} }`;
  switch (check.kind) {
    case "notBlank":
      return `.regex(/\\S/u, ${error})`;
    case "minLength":
    case "minItems":
    case "min":
      return `.min(${check.value}, ${error})`;
    case "maxLength":
    case "maxItems":
    case "max":
      return `.max(${check.value}, ${error})`;
    case "pattern":
      return `.regex(${printPattern(check.value)}, ${error})`;
    case "refine":
      return `.refine(${names.core(check.by)}, ${error})`;
  }
}

/** A regular expression as a literal. */
export function printPattern(pattern: string): string {
  return new RegExp(pattern, "u").toString();
}

/** Prints the validator of an object from the constant with its shape, including rules. */
export function printObject(model: ObjectModel, shape: string, names: ValidatorNames): string {
  const factory = { refuse: "strictObject", drop: "object", keep: "looseObject" }[model.unknownKeys];
  const unknownKey = model.unknownKeys === "refuse" ? { unknownKey: model.unknownKey } : {};
  const rules = model.rules.map(
    (rule) => `.superRefine(${names.core(rule.check)}(${[...rule.operands, rule.message].map(literal).join(", ")}))`,
  );
  return `z.${factory}(${shape}, ${printError(model.messages, names, unknownKey)})${rules.join("")}`;
}

/** The validator of a union from those of its cases. */
export function printUnion(model: UnionModel, names: ValidatorNames): string {
  if (model.keyless !== undefined) return printOneCase(model, model.keyless, names);
  const cases = model.cases.map((each) => printLocal(schemaName(each.name))).join(", ");
  return `z.discriminatedUnion(${literal(model.by)}, [${cases}], ${printError(model.messages, names, { noCase: model.noCase })})`;
}

/** The validator of a union in which some cases lack the discriminator. */
function printOneCase(
  { name, by, cases, messages, noCase }: UnionModel,
  keyless: NonNullable<UnionModel["keyless"]>,
  names: ValidatorNames,
): string {
  const schemaOf = (model: ObjectModel) => expression(printLocal(schemaName(model.name)));
  const keyed = cases.flatMap((each) => {
    const { base } = each.members.find((member) => member.name === by)?.value ?? {};
    return base?.kind === "oneOf" ? base.values.map((value) => [value, schemaOf(each)]) : [];
  });
  const having = keyless.flatMap(({ model, having: member }) => (member ? [[member, schemaOf(model)]] : []));
  const plain = keyless.find(({ having: member }) => member === undefined);
  const rows = {
    by: Object.fromEntries(keyed),
    having: Object.fromEntries(having),
    plain: plain && schemaOf(plain.model),
  };
  const { missing, invalid } = messages;
  return `${names.core("oneCase")}<${name}>(z, ${literal(by)}, ${literal(rows)}, ${literal({ missing, invalid, noCase })})`;
}
