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
/** `type eq "a"`, as positioned after `tags[`. */
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
    ["a path to an ignored attribute", { op: "add", path: "place.street", value: "s" }, []],
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
      "a nested path in an extension",
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
    ["booleans as strings", { op: "replace", path: "active", value: "False" }, [set("active", false)]],
    [
      "booleans as strings in elements",
      { op: "add", path: "tags", value: { value: "t", primary: "TRUE" } },
      [set("tags", [{ value: "t", primary: true }], "add")],
    ],
    ["bare elements", { op: "add", path: "tags", value: ["a"] }, [set("tags", [{ value: "a" }], "add")]],
    ["an empty list", { op: "replace", path: "tags", value: [] }, [set("tags", [])]],
    ["null as a removal", { op: "replace", path: "displayName", value: null }, [gone("displayName")]],
    [
      "nested null as a removal",
      { op: "replace", path: "place", value: { room: null, building: "b" } },
      [set("place", { building: "b" }), gone("place", { subAttribute: "room" })],
    ],
    ["an addition of null as no change", { op: "add", path: "displayName", value: null }, []],
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
    ["remove of one value by its members", { op: "remove", path: "displayName", value: "d" }, [gone("displayName")]],
    [
      "a sub-attribute of the elements that a value filter selects",
      { op: "replace", path: "tags[type eq 'a'].value", value: "v" },
      [{ ...set("tags", [{ value: "v" }]), where: whereType, subAttribute: "value" }],
    ],
    [
      "the elements that a value filter selects",
      { op: "add", path: "tags[type eq 'a']", value: { value: "v", primary: "True" } },
      [{ ...set("tags", [{ value: "v", primary: true }], "add"), where: whereType }],
    ],
    [
      "a sub-attribute of every element",
      { op: "replace", path: "tags.type", value: "v" },
      [{ ...set("tags", [{ type: "v" }]), subAttribute: "type" }],
    ],
    [
      "null after a value filter as a removal",
      { op: "replace", path: "tags[type eq 'a'].primary", value: null },
      [gone("tags", { where: whereType, subAttribute: "primary" })],
    ],
    [
      "removal of the value of elements as their removal",
      { op: "remove", path: "tags[type eq 'a'].value" },
      [gone("tags", { where: whereType })],
    ],
    [
      "an empty list after a value filter as a removal",
      { op: "replace", path: "tags[type eq 'a']", value: [] },
      [gone("tags", { where: whereType })],
    ],
    ["an addition of null to elements as no change", { op: "add", path: "tags[type eq 'a']", value: [] }, []],
    [
      "a value filter together with a value",
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
      "remove of the sub-attribute that a bare value sets",
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
    ["an ignored attribute", { op: "replace", path: "id", value: "D9" }, []],
    ["removal of an ignored attribute", { op: "remove", path: "meta" }, []],
  ];
  it.each(changes)("reads %s", (_name, operation, wanted) => {
    expect(patch(operation)).toEqual(wanted);
  });

  it("keeps the client's order, and accepts a single operation or none", () => {
    const a = { op: "remove", path: "tags" };
    const b = { op: "add", path: "tags", value: ["x"] };
    expect(patch(a, b, a)).toEqual([gone("tags"), set("tags", [{ value: "x" }], "add"), gone("tags")]);
    expect(read({ schemas: urns.patchOp, operations: a })).toEqual([gone("tags")]);
    expect(patch()).toEqual([]);
  });

  const refusals: readonly (readonly [string, unknown, string])[] = [
    ["an unknown op", { op: "move", path: "tags" }, "operationInvalid"],
    ["no op", { path: "tags" }, "operationInvalid"],
    ["an operation that is not an object", "remove", "operationInvalid"],
    ["a removal without a path", { op: "remove", value: { displayName: "d" } }, "targetMissing"],
    ["a path that is not a string", { op: "remove", path: ["tags"] }, "pathInvalid"],
    ["an unknown path", { op: "replace", path: "serial", value: "s" }, "pathInvalid"],
    ["an unknown sub-attribute", { op: "replace", path: "place.floor", value: "s" }, "pathInvalid"],
    ["an empty path", { op: "replace", path: "", value: "s" }, "pathInvalid"],
    ["a malformed value filter", { op: "remove", path: "tags[value]" }, "pathInvalid"],
    [
      "a value filter on an attribute that is not a list",
      { op: "replace", path: 'place[room eq "r"]', value: {} },
      "pathInvalid",
    ],
    ["an unknown sub-attribute in a value filter", { op: "remove", path: 'tags[color eq "a"]' }, "pathInvalid"],
    [
      "a wrong type after a value filter",
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
    ["an unknown key below the core URN", { op: "add", path: core, value: { serial: "s" } }, "attributeUnknown"],
    ["a string for the core URN", { op: "add", path: core, value: "s" }, "valueInvalid"],
    ["a removal of the core URN", { op: "remove", path: core }, "pathInvalid"],
    ["an unknown key without a path", { op: "add", value: { serial: "s" } }, "attributeUnknown"],
    ["a value without a path that is not an object", { op: "add", value: "s" }, "valueInvalid"],
    ["no value", { op: "replace", path: "displayName" }, "valueInvalid"],
    ["a wrong type", { op: "replace", path: "active", value: "yes" }, "valueInvalid invalidValue"],
    ["an empty value", { op: "replace", path: "serialNumber", value: "" }, "valueInvalid serialEmpty"],
    ["a removal of a required attribute", { op: "remove", path: "serialNumber" }, "valueInvalid serialEmpty"],
    ["null for a required attribute", { op: "replace", path: "serialNumber", value: null }, "valueInvalid serialEmpty"],
    ["a readOnly attribute", { op: "replace", path: "uses", value: 1 }, "attributeReadOnly"],
    ["a removal of a readOnly attribute", { op: "remove", path: "uses" }, "attributeReadOnly"],
    ["a readOnly sub-attribute", { op: "remove", path: "tags.$ref" }, "attributeReadOnly"],
    ["an immutable attribute", { op: "replace", path: "secret", value: "x" }, "attributeImmutable secretFixed"],
  ];
  it.each(refusals)("refuses %s", (_name, operation, wanted) => {
    expect(patch(operation)).toBe(wanted);
  });

  it.each(["urn:example:2.0:Device", warranty])("reads the operations of a body that lists only %s", (urn) => {
    const Operations = [{ op: "replace", path: "displayName", value: "d" }];
    expect(read({ schemas: [urn], Operations })).toEqual([set("displayName", "d")]);
  });

  it("refuses bodies that are not a PatchOp", () => {
    expect(read({ Operations: [] })).toBe("schemasMissing");
    expect(read({ schemas: [], Operations: [] })).toBe("schemasMissing");
    expect(read({ schemas: [urns.patchOp, "urn:x"], Operations: [] })).toBe("schemaUnknown");
    expect(read({ schemas: [urns.patchOp] })).toBe("operationInvalid");
    expect(read({ schemas: [urns.patchOp], Operations: "x" })).toBe("operationInvalid");
  });

  it("ignores unknown keys if the set allows it, but not unknown paths", () => {
    const body = (operation: object) => ({ schemas: [urns.patchOp], Operations: [operation] });
    expect(read(body({ op: "add", value: { serial: "s" } }), "ignore")).toEqual([]);
    expect(read(body({ op: "add", path: "serial", value: "s" }), "ignore")).toBe("pathInvalid");
  });
});
