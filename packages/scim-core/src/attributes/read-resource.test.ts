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
    ["no ignored sub-attributes", { ...base, place: { room: "r", Street: 3 } }, { place: { room: "r" } }],
    ["nothing inside a readOnly attribute", { ...base, meta: { whatever: 1 } }, {}],
    ["no readOnly sub-attributes", { ...base, tags: [{ value: "t", $ref: "x" }] }, { tags: [{ value: "t" }] }],
    ["a single object as a list", { ...base, tags: { value: "t" } }, { tags: [{ value: "t" }] }],
    ["bare strings as elements", { ...base, tags: ["a", { value: "b" }] }, { tags: [{ value: "a" }, { value: "b" }] }],
    ["a bare string as a list", { ...base, tags: "a" }, { tags: [{ value: "a" }] }],
    ["what a client received", { ...base, id: "D1", meta: { created: "c", location: "l" }, uses: 3 }, {}],
    ["null as absent", { ...base, displayName: null, place: null, tags: null, id: null }, {}],
    ["an object of nulls as absent", { ...base, place: { building: null, room: null } }, {}],
    ["a null next to a value", { ...base, place: { building: null, room: "r" } }, { place: { room: "r" } }],
    [
      "no elements without a value",
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
    ["an extension that has only nulls", { ...base, schemas: [core, warranty], [warranty]: { until: null } }, {}],
    ["a boolean as a string", { ...base, active: "True" }, { active: true }],
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
    ["a schema that is not a string", { ...base, schemas: [5] }, "schemaUnknown"],
    ["an unknown key", { ...base, serial: "s" }, "attributeUnknown"],
    ["an unknown sub-attribute", { ...base, place: { room: "r", floor: 3 } }, "attributeUnknown"],
    ["an unknown sub-attribute of an element", { ...base, tags: [{ value: "t", color: "red" }] }, "attributeUnknown"],
    [
      "the operation of a PATCH in an element",
      { ...base, tags: [{ value: "t", operation: "delete" }] },
      "attributeUnknown",
    ],
    ["an extension's short name", { ...base, warranty: {} }, "attributeUnknown"],
    ["an unlisted extension", { ...base, [warranty]: {} }, "extensionUnlisted"],
    ["a missing value", { schemas: [core] }, "valueInvalid serialMissing"],
    ["an empty value", { ...base, serialNumber: "" }, "valueInvalid serialEmpty"],
    ["a wrong type", { ...base, active: "yes" }, "valueInvalid invalidValue"],
    [
      "null for a required sub-attribute",
      { ...base, schemas: [core, warranty], [warranty]: { vendor: { vendorId: null } } },
      "valueInvalid invalidValue",
    ],
    ["an empty element that requires a value", { ...base, tags: [{}] }, "valueInvalid invalidValue"],
    ["a wrong nested type", { ...base, tags: [{ value: 5 }] }, "valueInvalid invalidValue"],
    ["a value that is not a list", { ...base, tags: 5 }, "valueInvalid invalidValue"],
    ["a wrong type of a readOnly attribute", { ...base, uses: "many" }, "valueInvalid invalidValue"],
    ["a message that is not a code", { ...base, displayName: "longer than ten" }, "valueInvalid too long"],
  ];
  it.each(refusals)("refuses %s", (_name, body, wanted) => {
    expect(read(body)).toBe(wanted);
  });

  it("refuses an immutable attribute in a replacement with its own error", () => {
    expect(read({ ...base, secret: "x" }, "replace")).toBe("attributeImmutable secretFixed");
    expect(read({ ...base, secret: null }, "replace")).toEqual({ serialNumber: "s" });
  });

  it("ignores unknown attributes if the set allows it", () => {
    const body = { ...base, schemas: [core, "urn:x"], "urn:x": {}, serial: 1, place: { room: "r", floor: 3 } };
    expect(read(body, "insert", "ignore")).toEqual({ serialNumber: "s", place: { room: "r" } });
  });
});

describe("readResource in a strict version", () => {
  const resource = compileResource(device, "2.0");
  const options = { operation: "insert", unknownAttributes: "ignore", ...strict } as const;
  const read = (own: object) => resource && readResource({ ...base, ...own }, { resource, ...options });

  it.each<readonly [string, object]>([
    ["a single object instead of a list", { tags: { value: "t" } }],
    ["a string instead of an element", { tags: ["t"] }],
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

  it("ignores readOnly attributes, whatever their value", () => {
    expect(read({ uses: "many", id: 5 })).toEqual({ ok: true, value: { serialNumber: "s" } });
  });
});
