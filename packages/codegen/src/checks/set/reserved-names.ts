import { type Finding, filesOfKind, type LoadedFile, type Path } from "../../formats/loaded-set.js";
import type { Field } from "../../formats/shared/field.js";
import { type Check, finding } from "../shared/findings.js";

/** Fields, arguments and attributes must not have names that the engines use themselves. */
export const checkReservedNames: Check = (set) => [
  ...filesOfKind(set, "webapi-method").flatMap((file) => [
    ...reserved(file, file.value.response, ["response"], answered),
    // A method without tokens does not reserve `token`.
    ...(file.value.authentication === "none" ? [] : reserved(file, file.value.arguments, ["arguments"], called)),
    ...errorFields(file),
  ]),
  ...filesOfKind(set, "webapi-errors").flatMap(errorFields),
  ...filesOfKind(set, "scim-schema").flatMap((file) =>
    file.value.resource === undefined ? [] : reservedAttributes(file),
  ),
];

/** Reserved fields of every answer of the Web API. */
const answered: ReadonlyMap<string, string> = new Map([
  ["ok", "Reserved: every answer has a field `ok`"],
  ["error", "Reserved: every refusal has its code in `error`"],
  ["warning", "Reserved: the engine writes its warnings into `warning`"],
]);

/** Reserved arguments of every call of the Web API. */
const called: ReadonlyMap<string, string> = new Map([["token", "Reserved: a call may have its token in `token`"]]);

type Fields = { readonly [name: string]: Field };

function reserved(
  file: Pick<LoadedFile, "file">,
  fields: Fields,
  path: Path,
  names: ReadonlyMap<string, string>,
): readonly Finding[] {
  return Object.entries(fields).flatMap(([name, { wireName = name }]) => {
    const message = names.get(wireName);
    return message === undefined ? [] : [finding(file, [...path, name], message)];
  });
}

function errorFields(file: LoadedFile<"webapi-method"> | LoadedFile<"webapi-errors">): readonly Finding[] {
  return Object.entries(file.value.errors).flatMap(([code, row]) => [
    ...reserved(file, row.fields ?? {}, ["errors", code, "fields"], answered),
    ...Object.entries(row.variants ?? {}).flatMap(([variant, { fields = {} }]) =>
      reserved(file, fields, ["errors", code, "variants", variant, "fields"], answered),
    ),
  ]);
}

function reservedAttributes(file: LoadedFile<"scim-schema">): readonly Finding[] {
  return file.value.attributes.flatMap((each, i) => {
    if ("extension" in each || (each.wireName ?? each.name).toLowerCase() !== "schemas") return [];
    return [finding(file, ["attributes", i, "name"], "Reserved: the engine reads and writes `schemas`")];
  });
}
