import { type StatementStructures, StructureKind } from "ts-morph";
import { webapiSituationSchema } from "../formats/index.js";
import { errorRows } from "../model/error-rows.js";
import { pascalCase, propertyName } from "../names/names.js";
import { constant } from "../typescript/emit-named.js";
import { createImports, type Imports } from "../typescript/imports.js";
import { expression, literal } from "../typescript/literal.js";
import { type Module, reexport } from "../typescript/print-modules.js";
import { emitCommonErrorTypes } from "./emit-error-types.js";
import { emitFactsModule } from "./emit-facts.js";
import { emitMethodModule, methodConstant, methodFile } from "./emit-method.js";
import { emitTypeModule } from "./emit-types.js";
import { createModuleContext, webapiCore } from "./module-context.js";
import { createNameTables, type NameTables } from "./name-tables.js";
import type { ResolvedMethod, ResolvedWebapi } from "./resolved-webapi.js";
import { createTypeGraph, type TypeGraph } from "./type-graph.js";

/** Every module of the Web API of a set: one per method and shared type, and those of the set. */
export function emitWebapiSet(webapi: ResolvedWebapi, folder: string): readonly Module[] {
  const graph = createTypeGraph(webapi.types);
  const names = createNameTables(webapi);
  const types = webapi.types.map((type) => emitTypeModule(type, webapi, graph, folder));
  const methods = webapi.methods.map((method) => emitMethodModule(method, webapi, { graph, names }, folder));
  const own = [
    emitErrors(webapi, graph, folder),
    ...emitRetired(webapi, folder),
    emitFactsModule(webapi, folder),
    emitDefinition(webapi, names, folder),
  ];
  const index: Module = {
    path: `${folder}/index.ts`,
    from: webapi.folder,
    imports: [],
    statements: [
      ...own.map((module) => reexport(module)),
      ...methods.map((module) => reexport(module, "./methods")),
      ...types.map((module) => reexport(module, "./types")),
    ],
  };
  return [...types, ...methods, ...own, index];
}

/** The table of common codes, and the code of each situation. */
function emitErrors(webapi: ResolvedWebapi, graph: TypeGraph, folder: string): Module {
  const context = createModuleContext({ webapi, graph, types: "./types", emptyRefused: false });
  const { imports } = context;
  const situations = webapiSituationSchema.options.map((situation) => [situation, webapi.situations[situation]]);
  const statements: readonly StatementStructures[] = [
    ...emitCommonErrorTypes(webapi, context),
    constant("commonErrors", literal(errorRows(webapi.errors)), {
      type: `{ readonly [C in CommonCode]: ${imports.type(webapiCore, "MethodErrorDefinition")} }`,
      docs: ["The table of common codes."],
      isExported: true,
    }),
    constant("webapiSituations", literal(Object.fromEntries(situations)), {
      type: `{ readonly [S in ${imports.type(webapiCore, "WebapiSituation")}]: CommonCode }`,
      docs: ["The code for each situation that the engine detects."],
      isExported: true,
    }),
  ];
  const [path, from] = [`${folder}/errors.ts`, `${webapi.folder}/errors.yaml`];
  return { path, from, imports: imports.declarations(), statements, byName: ["commonErrors"] };
}

/** The successors of retired methods. Only a call of an unknown name loads them. */
function emitRetired({ retired }: ResolvedWebapi, folder: string): readonly Module[] {
  if (retired === undefined) return [];
  const statements = [
    constant("retiredMethods", literal(retired.methods), {
      type: "{ readonly [wireName: string]: string }",
      docs: ["The successors of retired methods, by name on the wire. Empty for a method without one."],
      isExported: true,
    }),
  ];
  return [{ path: `${folder}/retired.ts`, from: retired.file, imports: [], statements }];
}

/** The set in the form of the engine. */
function emitDefinition(webapi: ResolvedWebapi, names: NameTables, folder: string): Module {
  const imports = createImports();
  const row = literal({ ...definitionRow(webapi, imports), types: names.types() });
  const type = `${imports.type(webapiCore, "WebapiDefinition")}<Methods, ${imports.type("./errors.js", "CommonCode")}, ${imports.type("./facts.js", "MethodFacts")}>`;
  const docs = [`The method set of ${webapi.title}.`];
  const statements: readonly StatementStructures[] = [
    {
      kind: StructureKind.Interface,
      name: "Methods",
      isExported: true,
      docs: [`Methods of ${webapi.title}.`],
      properties: webapi.methods.map(({ name }) => ({
        name: propertyName(name),
        isReadonly: true,
        type: imports.type(methodModule(name), `${pascalCase(name)}Types`),
      })),
    },
    constant("webapi", row, { type, docs, isExported: true }),
  ];
  const from = webapi.folder.replace(/\/webapi$/, "/service.yaml");
  const byName = ["webapi.methods", "webapi.types"];
  return { path: `${folder}/webapi.ts`, from, imports: imports.declarations(), statements, byName };
}

/** Only what finds a method is part of the set. The rest is loaded by the first call, so a start costs the same with more. */
function definitionRow(webapi: ResolvedWebapi, imports: Imports): object {
  const methods = webapi.methods.map((method) => [
    method.name,
    { wireName: method.name, load: expression(loader(method)) },
  ]);
  return {
    mount: webapi.service.mount,
    methods: Object.fromEntries(methods),
    situations: expression(imports.value("./errors.js", "webapiSituations")),
    verbRefused: webapi.verbRefused,
    errors: expression(imports.value("./errors.js", "commonErrors")),
    retired: webapi.retired && {
      error: webapi.retired.error,
      page: webapi.retired.page,
      load: expression('async () => (await import("./retired.js")).retiredMethods'),
    },
    messageFields: webapi.messageFields,
    warnings: webapi.warnings,
    bodyField: webapi.service.bodyField,
    limits: { ...webapi.service.limits, source: undefined, assumed: undefined },
  };
}

function loader(method: ResolvedMethod): string {
  return `async () => (await import("${methodModule(method.name)}")).${methodConstant(method)}`;
}

function methodModule(name: string): string {
  return `./methods/${methodFile(name)}.js`;
}
