import type { ResolvedScim } from "../scim/resolved-scim.js";
import { constant } from "../typescript/emit-named.js";
import { createImports } from "../typescript/imports.js";
import { literal } from "../typescript/literal.js";
import type { Module } from "../typescript/print-modules.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";
import { codeRows } from "./code-rows.js";

/** The module that says when each code is answered, or why only a fault answers it. */
export function emitCodeReasons(
  scim: ResolvedScim | undefined,
  webapi: ResolvedWebapi | undefined,
  { path, from }: { readonly path: string; readonly from: string },
): Module {
  const imports = createImports();
  const type = `readonly ${imports.type("../coverage/code-reason.js", "CodeReason")}[]`;
  const rows = codeRows(scim, webapi)
    .filter(({ when, faultOnly }) => when !== undefined || faultOnly !== undefined)
    .map(({ code, api, methods, when, faultOnly }) => ({ code, api, methods, when, faultOnly }));
  const docs = ["When each code is answered."];
  const table = constant("codeReasons", literal(rows), { type, docs, isExported: true });
  return { path, from, imports: imports.declarations(), statements: [table] };
}
