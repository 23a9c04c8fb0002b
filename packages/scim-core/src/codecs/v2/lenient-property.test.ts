import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { auditUrn, createGadgetServer, gadgetUrn, patchOp } from "../../test-sets/gadget-server.js";

const before = {
  active: true,
  ports: [
    { value: "a", type: "usb", primary: true },
    { value: "b", type: "hdmi" },
  ],
  place: { room: "r" },
  [auditUrn]: { notes: "n" },
};

const port = fc.oneof(
  fc.record(
    {
      value: fc.constantFrom("a", "B", "c"),
      type: fc.constantFrom("usb", "dp"),
      primary: fc.constantFrom(true, "True"),
    },
    { requiredKeys: [] },
  ),
  fc.constant("a"),
);
const value = fc.oneof(
  fc.constantFrom<unknown>("x", "True", true, null, 5, ["x"], [], { room: "s" }, { value: "U" }),
  port,
  fc.array(port, { maxLength: 3 }),
);
const paths = [
  "displayName",
  "active",
  "place",
  "place.room",
  "ports",
  'ports[type eq "usb"]',
  'ports[value eq "z"]',
  'ports[type eq "hdmi"].value',
  "ports.type",
  "labels",
  'labels[value eq "l"]',
  "uses",
  "nothing",
  "id",
  auditUrn,
  `${auditUrn}:notes`,
  `${auditUrn}.auditor`,
  `${gadgetUrn}:displayName`,
];
const pathless = fc.dictionary(fc.constantFrom(...paths), value, { maxKeys: 3 });
const operation = fc.oneof(
  fc.record(
    { op: fc.constantFrom("add", "replace", "remove", "Add"), path: fc.constantFrom(...paths), value },
    { requiredKeys: ["op"] },
  ),
  fc.record({ op: fc.constantFrom("add", "replace"), value: pathless }),
);

describe("a random PATCH of 2.0", () => {
  it("has the same effect in strict and lenient versions that accept it, and otherwise none", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { maxLength: 3 }), async (Operations) => {
        const answers = await Promise.all(
          [true, false].map(async (lenient) => {
            const server = createGadgetServer({ lenient });
            const made = (await server.make(before)).body;
            const answer = await server.send("PATCH", "/Gadgets/G1", { schemas: [patchOp], Operations });
            const found = (await server.send("GET", "/Gadgets/G1")).body;
            expect(server.errors).toEqual([]);
            expect(found).toEqual(answer.status === 200 ? answer.body : made);
            const { meta: _before, ...sent } = found;
            const { meta: _after, ...put } = (await server.send("PUT", "/Gadgets/G1", found)).body;
            expect(put).toEqual(sent);
            return answer;
          }),
        );
        const [lenient, strict] = answers;
        if (strict?.status === 200) expect(lenient).toMatchObject({ status: 200, body: strict.body });
        else expect(strict).toMatchObject({ status: 400, body: { scimType: expect.any(String) } });
      }),
      { numRuns: 200 },
    );
  });
});
