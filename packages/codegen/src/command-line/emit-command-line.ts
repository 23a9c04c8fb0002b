import { ruleSentence } from "../model/build-rules.js";
import { limitTexts } from "../reference/limits-text.js";
import type { ResolvedScim } from "../scim/resolved-scim.js";
import { constant } from "../typescript/emit-named.js";
import { createImports } from "../typescript/imports.js";
import { literal } from "../typescript/literal.js";
import type { Module } from "../typescript/print-modules.js";
import { formOf } from "../webapi/argument-table.js";
import { anyScopesOf } from "../webapi/emit-facts.js";
import type { ResolvedMethod, ResolvedWebapi } from "../webapi/resolved-webapi.js";
import { createTypeGraph } from "../webapi/type-graph.js";
import { codeRows } from "./code-rows.js";

/** The modules with the methods and codes that a command line shows. */
export function emitCommandLine(
  scim: ResolvedScim | undefined,
  webapi: ResolvedWebapi | undefined,
  place: { readonly folder: string; readonly from: string },
): readonly Module[] {
  const methods = webapi === undefined ? [] : methodRows(webapi);
  return [
    tableModule({ ...place, file: "codes", type: "CodeReference", rows: codeRows(scim, webapi), says: "Every code." }),
    tableModule({ ...place, file: "methods", type: "MethodReference", rows: methods, says: "Every method." }),
  ];
}

interface Table {
  readonly folder: string;
  readonly from: string;
  readonly file: string;
  /** Type of a row. The command line declares it. */
  readonly type: string;
  readonly rows: readonly object[];
  readonly says: string;
}

function tableModule({ folder, from, file, type, rows, says }: Table): Module {
  const imports = createImports();
  const name = imports.type("../reference/reference.js", type);
  const table = constant(`${file.slice(0, -1)}References`, literal(rows), {
    type: `readonly ${name}[]`,
    docs: [says],
    isExported: true,
  });
  return { path: `${folder}/${file}.ts`, from, imports: imports.declarations(), statements: [table] };
}

/** All methods as a command line shows them. */
export function methodRows(webapi: ResolvedWebapi): readonly object[] {
  const graph = createTypeGraph(webapi.types);
  return webapi.methods.map((method) => ({
    name: method.name,
    description: method.description,
    tokens: method.authentication === "none" ? undefined : method.tokens,
    scopes: method.scopes,
    anyScopes: anyScopesOf(method.kindScopes),
    otherArguments: method.otherArguments === true ? true : undefined,
    arguments: Object.entries(method.arguments).map(([name, argument]) => ({
      name: argument.wireName ?? name,
      form: formOf(argument, graph),
      required: argument.required === true ? true : undefined,
      default: argument.default,
      limits: limitTexts(argument.limits).map(({ text, error }) =>
        `${text}${error === undefined ? "" : ` (${error})`}`.replaceAll("`", ""),
      ),
      description: argument.description,
    })),
    rules: (method.rules ?? []).map((rule) => `A call ${ruleSentence(rule)}.`),
    codes: codesOf(method),
  }));
}

/** The method's own codes, without the common ones. */
function codesOf({ rows, alsoMeans = {} }: ResolvedMethod): readonly object[] {
  return [
    ...rows.map(({ wireName, meaning }) => ({ code: wireName, meaning })),
    ...Object.entries(alsoMeans).map(([code, meaning]) => ({ code, meaning })),
  ];
}
