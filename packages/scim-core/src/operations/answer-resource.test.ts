import { describe, expect, it } from "vitest";
import { createDeviceServer } from "../test-sets/device-server.js";
import { devices } from "../test-sets/device-set.js";
import { createDirectoryServer, enterpriseUrn, patchOp, userUrn } from "../test-sets/directory-server.js";

const ada = {
  schemas: [userUrn, enterpriseUrn],
  userName: "ada",
  password: "secret",
  name: { givenName: "Ada", familyName: "Lovelace" },
  emails: [{ value: "ada@x.example", type: "work", primary: true }],
  [enterpriseUrn]: { department: "Engines", division: "North" },
};

/** The members of an answer, without the common ones. */
const shown = ({ schemas: _schemas, id: _id, ...rest }: Record<string, unknown>) => rest;

describe("attributes and excludedAttributes", () => {
  it.each([
    ["attributes=userName", { userName: "ada" }],
    ["attributes=USERNAME,%20name.GIVENNAME", { userName: "ada", name: { givenName: "Ada" } }],
    ["attributes=name,name.givenName", { name: ada.name }],
    ["attributes=emails.value", { emails: [{ value: "ada@x.example" }] }],
    [`attributes=${userUrn}:userName`, { userName: "ada" }],
    [`attributes=${userUrn}:name.familyName`, { name: { familyName: "Lovelace" } }],
    [`attributes=${enterpriseUrn}`, { [enterpriseUrn]: { department: "Engines", division: "North" } }],
    [`attributes=${enterpriseUrn}:department`, { [enterpriseUrn]: { department: "Engines" } }],
    [`attributes=${enterpriseUrn.toUpperCase()}:DIVISION`, { [enterpriseUrn]: { division: "North" } }],
    ["attributes=nothing,name.nothing,,urn:x:y", {}],
    ["attributes=password", {}],
    ["attributes=userName&excludedAttributes=userName", { userName: "ada" }],
    [
      "excludedAttributes=meta,emails,name.familyName,id,schemas",
      {
        userName: "ada",
        name: { givenName: "Ada" },
        [enterpriseUrn]: { department: "Engines", division: "North" },
      },
    ],
    [`excludedAttributes=meta,emails,name.familyName,name.givenName,${enterpriseUrn}`, { userName: "ada" }],
    [
      `excludedAttributes=meta,emails,name,${enterpriseUrn}:department`,
      {
        userName: "ada",
        [enterpriseUrn]: { division: "North" },
      },
    ],
  ])("%s", async (query, wanted) => {
    const { send, makeUser } = createDirectoryServer();
    const id = await makeUser(ada);
    const one = await send("GET", `/Users/${id}?${query}`);
    expect(shown(one.body)).toEqual(wanted);
    expect(one.body.id).toBe(id);
    const list = await send("GET", `/Users?${query}`);
    expect(list.body.Resources).toEqual([one.body]);
  });

  it("select the attributes in answers to POST, PUT and PATCH, and list only the schemas shown", async () => {
    const { send } = createDirectoryServer();
    const made = await send("POST", "/Users?attributes=userName", ada);
    expect(made.body).toEqual({ schemas: [userUrn], id: "I001", userName: "ada" });
    const put = await send("PUT", `/Users/I001?attributes=${enterpriseUrn}:division`, ada);
    expect(put.body).toEqual({
      schemas: [userUrn, enterpriseUrn],
      id: "I001",
      [enterpriseUrn]: { division: "North" },
    });
    const Operations = [{ op: "replace", path: "title", value: "Countess" }];
    const patched = await send("PATCH", "/Users/I001?attributes=title", { schemas: [patchOp], Operations });
    expect(patched.body).toEqual({ schemas: [userUrn], id: "I001", title: "Countess" });
  });

  it("are ignored without the capability", async () => {
    const { send, makeUser } = createDirectoryServer({ attributes: false });
    const id = await makeUser(ada);
    const whole = await send("GET", `/Users/${id}`);
    expect((await send("GET", `/Users/${id}?attributes=userName&excludedAttributes=name`)).body).toEqual(whole.body);
  });
});

describe("returned: request", () => {
  const { "2.0": version } = devices.versions;
  const { Device } = devices.resources;
  if (version === undefined) throw new Error("The device set has no 2.0.");
  const { displayName, tags } = Device.attributes;
  const attributes = {
    ...Device.attributes,
    displayName: { ...displayName, returned: "request" },
    tags: {
      ...tags,
      subAttributes: { ...tags.subAttributes, type: { ...displayName, wireName: "type", returned: "request" } },
    },
  } as const;
  const definition = {
    ...devices,
    versions: { "2.0": { ...version, capabilities: { ...version.capabilities, attributes: true } } },
    resources: { Device: { ...Device, attributes } },
  };
  const device = {
    schemas: ["urn:example:2.0:Device"],
    serialNumber: "s",
    displayName: "One",
    tags: [{ value: "a", type: "x" }],
  };

  it("is returned to a write that sends it, and to a read that requests it", async () => {
    const { send } = createDeviceServer({ definition });
    const read = async (verb: string, path: string, body?: object) =>
      (await send(verb, `/v2/Devices${path}`, body)).json();
    expect(await read("POST", "", device)).toMatchObject({ displayName: "One", tags: [{ value: "a", type: "x" }] });
    const plain = await read("GET", "/D1");
    expect([plain.displayName, plain.tags]).toEqual([undefined, [{ value: "a" }]]);
    expect(await read("GET", "/D1?attributes=displayName,tags.type")).toMatchObject({
      displayName: "One",
      tags: [{ type: "x" }],
    });
    const change = (path: string, value: unknown) => ({
      schemas: [patchOp],
      Operations: [{ op: "replace", path, value }],
    });
    expect((await read("PATCH", "/D1", change("active", true))).displayName).toBeUndefined();
    expect((await read("PATCH", "/D1", change("displayName", "Two"))).displayName).toBe("Two");
    expect((await read("PUT", "/D1", { ...device, tags: [] })).displayName).toBe("One");
    expect((await read("GET", "/D1?excludedAttributes=tags")).displayName).toBeUndefined();
  });
});
