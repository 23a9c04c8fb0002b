import { ruleSentence } from "../model/build-rules.js";
import { limitTexts } from "../reference/limits-text.js";
import { anyScopesOf } from "../webapi/any-scopes.js";
import { formOf } from "../webapi/argument-table.js";
import type { ResolvedMethod, ResolvedWebapi } from "../webapi/resolved-webapi.js";
import { createTypeGraph } from "../webapi/type-graph.js";

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
