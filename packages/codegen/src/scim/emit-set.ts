import { type StatementStructures, StructureKind } from "ts-morph";
import { scimSituationSchema } from "../formats/index.js";
import { errorRows } from "../model/error-rows.js";
import { constant } from "../typescript/emit-named.js";
import { createImports } from "../typescript/imports.js";
import { expression, literal } from "../typescript/literal.js";
import { type Module, reexport } from "../typescript/print-modules.js";
import { emitFacts } from "./emit-facts.js";
import { definitionName, emitSchemaModule, schemaFile, scimCore } from "./emit-schema.js";
import type { ResolvedScim } from "./resolved-scim.js";

/** Every module of the SCIM side of a set: one per schema, and those of the set. */
export function emitScimSet(scim: ResolvedScim, folder: string): readonly Module[] {
  const schemas = [...scim.resources, ...scim.extensions].map((schema) => emitSchemaModule(schema, scim, folder));
  const modules = [...schemas, emitErrors(scim, folder), emitFacts(scim, folder), emitDefinition(scim, folder)];
  return [...modules, emitIndex(scim, folder, modules)];
}

/** The error table, and the code of each situation. */
function emitErrors(scim: ResolvedScim, folder: string): Module {
  const imports = createImports();
  const codes = scim.errors.map(({ key }) => JSON.stringify(key)).sort();
  const situations = scimSituationSchema.options.flatMap((situation) => {
    const key = scim.situations[situation];
    return key === undefined ? [] : [[situation, key]];
  });
  const error = imports.type(scimCore, "ErrorDefinition");
  const table = imports.type(scimCore, "ScimSituations");
  const statements: readonly StatementStructures[] = [
    {
      kind: StructureKind.TypeAlias,
      name: "ScimCode",
      isExported: true,
      docs: [`Keys of the error table of ${scim.title}.`],
      type: codes.join(" | "),
    },
    constant("scimErrors", literal(errorRows(scim.errors)), {
      type: `{ readonly [C in ScimCode]: ${error} }`,
      docs: ["The error table."],
      isExported: true,
    }),
    constant("scimSituations", literal(Object.fromEntries(situations)), {
      type: `${table}<ScimCode>`,
      docs: ["The key of the error table for each situation that the engine detects."],
      isExported: true,
    }),
  ];
  return {
    path: `${folder}/errors.ts`,
    from: `${scim.folder}/errors.yaml`,
    imports: imports.declarations(),
    statements,
    byName: ["scimErrors"],
  };
}

function serviceFile(scim: ResolvedScim): string {
  return scim.folder.replace(/\/scim$/, "/service.yaml");
}

/** The set in the form of the engine. */
function emitDefinition(scim: ResolvedScim, folder: string): Module {
  const imports = createImports();
  const resources = scim.resources.map((schema) => [
    schema.name,
    expression(imports.value(`./${schemaFile(schema)}.js`, definitionName(schema))),
  ]);
  const { mount, errorDetail, errorStatus, unknownAttributes, ignoredPaths, limits } = scim.service;
  const row = {
    mount,
    versions: versionRows(scim),
    resources: Object.fromEntries(resources),
    errors: expression(imports.value("./errors.js", "scimErrors")),
    situations: expression(imports.value("./errors.js", "scimSituations")),
    errorDetail,
    errorStatus,
    unknownAttributes,
    ignoredPaths,
    limits: { ...limits, source: undefined, assumed: undefined },
    facts: expression(imports.value("./facts.js", "scimFacts")),
  };
  const typeArguments = [
    "ScimResources",
    imports.type("./errors.js", "ScimCode"),
    imports.type("./facts.js", "ScimFacts"),
  ];
  const type = `${imports.type(scimCore, "ScimDefinition")}<${typeArguments.join(", ")}>`;
  const statements: readonly StatementStructures[] = [
    {
      kind: StructureKind.Interface,
      name: "ScimResources",
      isExported: true,
      docs: [`Resource types of ${scim.title}.`],
      properties: scim.resources.map((schema) => ({
        name: schema.name,
        isReadonly: true,
        type: imports.type(`./${schemaFile(schema)}.js`, `${schema.name}Types`),
      })),
    },
    constant("scim", literal(row), { type, docs: [`The SCIM definition set of ${scim.title}.`], isExported: true }),
  ];
  return { path: `${folder}/scim.ts`, from: serviceFile(scim), imports: imports.declarations(), statements };
}

function versionRows(scim: ResolvedScim): object {
  const versions = Object.entries(scim.service.versions).map(([version, definition]) => {
    const { segment, mediaType, documentationUri, capabilities, authenticationSchemes } = definition;
    const { xmlDataFormat = false, ...rest } = capabilities;
    const routes = scim.routes
      .filter((route) => route.versions === undefined || route.versions.some((each) => each === version))
      .map(({ verb, path, operation, resource, document, status, answer }) => ({
        verb,
        path,
        serves:
          document === undefined
            ? { kind: "resource", operation, resourceType: resource }
            : { kind: "discovery", document },
        status,
        answer,
      }));
    return [
      version,
      {
        segment,
        mediaType,
        capabilities: { ...rest, xmlDataFormat, source: undefined, assumed: undefined },
        authenticationSchemes,
        documentationUri,
        routes,
      },
    ];
  });
  return Object.fromEntries(versions);
}

/** Every public name, listed one by one. */
function emitIndex(scim: ResolvedScim, folder: string, modules: readonly Module[]): Module {
  return {
    path: `${folder}/index.ts`,
    from: scim.folder,
    imports: [],
    statements: modules.map((module) => reexport(module)),
  };
}
