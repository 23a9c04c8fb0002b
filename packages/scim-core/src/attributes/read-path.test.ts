import { describe, expect, it } from "vitest";
import type { ScimVersion } from "../definition/definition.js";
import { device } from "../test-sets/device.js";
import { compileResource } from "./compiled-resource.js";
import { readPath } from "./read-path.js";

function compile(version: ScimVersion) {
  const compiled = compileResource(device, version);
  if (compiled === undefined) throw new Error(`The device set has no ${version}.`);
  return compiled;
}

const warranty = "urn:example:warranty:2.0";

/** The target of a path, by names, with its condition as text. */
function found(path: string, dialect: "rfc7644" | "scim1.1" | "service" = "rfc7644") {
  const read = readPath(path, compile("2.0"), dialect);
  if (!read.ok) return read.situation;
  if (read.value === "ignored") return "ignored";
  const { attribute, parts, where } = read.value;
  const names = [attribute.name, ...parts.map(({ name }) => name)].join(".");
  if (where?.kind !== "compare") return names;
  return `${names} where ${where.attribute.name} ${where.operator} ${JSON.stringify(where.value)}`;
}

describe("readPath", () => {
  it("finds every attribute and sub-attribute under its path, in any case", () => {
    for (const version of ["1.1", "2.0"] as const) {
      const resource = compile(version);
      const read = (path: string) => readPath(path, resource, "rfc7644");
      for (const attribute of resource.attributes.ordered) {
        if (resource.ignored.has(attribute.key)) continue;
        const isExtension = attribute.definition.extension !== undefined;
        const paths = isExtension ? [attribute.key] : [attribute.key, `${resource.urn}:${attribute.key}`];
        for (const path of paths.flatMap((found) => [found, found.toUpperCase()])) {
          expect(read(path)).toEqual({ ok: true, value: { attribute, parts: [] } });
          for (const part of attribute.parts.ordered)
            for (const separator of isExtension ? [":", "."] : ["."])
              expect(read(`${path}${separator}${part.key}`)).toEqual({ ok: true, value: { attribute, parts: [part] } });
        }
      }
    }
  });

  it.each([
    [" tags ", "tags"],
    ['tags[value eq "a"]', 'tags where value eq "a"'],
    ['TAGS[Value EQ "a"].TYPE', 'tags.type where value eq "a"'],
    ["tags[primary eq true].value", "tags.value where primary eq true"],
    ['tags[primary eq "True"].value', "tags.value where primary eq true"],
    ['tags[not (type eq "x") and value pr]', "tags"],
    [`urn:example:2.0:Device:tags[type eq "a"].value`, 'tags.value where type eq "a"'],
    [`tags[value eq "${warranty}:until"]`, `tags where value eq "${warranty}:until"`],
    [`${warranty}:vendor.vendorId`, "warranty.vendor.vendorId"],
    [`${warranty}.vendor.vendorId`, "warranty.vendor.vendorId"],
    ["id", "ignored"],
    ["urn:example:2.0:Device:META.created", "ignored"],
  ])("resolves %s", (path, wanted) => {
    expect(found(path)).toBe(wanted);
  });

  it.each(["tags[value eq U1]", "tags[value eq 'U1']", 'tags[value eq "U1"]'])("reads %s loosely", (path) => {
    expect(found(path, "service")).toBe('tags where value eq "U1"');
    expect(found(path, "scim1.1")).toBe('tags where value eq "U1"');
    expect(found(path)).toBe(path.includes('"') ? 'tags where value eq "U1"' : "pathInvalid");
  });

  it.each([
    "",
    ".",
    "place.",
    "place.floor",
    "place.room.x",
    "warranty",
    "urn:example:other:2.0:tags",
    `${warranty}x`,
    `${warranty}:`,
    `${warranty}:tags[value eq "x"]`,
    "tags[]",
    "tags[value]",
    "tags[value eq]",
    'tags[value  eq "x"]',
    'tags[color eq "x"]',
    'tags[value eq "x"].color',
    'tags[value eq "x"',
    "tags[primary gt true]",
    'tags[primary eq "often"]',
    'tags.type[value eq "x"]',
    'displayName[value eq "x"]',
    'place[room eq "x"]',
    "tags value",
    `tags[${"(".repeat(200)}value pr${")".repeat(200)}]`,
  ])("refuses %j", (path) => {
    expect(found(path)).toBe("pathInvalid");
  });
});
