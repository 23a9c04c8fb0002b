import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type Kind, kindOfPath, kinds } from "./kinds.js";

const paths: readonly (readonly [string, Kind | undefined])[] = [
  ["service.yaml", "service"],
  ["words/reserved.yaml", "words"],
  ["file-types.yaml", "file-types"],
  ["scim/errors.yaml", "scim-errors"],
  ["scim/routes.yaml", "scim-routes"],
  ["scim/schemas/user.yaml", "scim-schema"],
  ["webapi/errors.yaml", "webapi-errors"],
  ["webapi/methods/users.info.yaml", "webapi-method"],
  ["webapi/types/user.yaml", "webapi-type"],
  ["webapi/types/deep/user.yaml", undefined],
  ["events/reaction_added.yaml", "event"],
  ["events/envelopes/event-callback.yaml", "event-envelope"],
  ["notes.yaml", undefined],
];

describe("kindOfPath", () => {
  it.each(paths)("returns for %s: %s", (path, wanted) => {
    expect(kindOfPath(path)).toBe(wanted);
  });
});

describe("kinds", () => {
  it.each(Object.entries(kinds))("describes every key of %s in its JSON Schema", (kind, { schema }) => {
    const document = z.toJSONSchema(schema, { io: "input" });
    expect(undescribed(document, kind)).toEqual([]);
  });
});

/** Paths of the properties of a JSON Schema that have no description, not even by reference. */
function undescribed(node: unknown, path: string): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key === "properties" ? silent(value, path) : []),
    ...undescribed(value, `${path}.${key}`),
  ]);
}

function silent(properties: object, path: string): readonly string[] {
  return Object.entries(properties)
    .filter(([, schema]) => typeof schema === "object" && !("description" in schema) && !("$ref" in schema))
    .map(([name]) => `${path}.${name}`);
}
