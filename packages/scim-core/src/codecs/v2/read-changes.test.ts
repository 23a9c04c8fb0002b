import { describe, expect, it } from "vitest";
import { compileResource } from "../../attributes/compiled-resource.js";
import { checkChanges } from "../../changes/check-changes.js";
import { device } from "../../test-sets/device.js";
import { lenient } from "../../test-sets/reading.js";
import { readChanges } from "./read-changes.js";
import { urns } from "./urns.js";

const core = "urn:example:2.0:Device";
const warranty = "urn:example:warranty:2.0";

function read(body: object, unknownAttributes: "refuse" | "ignore" = "refuse") {
  const resource = compileResource(device, "2.0");
  if (resource === undefined) throw new Error("The device set has no 2.0.");
  const changes = readChanges({ ...body }, { resource, unknownAttributes, dialect: "service", ...lenient });
  const checked = changes.ok ? checkChanges(changes.value, lenient) : changes;
  if (checked.ok) return checked.value;
  return checked.error === undefined ? checked.situation : `${checked.situation} ${checked.error}`;
}

const patch = (...operations: readonly unknown[]) => read({ schemas: [urns.patchOp], Operations: operations });
/** `type eq "a"` where it stands behind `tags[`. */
const whereType = {
  kind: "compare",
  attribute: { kind: "attribute", name: "type", start: 5, end: 9 },
  operator: "eq",
  value: "a",
  start: 5,
  end: 16,
};
const set = (attribute: string, value: unknown, kind = "replace") => ({ kind, attribute, value });
const gone = (attribute: string, more = {}) => ({ kind: "remove", attribute, ...more });

