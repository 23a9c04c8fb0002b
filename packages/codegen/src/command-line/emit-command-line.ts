import type { ResolvedScim } from "../scim/resolved-scim.js";
import { constant } from "../typescript/emit-named.js";
import { createImports } from "../typescript/imports.js";
import { literal } from "../typescript/literal.js";
import type { Module } from "../typescript/print-modules.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";
import { codeRows } from "./code-rows.js";
import { methodRows } from "./method-rows.js";

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
