import { describe, expect, it } from "vitest";
import { device } from "../test-sets/device.js";
import { lenient, strict } from "../test-sets/reading.js";
import { compileResource } from "./compiled-resource.js";
import { readResource } from "./read-resource.js";

const core = "urn:example:2.0:Device";
const warranty = "urn:example:warranty:2.0";
const base = { schemas: [core], serialNumber: "s" };

function read(
  body: object,
  operation: "insert" | "replace" = "insert",
  unknownAttributes: "refuse" | "ignore" = "refuse",
) {
  const resource = compileResource(device, "2.0");
  if (resource === undefined) throw new Error("The device set has no 2.0.");
  const result = readResource({ ...body }, { resource, operation, unknownAttributes, ...lenient });
  if (result.ok) return result.value;
  return result.error === undefined ? result.situation : `${result.situation} ${result.error}`;
}

describe("readResource", () => {
  const values: readonly (readonly [string, object, object])[] = [
    ["names in any case", { SCHEMAS: [core], SerialNumber: "s", DISPLAYNAME: "d" }, { displayName: "d" }],
    ["URNs in any case", { ...base, schemas: [core.toUpperCase()] }, {}],
    ["a single schema", { ...base, schemas: core }, {}],
    ["sub-attributes in any case", { ...base, place: { BUILDING: "b" } }, { place: { building: "b" } }],
    ["no sub-attributes that are read over", { ...base, place: { room: "r", Street: 3 } }, { place: { room: "r" } }],
    ["nothing inside of what is readOnly", { ...base, meta: { whatever: 1 } }, {}],
    ["no readOnly sub-attributes", { ...base, tags: [{ value: "t", $ref: "x" }] }, { tags: [{ value: "t" }] }],
    ["a single object as a list", { ...base, tags: { value: "t" } }, { tags: [{ value: "t" }] }],
    ["bare texts as elements", { ...base, tags: ["a", { value: "b" }] }, { tags: [{ value: "a" }, { value: "b" }] }],
    ["a bare text as a list", { ...base, tags: "a" }, { tags: [{ value: "a" }] }],
    ["what a client was given", { ...base, id: "D1", meta: { created: "c", location: "l" }, uses: 3 }, {}],
    ["null as absent", { ...base, displayName: null, place: null, tags: null, id: null }, {}],
    ["an object of nulls as absent", { ...base, place: { building: null, room: null } }, {}],
    ["a null beside a value", { ...base, place: { building: null, room: "r" } }, { place: { room: "r" } }],
    [
      "elements without a value as none",
      { ...base, tags: [{ value: null, type: "x" }, null, "a"] },
      { tags: [{ value: "a" }] },
    ],
    ["an empty object", { ...base, place: {} }, { place: {} }],
    ["an immutable attribute", { ...base, secret: "x" }, { secret: "x" }],
    [
      "an extension under its URN, with a bare vendor",
      { ...base, schemas: [core, warranty], [warranty]: { until: "u", vendor: "V" } },
      { warranty: { until: "u", vendor: { vendorId: "V" } } },
    ],
    ["an extension with nulls alone", { ...base, schemas: [core, warranty], [warranty]: { until: null } }, {}],
    ["a boolean as a text", { ...base, active: "True" }, { active: true }],
  ];
  it.each(values)("reads %s", (_name, body, wanted) => {
    expect(read(body)).toEqual({ serialNumber: "s", ...wanted });
  });

  const refusals: readonly (readonly [string, object, string])[] = [
    ["no schemas", { serialNumber: "s" }, "schemasMissing"],
    ["null for schemas", { ...base, schemas: null }, "schemasMissing"],
    ["empty schemas", { ...base, schemas: [] }, "schemasMissing"],
    ["schemas without the core", { ...base, schemas: [warranty] }, "schemasMissing"],
    ["an unknown schema", { ...base, schemas: [core, "urn:x"] }, "schemaUnknown"],
    ["a schema of the other version", { ...base, schemas: ["urn:example:1.0"] }, "schemaUnknown"],
    ["a schema that is no text", { ...base, schemas: [5] }, "schemaUnknown"],
    ["an unknown key", { ...base, serial: "s" }, "attributeUnknown"],
    ["an unknown sub-attribute", { ...base, place: { room: "r", floor: 3 } }, "attributeUnknown"],
    ["an unknown sub-attribute of an element", { ...base, tags: [{ value: "t", color: "red" }] }, "attributeUnknown"],
    ["the mark of a PATCH in an element", { ...base, tags: [{ value: "t", operation: "delete" }] }, "attributeUnknown"],
    ["an extension's short name", { ...base, warranty: {} }, "attributeUnknown"],
    ["an unlisted extension", { ...base, [warranty]: {} }, "extensionUnlisted"],
    ["a missing value", { schemas: [core] }, "valueInvalid serialMissing"],
    ["an empty value", { ...base, serialNumber: "" }, "valueInvalid serialEmpty"],
    ["a wrong type", { ...base, active: "yes" }, "valueInvalid invalidValue"],
    [
      "null for what is required below an attribute",
      { ...base, schemas: [core, warranty], [warranty]: { vendor: { vendorId: null } } },
      "valueInvalid invalidValue",
    ],
    ["an element of which nothing is left that needs a value", { ...base, tags: [{}] }, "valueInvalid invalidValue"],
    ["a wrong type deep inside", { ...base, tags: [{ value: 5 }] }, "valueInvalid invalidValue"],
    ["a list that is none", { ...base, tags: 5 }, "valueInvalid invalidValue"],
    ["a wrong type of what is readOnly", { ...base, uses: "many" }, "valueInvalid invalidValue"],
    ["a message that is no code", { ...base, displayName: "longer than ten" }, "valueInvalid too long"],
  ];
  it.each(refusals)("refuses %s", (_name, body, wanted) => {
    expect(read(body)).toBe(wanted);
  });

  it("refuses an immutable attribute in a replacement with the error that it has", () => {
    expect(read({ ...base, secret: "x" }, "replace")).toBe("attributeImmutable secretFixed");
    expect(read({ ...base, secret: null }, "replace")).toEqual({ serialNumber: "s" });
  });

  it("reads over what is unknown where the set says so", () => {
    const body = { ...base, schemas: [core, "urn:x"], "urn:x": {}, serial: 1, place: { room: "r", floor: 3 } };
    expect(read(body, "insert", "ignore")).toEqual({ serialNumber: "s", place: { room: "r" } });
  });
});

describe("readResource to the letter", () => {
  const resource = compileResource(device, "2.0");
  const options = { operation: "insert", unknownAttributes: "ignore", ...strict } as const;
  const read = (own: object) => resource && readResource({ ...base, ...own }, { resource, ...options });

  it.each<readonly [string, object]>([
    ["a single object in the place of a list", { tags: { value: "t" } }],
    ["a text in the place of an element", { tags: ["t"] }],
    [
      "two primary elements",
      {
        tags: [
          { value: "a", primary: true },
          { value: "b", primary: true },
        ],
      },
    ],
  ])("refuses %s", (_name, own) => {
    expect(read(own)).toMatchObject({ ok: false, situation: "valueInvalid" });
  });

  it("refuses a schema that the resource type does not have", () => {
    expect(read({ schemas: [core, "urn:x"] })).toMatchObject({ ok: false, situation: "schemaUnknown" });
  });

  it("reads over what is readOnly, whatever it is", () => {
    expect(read({ uses: "many", id: 5 })).toEqual({ ok: true, value: { serialNumber: "s" } });
  });
});