describe("readChanges of 2.0", () => {
  const changes: readonly (readonly [string, unknown, readonly object[]])[] = [
    ["replace with a path", { op: "replace", path: "displayName", value: "d" }, [set("displayName", "d")]],
    ["op in any case", { op: "Replace", path: "DisplayName", value: "d" }, [set("displayName", "d")]],
    ["keys in any case", { OP: "replace", Path: "displayName", VALUE: "d" }, [set("displayName", "d")]],
    [
      "a core URN before the path",
      { op: "add", path: "urn:example:2.0:Device:active", value: true },
      [set("active", true, "add")],
    ],
    ["a dotted path", { op: "replace", path: "place.room", value: "r" }, [set("place", { room: "r" })]],
    [
      "the sub-attributes of a complex value",
      { op: "add", path: "place", value: { ROOM: "r", street: 1 } },
      [set("place", { room: "r" }, "add")],
    ],
    ["a path to what is read over", { op: "add", path: "place.street", value: "s" }, []],
    [
      "the core URN as a path",
      { op: "replace", path: core.toUpperCase(), value: { displayName: "d", "place.room": "r" } },
      [set("displayName", "d"), set("place", { room: "r" })],
    ],
    [
      "the core URN as a key",
      { op: "add", value: { [core]: { displayName: "d" }, [`${core}:active`]: true } },
      [set("displayName", "d", "add"), set("active", true, "add")],
    ],
    [
      "a path into an extension",
      { op: "replace", path: `${warranty}:until`, value: "u" },
      [set("warranty", { until: "u" })],
    ],
    [
      "a path into an extension with a dot",
      { op: "replace", path: `${warranty}.until`, value: "u" },
      [set("warranty", { until: "u" })],
    ],
    [
      "a path deep into an extension",
      { op: "add", path: `${warranty}:vendor.vendorId`, value: "V" },
      [set("warranty", { vendor: { vendorId: "V" } }, "add")],
    ],
    [
      "a bare vendor",
      { op: "add", path: `${warranty}:vendor`, value: "V" },
      [set("warranty", { vendor: { vendorId: "V" } }, "add")],
    ],
    [
      "a whole extension",
      { op: "add", path: warranty, value: { until: "u" } },
      [set("warranty", { until: "u" }, "add")],
    ],
    ["booleans as text", { op: "replace", path: "active", value: "False" }, [set("active", false)]],
    [
      "booleans as text in elements",
      { op: "add", path: "tags", value: { value: "t", primary: "TRUE" } },
      [set("tags", [{ value: "t", primary: true }], "add")],
    ],
    ["bare elements", { op: "add", path: "tags", value: ["a"] }, [set("tags", [{ value: "a" }], "add")]],
    ["an empty list", { op: "replace", path: "tags", value: [] }, [set("tags", [])]],
    ["null as a removal", { op: "replace", path: "displayName", value: null }, [gone("displayName")]],
    [
      "null inside as a removal",
      { op: "replace", path: "place", value: { room: null, building: "b" } },
      [set("place", { building: "b" }), gone("place", { subAttribute: "room" })],
    ],
    ["null added as nothing", { op: "add", path: "displayName", value: null }, []],
    ["remove", { op: "remove", path: "tags" }, [gone("tags")]],
    ["remove of a sub-attribute", { op: "remove", path: "place.room" }, [gone("place", { subAttribute: "room" })]],
    [
      "remove of a sub-attribute of every element",
      { op: "remove", path: "tags.type" },
      [gone("tags", { subAttribute: "type" })],
    ],
    [
      "remove of listed values, $ref ignored",
      { op: "remove", path: "tags", value: [{ value: "a", $ref: "x" }] },
      [gone("tags", { values: [{ value: "a" }] })],
    ],
    [
      "remove of one value",
      { op: "remove", path: "tags", value: { value: "a" } },
      [gone("tags", { values: [{ value: "a" }] })],
    ],
    [
      "remove of a single value that says which",
      { op: "remove", path: "displayName", value: "d" },
      [gone("displayName")],
    ],
    [
      "a sub-attribute of the elements that a value filter means",
      { op: "replace", path: "tags[type eq 'a'].value", value: "v" },
      [{ ...set("tags", [{ value: "v" }]), where: whereType, subAttribute: "value" }],
    ],
    [
      "the elements that a value filter means",
      { op: "add", path: "tags[type eq 'a']", value: { value: "v", primary: "True" } },
      [{ ...set("tags", [{ value: "v", primary: true }], "add"), where: whereType }],
    ],
    [
      "a sub-attribute of every element",
      { op: "replace", path: "tags.type", value: "v" },
      [{ ...set("tags", [{ type: "v" }]), subAttribute: "type" }],
    ],
    [
      "null behind a value filter as a removal",
      { op: "replace", path: "tags[type eq 'a'].primary", value: null },
      [gone("tags", { where: whereType, subAttribute: "primary" })],
    ],
    [
      "removal of the value of elements as their removal",
      { op: "remove", path: "tags[type eq 'a'].value" },
      [gone("tags", { where: whereType })],
    ],
    [
      "an empty list behind a value filter as a removal",
      { op: "replace", path: "tags[type eq 'a']", value: [] },
      [gone("tags", { where: whereType })],
    ],
    ["nothing added to elements", { op: "add", path: "tags[type eq 'a']", value: [] }, []],
    [
      "a value filter that says which, beside a value",
      { op: "remove", path: "tags[type eq 'a']", value: [{ value: "b" }] },
      [gone("tags", { where: whereType })],
    ],
    [
      "a value filter as a key",
      { op: "add", value: { "tags[type eq 'a'].value": "v" } },
      [{ ...set("tags", [{ value: "v" }], "add"), where: whereType, subAttribute: "value" }],
    ],
    ["a value filter", { op: "remove", path: 'tags[Type eq "a"]' }, [gone("tags", { where: whereType })]],
    ["remove of an extension", { op: "remove", path: warranty }, [gone("warranty")]],
    [
      "remove of what a bare value stands for",
      { op: "remove", path: `${warranty}:vendor.vendorId` },
      [gone("warranty", { subAttribute: "vendor" })],
    ],
    [
      "no path: the value's keys are paths",
      {
        op: "replace",
        value: {
          schemas: [],
          displayName: "d",
          "place.room": "r",
          [`${warranty}:until`]: "u",
          [warranty]: { vendor: "V" },
          id: "D9",
        },
      },
      [
        set("displayName", "d"),
        set("place", { room: "r" }),
        set("warranty", { until: "u" }),
        set("warranty", { vendor: { vendorId: "V" } }),
      ],
    ],
    ["what is read over", { op: "replace", path: "id", value: "D9" }, []],
    ["removal of what is read over", { op: "remove", path: "meta" }, []],
  ];
  it.each(changes)("reads %s", (_name, operation, wanted) => {
    expect(patch(operation)).toEqual(wanted);
  });

  it("keeps the client's order, takes a single operation, and lets none change nothing", () => {
    const a = { op: "remove", path: "tags" };
    const b = { op: "add", path: "tags", value: ["x"] };
    expect(patch(a, b, a)).toEqual([gone("tags"), set("tags", [{ value: "x" }], "add"), gone("tags")]);
    expect(read({ schemas: urns.patchOp, operations: a })).toEqual([gone("tags")]);
    expect(patch()).toEqual([]);
  });

  const refusals: readonly (readonly [string, unknown, string])[] = [
    ["an unknown op", { op: "move", path: "tags" }, "operationInvalid"],
    ["no op", { path: "tags" }, "operationInvalid"],
    ["an operation that is no object", "remove", "operationInvalid"],
    ["a removal without a path", { op: "remove", value: { displayName: "d" } }, "targetMissing"],
    ["a path that is no text", { op: "remove", path: ["tags"] }, "pathInvalid"],
    ["an unknown path", { op: "replace", path: "serial", value: "s" }, "pathInvalid"],
    ["an unknown sub-attribute", { op: "replace", path: "place.floor", value: "s" }, "pathInvalid"],
    ["an empty path", { op: "replace", path: "", value: "s" }, "pathInvalid"],
    ["a malformed value filter", { op: "remove", path: "tags[value]" }, "pathInvalid"],
    ["a value filter on what is no list", { op: "replace", path: 'place[room eq "r"]', value: {} }, "pathInvalid"],
    ["an unknown sub-attribute in a value filter", { op: "remove", path: 'tags[color eq "a"]' }, "pathInvalid"],
    [
      "a wrong type behind a value filter",
      { op: "add", path: 'tags[value eq "a"].primary', value: 5 },
      "valueInvalid invalidValue",
    ],
    [
      "a readOnly sub-attribute of an element",
      { op: "add", path: 'tags[value eq "a"].$ref', value: "x" },
      "attributeReadOnly",
    ],
    ["an unknown sub-attribute in a value", { op: "add", path: "place", value: { floor: 3 } }, "attributeUnknown"],
    ["an unknown sub-attribute without a path", { op: "add", value: { place: { floor: 3 } } }, "attributeUnknown"],
    ["an unknown key behind the core URN", { op: "add", path: core, value: { serial: "s" } }, "attributeUnknown"],
    ["a text behind the core URN", { op: "add", path: core, value: "s" }, "valueInvalid"],
    ["a removal of the core URN", { op: "remove", path: core }, "pathInvalid"],
    ["an unknown key without a path", { op: "add", value: { serial: "s" } }, "attributeUnknown"],
    ["a value without a path that is no object", { op: "add", value: "s" }, "valueInvalid"],
    ["no value", { op: "replace", path: "displayName" }, "valueInvalid"],
    ["a wrong type", { op: "replace", path: "active", value: "yes" }, "valueInvalid invalidValue"],
    ["an empty value", { op: "replace", path: "serialNumber", value: "" }, "valueInvalid serialEmpty"],
    ["a removal of what is required", { op: "remove", path: "serialNumber" }, "valueInvalid serialEmpty"],
    ["null for what is required", { op: "replace", path: "serialNumber", value: null }, "valueInvalid serialEmpty"],
    ["a readOnly attribute", { op: "replace", path: "uses", value: 1 }, "attributeReadOnly"],
    ["a removal of a readOnly attribute", { op: "remove", path: "uses" }, "attributeReadOnly"],
    ["a readOnly sub-attribute", { op: "remove", path: "tags.$ref" }, "attributeReadOnly"],
    ["an immutable attribute", { op: "replace", path: "secret", value: "x" }, "attributeImmutable secretFixed"],
  ];
  it.each(refusals)("refuses %s", (_name, operation, wanted) => {
    expect(patch(operation)).toBe(wanted);
  });

  it.each(["urn:example:2.0:Device", warranty])("reads operations of a body that lists %s alone", (urn) => {
    const Operations = [{ op: "replace", path: "displayName", value: "d" }];
    expect(read({ schemas: [urn], Operations })).toEqual([set("displayName", "d")]);
  });

  it("refuses bodies that are no PatchOp", () => {
    expect(read({ Operations: [] })).toBe("schemasMissing");
    expect(read({ schemas: [], Operations: [] })).toBe("schemasMissing");
    expect(read({ schemas: [urns.patchOp, "urn:x"], Operations: [] })).toBe("schemaUnknown");
    expect(read({ schemas: [urns.patchOp] })).toBe("operationInvalid");
    expect(read({ schemas: [urns.patchOp], Operations: "x" })).toBe("operationInvalid");
  });

  it("reads over unknown keys where the set says so, but not unknown paths", () => {
    const body = (operation: object) => ({ schemas: [urns.patchOp], Operations: [operation] });
    expect(read(body({ op: "add", value: { serial: "s" } }), "ignore")).toEqual([]);
    expect(read(body({ op: "add", path: "serial", value: "s" }), "ignore")).toBe("pathInvalid");
  });
});
