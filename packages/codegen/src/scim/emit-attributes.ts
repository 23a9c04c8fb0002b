import { limitFact } from "../formats/shared/limits.js";
import { messagesInside, ownMessages } from "../model/messages.js";
import type { Messages, ValueModel } from "../model/value-model.js";
import { camelCase, propertyAccess } from "../names/names.js";
import { shapeName } from "../typescript/emit-named.js";
import { type Expression, expression, literal } from "../typescript/literal.js";
import {
  printLocal,
  printSchema,
  printValidator,
  schemaName,
  type ValidatorNames,
} from "../typescript/print-validator.js";
import { buildAttributeValue, type Side } from "./build-attribute-value.js";
import type { ResolvedAttribute, ResolvedSchema } from "./resolved-scim.js";
import { createName, nestedName } from "./type-names.js";

/** Context of the rows of an attribute table. */
interface AttributeTableContext {
  /** Name of the attributes' interface on the side of answers. */
  readonly owner: string;
  /** Name of the interface whose shape has the validators of what clients write. */
  readonly written: string;
  /** Default messages. */
  readonly messages: Messages;
  readonly names: ValidatorNames;
  /** Imports a constant of another schema's module, and returns its name. */
  readonly foreign: (schema: ResolvedSchema, name: string) => string;
}

/** The rows of an attribute table, as members of an object literal. */
export function attributeRows(
  attributes: readonly ResolvedAttribute[],
  context: AttributeTableContext,
): { readonly [name: string]: Expression } {
  const make = context.names.core("attribute");
  const rows = attributes.map((each) => [each.name, expression(`${make}(${literal(attributeRow(each, context))})`)]);
  return Object.fromEntries(rows);
}

/** One row, without defaults of the RFC. */
function attributeRow(attribute: ResolvedAttribute, context: AttributeTableContext): object {
  return {
    name: attribute.name,
    wireName: unless(attribute.wireName, attribute.name),
    type: unless(attribute.type, "string"),
    multiValued: unless(attribute.multiValued, false),
    description: attribute.description,
    required: unless(attribute.required, false),
    caseExact: unless(attribute.caseExact, false),
    mutability: unless(attribute.mutability, "readWrite"),
    returned: unless(attribute.returned, "default"),
    uniqueness: unless(attribute.uniqueness, "none"),
    canonicalValues: attribute.canonicalValues ?? onlyValues(attribute),
    referenceTypes: attribute.referenceTypes,
    versions: attribute.versions,
    aliases: attribute.aliases,
    bareValue: attribute.bareValue,
    ignored: attribute.ignored,
    spaceIsValue: attribute.spaceIsValue,
    ...nestedMembers(attribute, context),
    value: expression(printValue(attribute, context)),
    change: attribute.type === "complex" ? expression(printChange(attribute, context)) : undefined,
    updateError: attribute.errors["update"],
  };
}

/** If only listed values are valid, they are also suggested. */
function onlyValues({ limits: { oneOf } }: ResolvedAttribute): readonly string[] | undefined {
  return oneOf === undefined ? undefined : limitFact(oneOf).value.map(String);
}

function unless<T>(value: T, usual: T): T | undefined {
  return value === usual ? undefined : value;
}

function nestedMembers(attribute: ResolvedAttribute, context: AttributeTableContext): object {
  const { extension, subAttributes } = attribute;
  if (attribute.type !== "complex") return {};
  if (extension !== undefined) {
    const constant = (what: string) => expression(context.foreign(extension, `${camelCase(extension.name)}${what}`));
    return { extension: constant("Extension"), subAttributes: constant("Attributes") };
  }
  const owner = nestedName(context.owner, attribute);
  const written = attribute.mutability === "readOnly" ? owner : createName(owner, subAttributes);
  const messages = messagesInside(ownMessages(attribute.errors, context.messages));
  return { subAttributes: attributeRows(subAttributes, { ...context, owner, written, messages }) };
}

/** The validator of a whole value: a member of the shape of what clients write, or a separate one. */
function printValue(attribute: ResolvedAttribute, context: AttributeTableContext): string {
  const shape = printLocal(shapeName(context.written));
  if (attribute.mutability !== "readOnly") return `(z) => ${shape}${propertyAccess(attribute.name)}`;
  return printSchema(printValidator(attributeValue(attribute, context), context.names), context.names);
}

/** The validator of a change of a complex attribute: every sub-attribute is optional. */
function printChange(attribute: ResolvedAttribute, context: AttributeTableContext): string {
  const value = attributeValue(attribute, context);
  if (value.base.kind !== "named") return printValue(attribute, context);
  const typeName = value.base.name;
  const { extension } = attribute;
  const shared = (): string =>
    printLocal(
      extension === undefined ? changeSchemaName(typeName) : context.foreign(extension, changeSchemaName(typeName)),
    );
  const changed: ValueModel = { ...value, base: { ...value.base, name: changedName(typeName) } };
  const validator = printValidator(changed, { ...context.names, shared });
  // A schema that another constant makes is that constant.
  return /^(\w+)\(z\)$/.exec(validator)?.[1] ?? printSchema(validator, context.names);
}

/** Name under which the validator of changes of a type is printed. */
function changedName(typeName: string): string {
  return `${typeName.replace(/Create$/, "")}Change`;
}

/** Name of the validator of changes of a type. */
export function changeSchemaName(typeName: string): string {
  return schemaName(changedName(typeName));
}

function attributeValue(attribute: ResolvedAttribute, { owner, messages }: AttributeTableContext): ValueModel {
  const side: Side = attribute.mutability === "readOnly" ? "resource" : "create";
  return buildAttributeValue(attribute, { name: owner, side, messages, nested: new Map() });
}
