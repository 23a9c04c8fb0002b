import type { ResolvedScim } from "../scim/resolved-scim.js";
import { constant } from "../typescript/emit-named.js";
import type { Module } from "../typescript/print-modules.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";
import { codeRows } from "./code-rows.js";

/**
 * The module that says when each code is answered, or why only a fault answers it. It is a text with a line for each, because
 * people compare its lines, and as a list it has five times as many.
 */
export function emitCodeReasons(
  scim: ResolvedScim | undefined,
  webapi: ResolvedWebapi | undefined,
  { path, from }: { readonly path: string; readonly from: string },
): Module {
  const rows = codeRows(scim, webapi)
    .filter(({ when, faultOnly }) => when !== undefined || faultOnly !== undefined)
    .map(({ code, api, methods = [], when = "", faultOnly = "" }) =>
      [code, api, methods.join(" "), when, faultOnly].join("\t").trimEnd(),
    );
  const docs = [
    "When each code is answered. Columns: code, API, methods (default: all), situation, why only a fault answers it.",
  ];
  const text = rows.join("\n").replaceAll(/[\\`]|\$\{/g, (mark) => `\\${mark}`);
  const table = constant("codeReasons", `\`${text}\``, { docs, isExported: true });
  return { path, from, imports: [], statements: [table] };
}
