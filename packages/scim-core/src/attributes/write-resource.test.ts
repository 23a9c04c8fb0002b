import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseBody } from "../body/read-body.js";
import type { ScimVersion } from "../definition/definition.js";
import { type DeviceCreate, device } from "../test-sets/device.js";
import { lenient } from "../test-sets/reading.js";
import { compileResource } from "./compiled-resource.js";
import { readResource } from "./read-resource.js";
import { writeResource } from "./write-resource.js";

const text = fc.string({ unit: "grapheme" }).filter((sample) => !sample.includes("\0"));
const tag = fc.record(
  { value: text, type: text, primary: fc.boolean() },
  { requiredKeys: ["value"], noNullPrototype: true },
);
const warranty = fc.record(
  { until: text, vendor: fc.record({ vendorId: text }, { noNullPrototype: true }) },
  { requiredKeys: [], noNullPrototype: true },
);
const place = fc.record({ building: text, room: text }, { requiredKeys: [], noNullPrototype: true });
const anyDevice: fc.Arbitrary<DeviceCreate> = fc.record(
  {
    serialNumber: text.filter((sample) => sample !== ""),
    displayName: text.filter((sample) => sample.length <= 10),
    active: fc.boolean(),
    place,
    tags: fc.array(tag, { maxLength: 3 }),
    warranty,
  },
  { requiredKeys: ["serialNumber"], noNullPrototype: true },
);
const anyVersion = fc.constantFrom<ScimVersion>("1.1", "2.0");

function compile(version: ScimVersion) {
  const resource = compileResource(device, version);
  if (resource === undefined) throw new Error(`The device set has no ${version}.`);
  return resource;
}

describe("writeResource", () => {
  it("writes what readResource has read", () => {
    fc.assert(
      fc.property(anyDevice, anyVersion, (sent, version) => {
        const resource = compile(version);
        const stored = { ...sent, id: "D1", meta: { created: "c" }, uses: 1 };
        const body = JSON.stringify(writeResource(stored, resource, { location: "http://x.example/D1" }));
        const parsed = parseBody(new TextEncoder().encode(body), { maxBodyDepth: 64 });
        if (!parsed.ok) throw new Error(String(parsed.reason.found));
        const options = { ...lenient, resource, unknownAttributes: "refuse" } as const;
        expect(readResource(parsed.value, { ...options, operation: "insert" })).toEqual({ ok: true, value: sent });
        expect(readResource(parsed.value, { ...options, operation: "replace" })).toEqual({ ok: true, value: sent });
      }),
    );
  });

  it("writes a resource with nulls that can be read back", () => {
    const resource = compile("2.0");
    const tags = [{ value: null, type: "x" }];
    const stored = { id: "D1", serialNumber: "s", displayName: null, place: { building: null, room: null }, tags };
    const body = writeResource(stored, resource, { location: "l" });
    expect(body).toEqual({
      schemas: ["urn:example:2.0:Device"],
      id: "D1",
      meta: { location: "l" },
      serialNumber: "s",
      displayName: null,
      place: { building: null, room: null },
      tags: [{ value: null, type: "x" }],
    });
    const read = readResource({ ...body }, { ...lenient, resource, operation: "replace", unknownAttributes: "refuse" });
    expect(read).toEqual({ ok: true, value: { serialNumber: "s", tags: [] } });
  });

  it("omits attributes that are unknown or never returned, and orders keys like the table", () => {
    const stored = { warranty: { vendor: { x: 1, vendorId: "V" }, until: "u" }, secret: "x", other: 1, id: "D1" };
    expect(JSON.stringify(writeResource(stored, compile("1.1"), { location: "l" }))).toBe(
      '{"schemas":["urn:example:1.0","urn:example:warranty:1.0"],"id":"D1","meta":{"location":"l"},' +
        '"urn:example:warranty:1.0":{"until":"u","vendor":{"vendorId":"V"}}}',
    );
  });
});
