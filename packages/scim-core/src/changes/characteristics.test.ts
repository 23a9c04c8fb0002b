import { describe, expect, it } from "vitest";
import { createGadgetServer, type GadgetServer, gadgetUrn } from "../test-sets/gadget-server.js";

const strict = () => createGadgetServer({ lenient: false });
const both: readonly (readonly [string, () => GadgetServer])[] = [
  ["lenient", () => createGadgetServer()],
  ["strict", strict],
];
const whole = { schemas: [gadgetUrn], assetTag: "A1", displayName: "One", labels: ["l"] };
const refusal = ({ status, body }: { status: number; body: { scimType?: string; detail?: string } }) =>
  `${status} ${body.scimType} ${body.detail?.split(": ")[1] ?? ""}`;

describe.each(both)("the characteristics of attributes in a %s version", (_name, create) => {
  it("ignores readOnly values in a POST and a PUT, and keeps its own", async () => {
    const server = create();
    const made = await server.make({ id: "X", meta: { created: "x" }, uses: 7 });
    expect(made.body).toMatchObject({ id: "G1", meta: { created: "2027-01-15T08:00:01.000Z" } });
    expect(made.body.uses).toBeUndefined();
    const put = await server.send("PUT", "/Gadgets/G1", { ...whole, id: "X", uses: "many" });
    expect(put.body).toMatchObject({ id: "G1", meta: { created: "2027-01-15T08:00:01.000Z" } });
  });

  it.each([
    ["replace", { op: "replace", path: "uses", value: 1 }],
    ["add", { op: "add", path: "uses", value: 1 }],
    ["remove", { op: "remove", path: "uses" }],
    ["without a path", { op: "replace", value: { uses: 1 } }],
  ])("refuses to change a readOnly attribute: %s", async (_op, operation) => {
    const server = create();
    await server.make();
    expect(refusal(await server.patch("G1", operation))).toBe("400 mutability uses.");
  });

  it("never returns a writeOnly value", async () => {
    const server = create();
    expect((await server.make({ pin: "1" })).body.pin).toBeUndefined();
    expect((await server.patch("G1", { op: "replace", path: "pin", value: "2" })).body.pin).toBeUndefined();
    expect((await server.send("GET", "/Gadgets/G1")).body.pin).toBeUndefined();
  });

  it("accepts an immutable value at creation and the same value later, and refuses another one in a PUT", async () => {
    const server = create();
    await server.make({ serial: "s", place: { building: "b" } });
    expect((await server.send("PUT", "/Gadgets/G1", { ...whole, serial: "s" })).body.serial).toBe("s");
    expect((await server.send("PUT", "/Gadgets/G1", whole)).body.serial).toBe("s");
    const other = await server.send("PUT", "/Gadgets/G1", { ...whole, serial: "t" });
    expect(refusal(other)).toBe("400 mutability serial.");
    const tag = await server.send("PUT", "/Gadgets/G1", { ...whole, assetTag: "A2" });
    expect(refusal(tag)).toBe("400 mutability assetTag.");
  });

  it.each(["add", "replace"])("accepts the first and the same immutable value in a PATCH: %s", async (op) => {
    const server = create();
    await server.make();
    for (const operation of [
      { op, path: "serial", value: "s" },
      { op, path: "serial", value: "s" },
      { op, value: { serial: "s", displayName: "Two" } },
    ])
      expect((await server.patch("G1", operation)).status).toBe(200);
    expect((await server.send("GET", "/Gadgets/G1")).body).toMatchObject({ serial: "s", displayName: "Two" });
    expect(refusal(await server.patch("G1", { op, path: "serial", value: "t" }))).toBe("400 mutability serial.");
  });

  it("refuses to change an immutable value in a PATCH", async () => {
    const server = create();
    await server.make({ serial: "s", place: { building: "b" } });
    const serial = await server.patch("G1", { op: "replace", path: "serial", value: "t" });
    expect(refusal(serial)).toBe("400 mutability serial.");
    const building = await server.patch("G1", { op: "replace", path: "place.building", value: "c" });
    expect(refusal(building)).toMatch(/^400 mutability (place|building)\.$/);
    expect((await server.patch("G1", { op: "remove", path: "serial" })).body.scimType).toBe("mutability");
    expect((await server.send("GET", "/Gadgets/G1")).body).toMatchObject({ serial: "s", place: { building: "b" } });
  });

  it("refuses a body without a required attribute", async () => {
    const server = create();
    expect(refusal(await server.make({ displayName: null }))).toBe("400 invalidValue displayName.");
    await server.make();
    const { displayName: _left, ...rest } = whole;
    expect(refusal(await server.send("PUT", "/Gadgets/G1", rest))).toBe("400 invalidValue displayName.");
  });

  it("names the path of a value with a wrong type", async () => {
    const { make } = create();
    expect(refusal(await make({ ports: [{ value: "a" }, { value: 5 }] }))).toBe("400 invalidValue ports[1].value.");
    const audit = { "urn:example:audit:2.0:Gadget": { auditor: { value: 5 } } };
    expect(refusal(await make(audit))).toBe("400 invalidValue urn:example:audit:2.0:Gadget:auditor.value.");
  });

  it("refuses the value of another resource, by the case rules of the attribute", async () => {
    const server = create();
    await server.make({ serial: "s" });
    expect(refusal(await server.make())).toBe("409 uniqueness assetTag.");
    expect(refusal(await server.make({ assetTag: "A2", serial: "S" }))).toBe("409 uniqueness serial.");
    expect((await server.make({ assetTag: "a1", serial: "t" })).status).toBe(201);
    await server.send("DELETE", "/Gadgets/G1");
    expect((await server.make()).status).toBe(201);
  });

  it("clears the old primary if a PATCH sets a new one", async () => {
    const server = create();
    await server.make({ ports: [{ value: "a", primary: true }, { value: "b" }] });
    const changed = await server.patch("G1", { op: "replace", path: 'ports[value eq "b"].primary', value: true });
    expect(changed.body.ports).toEqual([
      { value: "a", primary: false },
      { value: "b", primary: true },
    ]);
    const added = await server.patch("G1", { op: "add", path: "ports", value: [{ value: "c", primary: true }] });
    expect(added.body.ports.map(({ primary }: { primary?: boolean }) => primary)).toEqual([false, false, true]);
  });

  it("applies all operations of a PATCH or none", async () => {
    const server = create();
    await server.make();
    const refused = await server.patch(
      "G1",
      { op: "replace", path: "displayName", value: "Two" },
      { op: "replace", path: "uses", value: 1 },
    );
    expect(refused.status).toBe(400);
    expect((await server.send("GET", "/Gadgets/G1")).body.displayName).toBe("One");
  });

  it("refuses a PATCH that leaves a value without a required part", async () => {
    const server = create();
    await server.make();
    const added = await server.patch("G1", { op: "add", path: "ports", value: [{ type: "usb" }] });
    expect(refusal(added)).toBe("400 invalidValue ports.");
  });

  it("accepts values other than the canonical ones, which are suggestions", async () => {
    expect((await create().make({ ports: [{ value: "a", type: "own" }] })).status).toBe(201);
  });
});

