import { type StatementStructures, StructureKind } from "ts-morph";
import { buildObject } from "../model/build-values.js";
import { pascalCase } from "../names/names.js";
import { emitType } from "../typescript/emit-named.js";
import type { ModuleContext } from "./module-context.js";
import type { ResolvedMethod, ResolvedMethodError, ResolvedWebapi } from "./resolved-webapi.js";

/**
 * The type of a method's refusals: one interface for all codes without fields, including the common ones, so that a
 * value typed by several codes fits; one more for each code with fields.
 */
export function emitErrorTypes(
  method: ResolvedMethod,
  name: string,
  context: ModuleContext,
  webapi: ResolvedWebapi,
): readonly StatementStructures[] {
  const { imports } = context;
  const common = new Set(webapi.errors.map(({ key }) => key));
  const own = method.rows.filter(({ key }) => !common.has(key));
  const codes = own.filter((row) => !carriesFields(row)).map(({ key }) => JSON.stringify(key));
  const rich = webapi.errors.filter(carriesFields).map((row) => imports.type("../errors.js", commonName(row)));
  const richNames = own.filter(carriesFields).map((row) => `${name}${pascalCase(row.key)}`);
  return [
    typeAlias(`${name}Error`, `A refusal of ${method.name}, without \`ok\`.`, [
      `${name}Refusal`,
      ...richNames,
      ...(method.errorArgument === undefined ? [] : [`${name}Told`]),
      ...rich,
    ]),
    refusalInterface(`${name}Refusal`, `A refusal of ${method.name} that has only a code.`, [
      imports.type("../errors.js", "PlainCommonCode"),
      ...codes.sort(),
    ]),
    ...own.filter(carriesFields).flatMap((row) => emitRefusal(row, `${name}${pascalCase(row.key)}`, context)),
    ...emitRequestedError(method, `${name}Told`, context),
  ];
}

/** The type of the refusal whose code the caller requests. None if the method does not allow that. */
function emitRequestedError(
  method: ResolvedMethod,
  name: string,
  context: ModuleContext,
): readonly StatementStructures[] {
  if (method.errorArgument === undefined) return [];
  const build = { ...context.build, emptyRefused: false, named: [] };
  const error = { required: true, description: `The code that the caller passed in \`${method.errorArgument}\`.` };
  buildObject(
    { name, description: "The code that the caller requested.", fields: { error, ...method.response } },
    build,
  );
  return [...build.named].reverse().map((model) => emitType(model, context.useType));
}

/** The types of the refusals of every method. */
export function emitCommonErrorTypes(webapi: ResolvedWebapi, context: ModuleContext): readonly StatementStructures[] {
  const rich = webapi.errors.filter(carriesFields);
  const all = webapi.errors.map(({ key }) => JSON.stringify(key)).sort();
  const plain =
    rich.length === 0 ? "CommonCode" : `Exclude<CommonCode, ${rich.map(({ key }) => JSON.stringify(key)).join(" | ")}>`;
  return [
    typeAlias("CommonCode", "Codes that every method may answer.", all),
    typeAlias("PlainCommonCode", "The common codes without fields.", [plain]),
    refusalInterface("CommonRefusal", "A common refusal that has only a code.", ["PlainCommonCode"]),
    ...rich.flatMap((row) => emitRefusal(row, commonName(row), context)),
  ];
}

/** Whether a code requires fields. */
export function carriesFields({ fields = {} }: ResolvedMethodError): boolean {
  return Object.values(fields).some(({ required }) => required === true);
}

function commonName({ key }: ResolvedMethodError): string {
  return `Common${pascalCase(key)}`;
}

function refusalInterface(name: string, doc: string, codes: readonly string[]): StatementStructures {
  return {
    kind: StructureKind.Interface,
    name,
    isExported: true,
    docs: [doc],
    properties: [{ name: "error", isReadonly: true, type: codes.join(" | ") }],
  };
}

/** A type alias of a union. */
function typeAlias(name: string, doc: string, members: readonly string[]): StatementStructures {
  return { kind: StructureKind.TypeAlias, name, isExported: true, docs: [doc], type: members.join(" | ") };
}

function emitRefusal(row: ResolvedMethodError, name: string, context: ModuleContext): readonly StatementStructures[] {
  const build = { ...context.build, emptyRefused: false, named: [] };
  const fields = { error: { required: true, limits: { oneOf: [row.key] } }, ...row.fields };
  buildObject({ name, description: row.meaning, fields }, build);
  return [...build.named].reverse().map((model) => emitType(model, context.useType));
}
