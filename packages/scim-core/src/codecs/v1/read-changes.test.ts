import { describe, expect, it } from "vitest";
import { compileResource } from "../../attributes/compiled-resource.js";
import { checkChanges } from "../../changes/check-changes.js";
import { device } from "../../test-sets/device.js";
import { lenient } from "../../test-sets/reading.js";
import { readChanges } from "./read-changes.js";

const core = "urn:example:1.0";
const warranty = "urn:example:warranty:1.0";

function read(body: object, schemas: unknown = [core, warranty], unknownAttributes: "refuse" | "ignore" = "refuse") {
  const resource = compileResource(device, "1.1");
  if (resource === undefined) throw new Error("The device set has no 1.1.");
  const changes = readChanges({ schemas, ...body }, { resource, unknownAttributes, dialect: "service", ...lenient });
  const checked = changes.ok ? checkChanges(changes.value, lenient) : changes;
  if (checked.ok) return checked.value;
  return checked.error === undefined ? checked.situation : `${checked.situation} ${checked.error}`;
}

const set = (attribute: string, value: unknown, kind = "replace") => ({ kind, attribute, value });
const gone = (attribute: string, more = {}) => ({ kind: "remove", attribute, ...more });

describe("readChanges of 1.1", () => {
  const changes: readonly (readonly [string, object, readonly object[]])[] = [
    ["nothing", {}, []],
    ["a value", { displayname: "d" }, [set("displayName", "d")]],
    ["an empty string as a value", { displayName: "" }, [set("displayName", "")]],
    ["a single space as a removal", { displayName: " " }, [gone("displayName")]],
    ["null as a removal", { displayName: null }, [gone("displayName")]],
    ["a single space for a list", { tags: " " }, [gone("tags")]],
    ["a single space for a required value", { serialNumber: " " }, [set("serialNumber", " ")]],
    ["the parts of a complex value", { place: { room: "r" } }, [set("place", { room: "r" })]],
    [
      "the parts that a complex value clears",
      { place: { room: " ", building: "b" } },
      [set("place", { building: "b" }), gone("place", { subAttribute: "room" })],
    ],
    [
      "a complex value that only clears",
      { place: { room: " ", building: null } },
      [gone("place", { subAttribute: "room" }), gone("place", { subAttribute: "building" })],
    ],
    ["an empty complex value", { place: {} }, [set("place", {})]],
    ["added elements", { tags: [{ value: "a" }, "b"] }, [set("tags", [{ value: "a" }, { value: "b" }], "add")]],
    ["a single element", { tags: { value: "a" } }, [set("tags", [{ value: "a" }], "add")]],
    ["no elements", { tags: [] }, []],
    [
      "deleted elements before added ones",
      {
        tags: [
          { value: "a", operation: "add" },
          { value: "b", operation: "Delete" },
        ],
      },
      [gone("tags", { values: [{ value: "b" }] }), set("tags", [{ value: "a" }], "add")],
    ],
    [
      "a single deleted element",
      { tags: [{ value: "b", operation: "delete" }] },
      [gone("tags", { values: [{ value: "b" }] })],
    ],
    [
      "meta.attributes first",
      {
        tags: ["a"],
        meta: {
          attributes: ["tags", "PLACE.room", warranty, `${warranty}.until`, `${warranty}:vendor.vendorId`, "id"],
        },
      },
      [
        gone("tags"),
        gone("place", { subAttribute: "room" }),
        gone("warranty"),
        gone("warranty", { subAttribute: "until" }),
        gone("warranty", { subAttribute: "vendor" }),
        set("tags", [{ value: "a" }], "add"),
      ],
    ],
    ["a single name in meta.attributes", { meta: { attributes: "tags", created: "c" } }, [gone("tags")]],
    [
      "an extension",
      { [warranty]: { until: "u", vendor: "V" } },
      [set("warranty", { until: "u", vendor: { vendorId: "V" } })],
    ],
    [
      "the parts that an extension clears",
      { [warranty]: { until: " ", vendor: { vendorId: " " } } },
      [gone("warranty", { subAttribute: "until" }), gone("warranty", { subAttribute: "vendor" })],
    ],
    ["no ignored or readOnly attributes", { id: "D9", uses: 3 }, []],
  ];
  it.each(changes)("reads %s", (_name, body, wanted) => {
    expect(read(body)).toEqual(wanted);
  });

  it("accepts only the core schema, or only an extension", () => {
    expect(read({ displayName: "d" }, [core])).toEqual([set("displayName", "d")]);
    expect(read({ displayName: "d" }, [warranty])).toEqual([set("displayName", "d")]);
  });

  const refusals: readonly (readonly [string, object, string])[] = [
    ["no schemas", { schemas: [] }, "schemasMissing"],
    ["an unknown schema", { schemas: ["urn:x"] }, "schemaUnknown"],
    ["an unlisted extension", { schemas: [core], [warranty]: { until: "u" } }, "extensionUnlisted"],
    ["an unknown key", { serial: "s" }, "attributeUnknown"],
    ["an unknown name in meta.attributes", { meta: { attributes: ["serial"] } }, "attributeUnknown"],
    ["a name in meta.attributes that is not a string", { meta: { attributes: [5] } }, "bodyMalformed"],
    ["meta that is not an object", { meta: "tags" }, "bodyMalformed"],
    ["an unknown operation", { tags: [{ value: "a", operation: "move" }] }, "operationInvalid"],
    ["an operation that is not a string", { tags: [{ value: "a", operation: 1 }] }, "operationInvalid"],
    ["an immutable attribute", { secret: "x" }, "attributeImmutable secretFixed"],
    ["a readOnly attribute in meta.attributes", { meta: { attributes: ["uses"] } }, "attributeReadOnly"],
    ["a required attribute in meta.attributes", { meta: { attributes: ["serialNumber"] } }, "valueInvalid serialEmpty"],
    ["a wrong type", { active: "yes" }, "valueInvalid invalidValue"],
    ["a value that is not a list", { tags: 5 }, "valueInvalid invalidValue"],
    ["a wrong type of a readOnly attribute", { uses: "many" }, "valueInvalid invalidValue"],
  ];
  it.each(refusals)("refuses %s", (_name, body, wanted) => {
    expect(read(body)).toBe(wanted);
  });

  it("ignores unknown keys and names if the set allows it", () => {
    expect(read({ serial: "s", meta: { attributes: ["serial"] } }, [core, "urn:x"], "ignore")).toEqual([]);
  });
});