describe("the characteristics of attributes in a strict version", () => {
  it("lets a PATCH set an immutable attribute once, if it has no value", async () => {
    const server = strict();
    await server.make();
    expect((await server.patch("G1", { op: "add", path: "serial", value: "s" })).body.serial).toBe("s");
    expect((await server.patch("G1", { op: "add", path: "serial", value: "s" })).status).toBe(200);
    const other = await server.patch("G1", { op: "add", path: "serial", value: "t" });
    expect(refusal(other)).toBe("400 mutability serial.");
    expect((await server.patch("G1", { op: "add", path: "place.building", value: "b" })).status).toBe(200);
  });

  it("refuses to change the immutable part of an element, but replaces the whole element", async () => {
    const server = strict();
    await server.make({ related: [{ value: "r" }] });
    const part = await server.patch("G1", { op: "replace", path: 'related[value eq "r"].value', value: "q" });
    expect(part.body.scimType).toBe("mutability");
    const over = await server.patch("G1", { op: "add", path: 'related[value eq "r"]', value: { value: "q" } });
    expect(over.body.scimType).toBe("mutability");
    const element = await server.patch("G1", { op: "replace", path: 'related[value eq "r"]', value: { value: "q" } });
    expect(element.body.related).toEqual([{ value: "q" }]);
  });

  it.each([
    ["a required value", { op: "remove", path: "displayName" }, "displayName."],
    ["a required list", { op: "remove", path: "labels" }, "labels."],
    ["all of a required list", { op: "remove", path: 'labels[value eq "l"]' }, "labels."],
    ["a required part", { op: "remove", path: 'ports[value eq "a"].value' }, undefined],
  ])("refuses to remove %s", async (_name, operation, at) => {
    const server = strict();
    await server.make({ ports: [{ value: "a" }] });
    const answer = await server.patch("G1", operation);
    if (at === undefined) expect(answer.status).toBe(200);
    else expect(refusal(answer)).toBe(`400 mutability ${at}`);
  });

  it.each([
    ["a URL that is not absolute", { photo: "a.png" }, "photo."],
    ["a reference to another type", { related: [{ $ref: "https://x.example/scim/v2/Users/1" }] }, "$ref."],
    [
      "two primary values",
      {
        ports: [
          { value: "a", primary: true },
          { value: "b", primary: true },
        ],
      },
      "ports.",
    ],
  ])("refuses %s", async (_name, own, at) => {
    expect(refusal(await strict().make(own))).toBe(`400 invalidValue ${at}`);
    expect((await createGadgetServer().make(own)).status).toBe(201);
    const server = strict();
    await server.make();
    expect(refusal(await server.patch("G1", { op: "add", value: own }))).toBe(`400 invalidValue ${at}`);
  });

  it.each(both)("refuses data that is not base64 in a %s version", async (_name, create) => {
    const own = { certificate: "!" };
    expect(refusal(await create().make(own))).toBe("400 invalidValue certificate.");
    const server = create();
    await server.make();
    expect(refusal(await server.patch("G1", { op: "add", value: own }))).toBe("400 invalidValue certificate.");
  });

  it("accepts well-formed values", async () => {
    const photo = "https://x.example/a.png";
    const related = [{ $ref: "../Gadgets/1" }, { $ref: "https://x.example/scim/v2/Gadgets/2" }];
    expect((await strict().make({ photo, certificate: "AQID", related })).status).toBe(201);
  });

  it("keeps the last of two primary values in a lenient version", async () => {
    const ports = [
      { value: "a", primary: true },
      { value: "b", primary: true },
    ];
    expect((await createGadgetServer().make({ ports })).body.ports).toEqual([
      { value: "a", primary: false },
      { value: "b", primary: true },
    ]);
  });
});

describe.each(both)("immutable parts of a complex value in a %s version", (_name, create) => {
  it("are kept if a PUT omits them, and are not removed with the other parts", async () => {
    const server = create();
    await server.make({ place: { building: "b", room: "r" } });
    expect((await server.send("PUT", "/Gadgets/G1", whole)).body.place).toEqual({ building: "b" });
    const put = await server.send("PUT", "/Gadgets/G1", { ...whole, place: { room: "s" } });
    expect(put.body.place).toEqual({ room: "s", building: "b" });
    expect((await server.patch("G1", { op: "remove", path: "place" })).body.scimType).toBe("mutability");
  });
});
