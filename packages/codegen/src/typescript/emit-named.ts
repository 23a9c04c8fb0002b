import {
  type InterfaceDeclarationStructure,
  type StatementStructures,
  StructureKind,
  VariableDeclarationKind,
} from "ts-morph";
import type { Base, NamedModel, ObjectModel, ValueModel } from "../model/value-model.js";
import { camelCase, propertyName } from "../names/names.js";
import {
  printLocal,
  printMember,
  printObject,
  printSchema,
  printUnion,
  printValidator,
  schemaName,
  schemaType,
  type ValidatorNames,
} from "./print-validator.js";

/** The interface, or type alias, of a named model. */
export function emitType(model: NamedModel, use: UseType): StatementStructures {
  switch (model.kind) {
    case "object":
      return isBare(model) ? typeAlias(model, "object") : emitInterface(model, use);
    case "union":
      return typeAlias(model, model.cases.map((each) => each.name).join(" | "));
    case "alias":
      return typeAlias(model, printType(model.value, use));
  }
}

/** An interface without members would be useless. */
function isBare(model: ObjectModel): boolean {
  return model.members.length === 0 && model.unknownKeys !== "keep";
}

function typeAlias(model: NamedModel, type: string): StatementStructures {
  return {
    kind: StructureKind.TypeAlias,
    name: model.name,
    isExported: true,
    docs: [docText(model.description)],
    type,
  };
}

function emitInterface(model: ObjectModel, use: UseType): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    name: model.name,
    isExported: true,
    docs: [docText(model.description)],
    properties: model.members.map((member) => ({
      name: propertyName(member.name),
      isReadonly: true,
      hasQuestionToken: !member.required,
      type: printType(member.value, use),
      docs: member.description === undefined ? [] : [docText(member.description)],
    })),
    indexSignatures:
      model.unknownKeys === "keep"
        ? [{ isReadonly: true, keyName: "key", keyType: "string", returnType: "unknown" }]
        : [],
  };
}

/** The text of a docstring in lines of at most 110 characters. It cannot end the comment. */
function docText(text: string): string {
  const lines: string[] = [];
  for (const word of text.replaceAll("*/", "*\u200b/").split(/\s+/)) {
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length >= 110) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join("\n");
}

/** Place of a validator. */
interface ValidatorPlace {
  /** Whether it is a case of a union. Default: false. */
  readonly isCase?: boolean;
  /** Whether the shape of the object is exported, for sets that add members. Default: false. */
  readonly exportsShape?: boolean;
}

/** The validator of a named model. For an object, preceded by the constant with its shape. */
export function emitValidator(
  model: NamedModel,
  names: ValidatorNames,
  { isCase = false, exportsShape = false }: ValidatorPlace = {},
): readonly StatementStructures[] {
  switch (model.kind) {
    case "object":
      return [
        emitShape(model, names, exportsShape),
        schema(model, printObject(model, printLocal(shapeName(model.name)), names), names, isCase),
      ];
    case "union":
      return [schema(model, printUnion(model, names), names)];
    case "alias":
      return [schema(model, printValidator(model.value, names), names)];
  }
}

/** Name of the constant with the validators of an object's members. */
export function shapeName(typeName: string): string {
  return `${camelCase(typeName)}Shape`;
}

function emitShape(model: ObjectModel, names: ValidatorNames, isExported: boolean): StatementStructures {
  const members = model.members.map(
    (member) => `${propertyName(member.name)}: ${printMember(member.value, member.required, names)},`,
  );
  // An interface that keeps unknown keys has every string as a key, so there is nothing to check.
  const proof =
    model.unknownKeys === "keep" ? "" : ` satisfies Record<keyof ${model.name}, ${names.zodType("ZodType")}>`;
  const shape = `{ ${members.join("\n")} }${proof}`;
  const docs = isExported ? [`Returns the validators of the members of a {@link ${model.name}}.`] : [];
  return constant(shapeName(model.name), printSchema(`(${shape})`, names), { docs, isExported });
}

/** A case of a union keeps zod's own type, which the union needs to find it. */
function schema(model: NamedModel, text: string, names: ValidatorNames, isCase = false): StatementStructures {
  return constant(schemaName(model.name), printSchema(text, names), {
    docs: [`Returns the validator of a {@link ${model.name}}.`],
    ...(isCase ? {} : { isExported: true, type: schemaType(model.name, names) }),
  });
}

/** A constant with its docstring and type. */
export function constant(
  name: string,
  initializer: string,
  more: { readonly type?: string; readonly docs?: readonly string[]; readonly isExported?: boolean } = {},
): StatementStructures {
  return {
    kind: StructureKind.VariableStatement,
    declarationKind: VariableDeclarationKind.Const,
    isExported: more.isExported ?? false,
    docs: (more.docs ?? []).map(docText),
    declarations: [{ name, initializer, ...(more.type === undefined ? {} : { type: more.type }) }],
  };
}

/** Imports a type of another module, and returns its name. */
type UseType = (name: string) => string;

/** The type of a value, as TypeScript text. */
function printType(value: ValueModel, use: UseType): string {
  const element = printBase(value.base, use);
  const one = value.nullableItems === true ? `${element} | null` : element;
  const whole = value.list ? `readonly ${one.includes(" | ") ? `(${one})` : one}[]` : one;
  return value.nullable ? `${whole} | null` : whole;
}

function printBase(base: Base, use: UseType): string {
  switch (base.kind) {
    case "string":
    case "boolean":
    case "number":
      return base.kind;
    case "booleanText":
      return "boolean";
    case "integer":
      return "number";
    case "json":
      return "unknown";
    case "oneOf":
      return base.values.map((value) => JSON.stringify(value)).join(" | ");
    case "named":
      return base.shared ? use(base.name) : base.name;
    case "map":
      return `{ readonly [key: string]: ${printType(base.values, use)} }`;
  }
}
