import { type StatementStructures, StructureKind } from "ts-morph";
import type { Messages, ObjectModel } from "../model/value-model.js";
import { camelCase, kebabCase } from "../names/names.js";
import { constant, emitType, emitValidator, shapeName } from "../typescript/emit-named.js";
import { createImports, type Imports } from "../typescript/imports.js";
import { expression, literal } from "../typescript/literal.js";
import type { Module } from "../typescript/print-modules.js";
import {
  printLocal,
  printPattern,
  printSchema,
  schemaName,
  type ValidatorNames,
} from "../typescript/print-validator.js";
import { buildObject, type NestedModel, type Side } from "./build-attribute-value.js";
import { attributeRows, changeSchemaName } from "./emit-attributes.js";
import type { ResolvedSchema, ResolvedScim } from "./resolved-scim.js";
import { createName } from "./type-names.js";

/** Name of the package that generated SCIM modules import. */
export const scimCore = "@rollcall/scim-core";

/** The module of one schema: interfaces, validators, and attribute table. */
export function emitSchemaModule(schema: ResolvedSchema, scim: ResolvedScim, folder: string): Module {
  const imports = createImports();
  const models = buildSchemaModels(schema, scim.violations);
  const names = validatorNames(scim, imports);
  const statements = [
    ...emitInterfaces(schema, models, scim, imports),
    ...emitValidators(schema, models, names),
    ...emitChangeValidators(schema, models, names),
    ...(schema.extension === undefined ? [] : [emitExtension(schema, imports)]),
    emitAttributes(schema, models, { scim, names, imports }),
    ...(schema.resource === undefined ? [] : emitResource(schema, models, imports)),
  ];
  return {
    path: `${folder}/${schemaFile(schema)}.ts`,
    from: schema.file.file,
    imports: imports.declarations(),
    statements,
    unspread: [definitionName(schema)],
    models: [...models.nested.filter(({ validated }) => validated).map(({ model }) => model), models.create],
  };
}

/** File name of a schema's module, without its ending. */
export function schemaFile(schema: ResolvedSchema): string {
  return kebabCase(schema.name);
}

function validatorNames(scim: ResolvedScim, imports: Imports): ValidatorNames {
  return {
    core: (name) => imports.value(scimCore, name),
    shared: (typeName) => printLocal(imports.value(extensionModule(scim, typeName), schemaName(typeName))),
    coreType: (name) => imports.type(scimCore, name),
    zodType: (name) => `${imports.type("zod", "z")}.${name}`,
  };
}

/** The module of an extension's type, on either side. */
function extensionModule(scim: ResolvedScim, typeName: string): string {
  const schema = scim.extensions.find(
    ({ name, attributes }) => name === typeName || createName(name, attributes) === typeName,
  );
  if (schema === undefined) throw new Error(`no extension is called ${typeName}`);
  return `./${schemaFile(schema)}.js`;
}

function emitInterfaces(
  schema: ResolvedSchema,
  models: SchemaModels,
  scim: ResolvedScim,
  imports: Imports,
): readonly StatementStructures[] {
  const use = (name: string): string => imports.type(extensionModule(scim, name), name);
  const { resource, create, nested } = models;
  const roots = create.name === resource.name ? [resource] : [resource, create];
  const interfaces = [...roots, ...nested.map(({ model }) => model)].map((model) => emitType(model, use));
  return schema.resource === undefined ? interfaces : [...interfaces, emitTypes(schema, create.name)];
}

/** The types of a resource type for the engine's generics. */
function emitTypes({ name, resource }: ResolvedSchema, create: string): StatementStructures {
  const filterable = Object.keys(resource?.filterable ?? {}).map((each) => JSON.stringify(each));
  const property = (member: string, type: string) => ({ name: member, type, isReadonly: true });
  return {
    kind: StructureKind.Interface,
    name: `${name}Types`,
    isExported: true,
    docs: [`Types of the resource type ${name}.`],
    properties: [
      property("resource", name),
      property("create", create),
      property("filterable", filterable.length === 0 ? "never" : filterable.join(" | ")),
    ],
  };
}

function emitValidators(
  { resource }: ResolvedSchema,
  { create, nested }: SchemaModels,
  names: ValidatorNames,
): readonly StatementStructures[] {
  const validated = nested.filter(({ validated }) => validated).map(({ model }) => model);
  return [
    ...validated.flatMap((model) => emitValidator(model, names)),
    ...emitValidator(create, names, { exportsShape: resource !== undefined }),
  ];
}

/** Validators of changes: every sub-attribute is optional. */
function emitChangeValidators(
  schema: ResolvedSchema,
  { create, nested }: SchemaModels,
  names: ValidatorNames,
): readonly StatementStructures[] {
  const changed = nested.filter(({ validated }) => validated).map(({ model }) => changeValidator(model, names));
  return schema.extension === undefined ? changed : [...changed, changeValidator(create, names, true)];
}

