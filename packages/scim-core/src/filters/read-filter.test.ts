import { describe, expect, it } from "vitest";
import { device } from "../test-sets/device.js";
import { readFilter } from "./read-filter.js";
import { toFilterSchema } from "./to-filter-schema.js";

const schema = toFilterSchema(device);
const service = { supported: true, maxResults: 9, dialect: "service" } as const;
const standard = { supported: true, maxResults: 9, limits: { maxLength: 60, maxDepth: 2 } };
const core = "urn:example:2.0:Device";
const warranty = "urn:example:warranty:2.0";

describe("readFilter", () => {
  it.each([
    ["a name in another case", "SERIALNUMBER eq 1", "serialNumber", undefined, "1"],
    ["an alias", "Serial eq 'x'", "serialNumber", undefined, "x"],
    ["a bare number for a string, as written", "serial eq 1e3", "serialNumber", undefined, "1e3"],
    ["a bare word for a string", "serial eq true", "serialNumber", undefined, "true"],
    ["null", "serial eq null", "serialNumber", undefined, null],
    ["a boolean", "active eq true", "active", undefined, true],
    ["a boolean in quotes", 'active eq "False"', "active", undefined, false],
    ["a boolean as a digit in quotes", "active eq '1'", "active", undefined, true],
    ["a boolean as a digit", "active eq 0", "active", undefined, false],
    ["a number", "uses gt -5", "uses", undefined, -5],
    ["a number in quotes", "uses gt '5'", "uses", undefined, 5],
    ["an instant", 'meta.created ge "2026-01-02T03:04:05Z"', "meta", "created", "2026-01-02T03:04:05Z"],
    ["a sub-attribute", "tags.TYPE sw 'a'", "tags", "type", "a"],
    ["a complex attribute by its value", "tags eq 'a'", "tags", undefined, "a"],
    ["the URN of the core schema", `${core}:serialNumber eq 'x'`, "serialNumber", undefined, "x"],
    ["the URN of an extension", `${warranty}:until eq 'x'`, "warranty", "until", "x"],
    ["the URN of an extension and a dot", `${warranty}.until eq 'x'`, "warranty", "until", "x"],
  ] as const)("reads %s", (_name, text, name, subAttribute, value) => {
    const read = readFilter(text, schema, { filter: service });
    const attribute = { kind: "attribute", name, ...(subAttribute && { subAttribute }) };
    expect(read).toMatchObject({ ok: true, value: { kind: "compare", attribute, value } });
    expect(read.ok && read.value.kind === "compare" && read.value.attribute).not.toHaveProperty("urn");
  });

  it("resolves every name of a tree", () => {
    const text = 'not (ACTIVE pr) and (tags[TYPE eq "x"] or Serial pr)';
    expect(readFilter(text, schema, { filter: standard })).toMatchObject({
      ok: true,
      value: {
        kind: "and",
        operands: [
          { kind: "not", operand: { kind: "present", attribute: { name: "active" } } },
          {
            kind: "or",
            operands: [
              { kind: "valuePath", attribute: { name: "tags" }, filter: { attribute: { name: "type" }, value: "x" } },
              { kind: "present", attribute: { name: "serialNumber" } },
            ],
          },
        ],
      },
    });
  });

  it.each([
    ["", "filterEmpty"],
    [" ", "filterEmpty"],
    ["serial", "filterEmpty"],
    ["serial  eq 'x'", "filterIncomplete"],
    ["serial eq", "filterIncomplete"],
    ["serial pr and", "filterIncomplete"],
    ["(serial pr", "filterGroupMalformed"],
    ["serial pr)", "filterGroupMalformed"],
    ["() and serial pr", "filterGroupMalformed"],
    ["tags[type pr]", "filterGroupMalformed"],
    ["title pr", "filterAttributeUnknown"],
    ["serial pr or title pr", "filterAttributeUnknown"],
    ["tags.color pr", "filterAttributeUnknown"],
    ["serial.value pr", "filterAttributeUnknown"],
    ["urn:example:2.0:Other:serial pr", "filterAttributeUnknown"],
    [`${warranty}:vendor.vendorId pr`, "filterAttributeUnknown"],
    ["serial ne 'x'", "filterOperatorUnknown"],
    ["serial is 'x'", "filterOperatorUnknown"],
    ["serial eq 'x", "filterLiteralInvalid"],
    ["active eq maybe", "filterLiteralInvalid"],
    ["uses eq many", "filterLiteralInvalid"],
    ["meta.created eq yesterday", "filterLiteralInvalid"],
    ["meta.created eq 5", "filterLiteralInvalid"],
    ["active gt true", "filterOperatorUnfit"],
    ["uses co 5", "filterOperatorUnfit"],
    ["warranty eq 'x'", "filterOperatorUnfit"],
  ])("refuses %j as %s", (text, situation) => {
    expect(readFilter(text, schema, { filter: service })).toMatchObject({ ok: false, situation });
  });

  it("accepts a comparison after brackets unless the version is strict", () => {
    const text = 'tags[type eq "a"].value eq "b"';
    expect(readFilter(text, schema, { filter: standard })).toMatchObject({ ok: true, value: { kind: "valuePath" } });
    expect(readFilter(text, schema, { filter: standard, lenient: false })).toMatchObject({ ok: false });
  });

  it("applies the dialect and the limits", () => {
    expect(readFilter("serial eq 'x'", schema, { filter: standard })).toMatchObject({
      situation: "filterLiteralInvalid",
    });
    expect(readFilter('serial ne "x"', schema, { filter: standard })).toMatchObject({ ok: true });
    expect(readFilter("((serial pr))", schema, { filter: standard })).toMatchObject({ ok: true });
    expect(readFilter("(((serial pr)))", schema, { filter: standard })).toMatchObject({ situation: "filterTooLarge" });
    expect(readFilter(`serial eq "${"x".repeat(60)}"`, schema, { filter: standard })).toMatchObject({
      situation: "filterTooLarge",
    });
  });
});
