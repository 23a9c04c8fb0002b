import { describe, expect, it } from "vitest";
import { auditUrn, createGadgetServer, type GadgetServer, gadgetUrn, patchOp } from "../../test-sets/gadget-server.js";

const before = {
  active: true,
  ports: [
    { value: "a", type: "usb" },
    { value: "b", type: "hdmi" },
  ],
};

async function open(lenient: boolean): Promise<GadgetServer> {
  const server = createGadgetServer({ lenient });
  await server.make(before);
  return server;
}

const patch = (...Operations: readonly unknown[]) => ({ schemas: [patchOp], Operations });

/** A request, its effect on a gadget in a lenient version, and the answer of a strict version. */
const sent: readonly (readonly [string, object, object, string])[] = [
  [
    "Entra ID: operations with a capital letter",
    patch({ op: "Replace", path: "displayName", value: "Two" }),
    { displayName: "Two" },
    "invalidSyntax",
  ],
  [
    "Entra ID: a boolean as text",
    patch({ op: "replace", path: "active", value: "False" }),
    { active: false },
    "invalidValue",
  ],
  [
    "Entra ID: a value filter without a match",
    patch({ op: "add", path: 'ports[type eq "dp"].value', value: "c" }),
    { ports: [...before.ports, { value: "c", type: "dp" }] },
    "noTarget",
  ],
  [
    "Entra ID: a manager as a bare string",
    patch({ op: "add", path: `${auditUrn}:auditor`, value: "U1" }),
    { [auditUrn]: { auditor: { value: "U1" } } },
    "invalidValue",
  ],
  [
    "Entra ID: a manager as a list of one",
    patch({ op: "add", path: `${auditUrn}:auditor`, value: [{ value: "U1" }] }),
    { [auditUrn]: { auditor: { value: "U1" } } },
    "invalidValue",
  ],
  [
    "Entra ID: members removed by a list of values",
    patch({ op: "remove", path: "ports", value: [{ value: "a" }] }),
    { ports: [before.ports[1]] },
    "invalidSyntax",
  ],
  [
    "Entra ID: paths as names of members, without a path",
    patch({ op: "replace", value: { "place.room": "7b", [`${auditUrn}:notes`]: "n" } }),
    { place: { room: "7b" }, [auditUrn]: { notes: "n" } },
    "invalidPath",
  ],
  [
    "Okta: the identifier together with the change",
    patch({ op: "replace", value: { id: "G1", displayName: "Two" } }),
    { id: "G1", displayName: "Two" },
    "mutability",
  ],
  [
    "OneLogin: a single object instead of a list",
    patch({ op: "add", path: "ports", value: { value: "c" } }),
    { ports: [...before.ports, { value: "c" }] },
    "invalidValue",
  ],
  [
    "a single operation instead of a list",
    { schemas: [patchOp], Operations: { op: "replace", path: "displayName", value: "Two" } },
    { displayName: "Two" },
    "invalidSyntax",
  ],
  ["no operation", patch(), { displayName: "One" }, "invalidSyntax"],
  [
    "a dot after a URN",
    patch({ op: "add", path: `${auditUrn}.notes`, value: "n" }),
    { [auditUrn]: { notes: "n" } },
    "invalidPath",
  ],
  [
    "the schema of the resource instead of the PatchOp's",
    { schemas: [gadgetUrn], Operations: [{ op: "replace", path: "displayName", value: "Two" }] },
    { displayName: "Two" },
    "invalidSyntax",
  ],
  [
    "elements that are strings",
    patch({ op: "add", path: "ports", value: ["c"] }),
    { ports: [...before.ports, { value: "c" }] },
    "invalidValue",
  ],
  [
    "a replacement whose condition has no match",
    patch({ op: "replace", path: 'ports[type eq "dp"]', value: { value: "c" } }),
    { ports: [...before.ports, { value: "c", type: "dp" }] },
    "noTarget",
  ],
  [
    "a removal whose condition has no match",
    patch({ op: "remove", path: 'ports[type eq "dp"]' }),
    { ports: before.ports },
    "noTarget",
  ],
];

describe("a PATCH of a lenient version", () => {
  it.each(sent)("accepts %s", async (_name, body, wanted) => {
    const answer = await (await open(true)).send("PATCH", "/Gadgets/G1", body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject(wanted);
  });
});

describe("a PATCH of a strict version", () => {
  it.each(sent)("refuses %s", async (_name, body, _wanted, scimType) => {
    const server = await open(false);
    const answer = await server.send("PATCH", "/Gadgets/G1", body);
    expect(answer).toMatchObject({ status: 400, body: { scimType } });
    expect((await server.send("GET", "/Gadgets/G1")).body).toMatchObject({ displayName: "One", ...before });
  });

  const operations: readonly (readonly [string, object, object])[] = [
    [
      "adds to existing values",
      { op: "add", path: "ports", value: [{ value: "c" }] },
      { ports: [...before.ports, { value: "c" }] },
    ],
    ["replaces a list", { op: "replace", path: "ports", value: [{ value: "c" }] }, { ports: [{ value: "c" }] }],
    [
      "replaces the elements that a condition selects",
      { op: "replace", path: 'ports[type eq "usb"].value', value: "c" },
      { ports: [{ value: "c", type: "usb" }, before.ports[1]] },
    ],
    [
      "removes the elements that a condition selects",
      { op: "remove", path: 'ports[value eq "a"]' },
      { ports: [before.ports[1]] },
    ],
    [
      "treats the replacement of an absent value as an addition",
      { op: "replace", path: "place.room", value: "7b" },
      { place: { room: "7b" } },
    ],
    [
      "accepts attributes without a path",
      { op: "add", value: { DisplayName: "Two", [auditUrn]: { notes: "n" } } },
      { displayName: "Two", [auditUrn]: { notes: "n" } },
    ],
    [
      "accepts the URN of the core schema",
      { op: "add", path: `${gadgetUrn}:displayName`, value: "Two" },
      { displayName: "Two" },
    ],
    ["clears with null", { op: "replace", path: "place", value: null }, { displayName: "One" }],
  ];
  it.each(operations)("%s", async (_name, operation, wanted) => {
    const answer = await (await open(false)).patch("G1", operation);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject(wanted);
  });

  it.each([
    ["an unknown path", { op: "add", path: "colour", value: 1 }, "invalidPath"],
    ["an invalid path", { op: "add", path: "ports[", value: 1 }, "invalidPath"],
    [
      "a condition on an attribute without elements",
      { op: "add", path: 'place[room eq "a"]', value: 1 },
      "invalidPath",
    ],
    ["an unknown member without a path", { op: "add", value: { colour: 1 } }, "invalidPath"],
    ["a removal without a path", { op: "remove" }, "noTarget"],
    ["a replacement without a path and without an object", { op: "replace", value: "x" }, "invalidValue"],
    ["an addition without a value", { op: "add", path: "displayName" }, "invalidValue"],
    ["an invalid operation", { op: "move", path: "displayName" }, "invalidSyntax"],
    [
      "a list instead of one element",
      { op: "replace", path: 'ports[value eq "a"]', value: [{ value: "c" }] },
      "invalidValue",
    ],
  ])("refuses %s", async (_name, operation, scimType) => {
    expect(await (await open(false)).patch("G1", operation)).toMatchObject({ status: 400, body: { scimType } });
  });

  it("does not change a resource if the operations have no effect", async () => {
    const server = await open(false);
    const { meta } = (await server.send("GET", "/Gadgets/G1")).body;
    const added = await server.patch("G1", { op: "add", path: "ports", value: [{ value: "a" }] });
    expect(added.body.meta).toEqual(meta);
  });
});