function changeValidator(model: NestedModel["model"], names: ValidatorNames, isExported = false): StatementStructures {
  const shape = printLocal(shapeName(model.name));
  const text = `z.object(${shape}, { error: ${literal(model.messages.invalid)} }).partial()`;
  return constant(changeSchemaName(model.name), printSchema(text, names), {
    docs: [`Returns the validator of the part of {@link ${model.name}} that a change sends.`],
    isExported,
  });
}

function emitExtension(schema: ResolvedSchema, imports: Imports): StatementStructures {
  return constant(
    `${camelCase(schema.name)}Extension`,
    literal({
      urns: schema.urns,
      aliases: schema.extension?.aliases,
      listed: schema.extension?.listed,
      partialPatch: schema.extension?.partialPatch === true ? true : undefined,
    }),
    {
      type: imports.type(scimCore, "ExtensionDefinition"),
      docs: [`The extension {@link ${schema.name}} on the wire.`],
      isExported: true,
    },
  );
}

interface TableContext {
  readonly scim: ResolvedScim;
  readonly names: ValidatorNames;
  readonly imports: Imports;
}

function emitAttributes(
  schema: ResolvedSchema,
  { create }: SchemaModels,
  { scim, names, imports }: TableContext,
): StatementStructures {
  const rows = attributeRows(schema.attributes, {
    owner: schema.name,
    written: create.name,
    messages: scim.violations,
    names,
    foreign: (extension, name) => imports.value(`./${schemaFile(extension)}.js`, name),
  });
  const definition = `${imports.type(scimCore, "AttributeDefinition")}<${imports.type("./errors.js", "ScimCode")}>`;
  const keys = create.name === schema.name ? `keyof ${schema.name}` : `keyof ${schema.name} | keyof ${create.name}`;
  return constant(`${camelCase(schema.name)}Attributes`, literal(rows), {
    type: `{ readonly [A in ${keys}]: ${definition} }`,
    docs: [`Attributes of {@link ${schema.name}} in the order of answers.`],
    isExported: true,
  });
}

/** Name of the constant with the definition of a resource type. */
export function definitionName({ name }: ResolvedSchema): string {
  return `${camelCase(name)}Definition`;
}

function emitResource(
  schema: ResolvedSchema,
  { create }: SchemaModels,
  imports: Imports,
): readonly StatementStructures[] {
  const { resource } = schema;
  if (resource === undefined) return [];
  const filterable = Object.entries(resource.filterable ?? {}).map(
    ([name, { type = "string", caseExact = false, aliases = [] }]) => [name, { type, caseExact, aliases }],
  );
  const row = {
    name: schema.name,
    wireName: schema.name,
    description: schema.description,
    endpoint: resource.endpoint,
    urns: schema.urns,
    schemaName: schema.schemaName,
    idPattern: resource.idPattern === undefined ? undefined : expression(printPattern(resource.idPattern)),
    attributes: expression(`${camelCase(schema.name)}Attributes`),
    create: expression(schemaName(create.name)),
    filterable: Object.fromEntries(filterable),
    situations: resource.situations,
    ignored: resource.ignored ?? [],
  };
  const type = `${imports.type(scimCore, "ResourceDefinition")}<${schema.name}Types, ${imports.type("./errors.js", "ScimCode")}>`;
  return [
    constant(definitionName(schema), literal(row), {
      type,
      docs: [`The resource type ${schema.name}.`],
      isExported: true,
    }),
  ];
}

/** Everything that a schema names, on both sides. */
interface SchemaModels {
  /** The resource in answers. */
  readonly resource: ObjectModel;
  /** The model of the values that clients write. It has the same name if it is the same. */
  readonly create: ObjectModel;
  /** Interfaces of complex attributes, dependencies first, without those of other schemas. */
  readonly nested: readonly NestedModel[];
}

/** Builds the models of one schema. */
function buildSchemaModels(schema: ResolvedSchema, messages: Messages): SchemaModels {
  const { name, description, attributes } = schema;
  const nested = new Map<string, NestedModel>();
  const build = (side: Side, named: string, said: string): ObjectModel =>
    buildObject({ name: named, description: said, attributes }, { name, side, messages, nested });
  // If both sides share one interface, its validator is that of what clients write, so that side is built first.
  const create = build("create", createName(name, attributes), createDescription(schema));
  const resource = build("resource", name, description);
  return { resource, create, nested: [...nested.values()].sort((a, b) => Number(isCreate(a)) - Number(isCreate(b))) };
}

function isCreate({ model }: NestedModel): boolean {
  return model.name.endsWith("Create");
}

function createDescription({ name, resource }: ResolvedSchema): string {
  const body = resource === undefined ? "" : ": the body of a POST or PUT";
  return `The part of {@link ${name}} that clients can write${body}.`;
}
