import { parseCheckedYaml } from "@rollcall/checked-yaml";
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

it("says in plain words how `emit`, `reason` and `subject` of an event go together", () => {
  const head = "kind: event\nname: moved\ndescription: It moved.\nassumed: Ours.\nclass: app\npayload: {}\n";
  for (const [lines, wanted] of [
    ["subject: a", /^1:1 Missing key "emit"; write `commit` if code sends the event/],
    ["emit: control", /^7:7 Missing key `reason`: with `emit: control`, no code sends the event/],
    ["subject: a\nemit: commit\nreason: Why.", /^9:9 `reason` says why no code sends the event/],
    ["emit: commit", /^7:7 Missing key `subject`: with `emit: commit`, it names the folder/],
    ["emit: never", /^7:7 Unrecognized value "never"; expected "commit" or "control"/],
  ] as const) {
    const read = parseCheckedYaml(`${head}${lines}\n`, kinds.event.schema, { path: "moved.yaml" });
    const found = read.ok ? [] : read.findings.map(({ line, column, message }) => `${line}:${column} ${message}`);
    expect(found).toEqual([expect.stringMatching(wanted)]);
  }
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
