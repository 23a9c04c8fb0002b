import { describe, expect, it } from "vitest";
import { createDirectoryServer, enterpriseUrn, patchOp, userUrn } from "../../test-sets/directory-server.js";

const ada = { userName: "ada", emails: [{ value: "ada@x.example", type: "work" }] };

async function open() {
  const server = createDirectoryServer({ lenient: true });
  const id = await server.makeUser(ada);
  const path = `/Users/${id}`;
  return {
    ...server,
    path,
    patch: (...Operations: readonly object[]) => server.send("PATCH", path, { schemas: [patchOp], Operations }),
  };
}

describe("a lenient version of the standard set", () => {
  it.each([
    { op: "replace", path: "id", value: "other" },
    { op: "replace", path: "meta.created", value: "2020-01-01T00:00:00Z" },
    { op: "remove", path: "meta" },
    { op: "add", path: "groups", value: [{ value: "G1" }] },
    { op: "remove", path: "groups" },
    { op: "remove", path: 'groups[value eq "G1"]' },
    { op: "remove", path: "userName" },
    { op: "replace", path: "userName", value: null },
    { op: "replace", value: { userName: null } },
  ])("answers mutability to %j, and changes nothing", async (operation) => {
    const { patch, send, path } = await open();
    const before = (await send("GET", path)).body;
    expect(await patch(operation)).toMatchObject({ status: 400, body: { scimType: "mutability" } });
    expect((await send("GET", path)).body).toEqual(before);
  });

  it("ignores what a client sends back together with a change", async () => {
    const { patch, send, path } = await open();
    const { body } = await send("GET", path);
    const value = { ...body, id: "other", groups: [{ value: "G1" }], title: "Countess" };
    expect(await patch({ op: "replace", value })).toMatchObject({
      status: 200,
      body: { id: body.id, title: "Countess" },
    });
  });

  it.each([
    'addresses[type eq "work" or type eq "home"].formatted',
    "addresses[type pr].formatted",
    'addresses[type sw "wo"].formatted',
    'addresses[not (formatted eq "Bonn")].formatted',
  ])("answers noTarget to an addition to %s, which would not match the new element", async (path) => {
    const { patch } = await open();
    const answer = await patch({ op: "add", path, value: "Bonn" });
    expect(answer).toMatchObject({ status: 400, body: { scimType: "noTarget" } });
  });

  it("creates the element that a condition describes", async () => {
    const { patch } = await open();
    const answer = await patch({ op: "add", path: 'addresses[type eq "work"].formatted', value: "Bonn" });
    expect(answer.body.addresses).toEqual([{ type: "work", formatted: "Bonn" }]);
  });

  it.each([
    { sent: { emails: [{ nope: "x" }] }, kept: [] },
    { sent: { emails: [{ nope: "x" }, { value: "a@x.example" }] }, kept: [{ value: "a@x.example" }] },
    { sent: { emails: [{}] }, kept: [] },
  ])("drops the empty element of $sent", async ({ sent, kept }) => {
    const { send } = await open();
    const made = await send("POST", "/Users", { schemas: [userUrn], userName: "bea", ...sent });
    expect(made.status).toBe(201);
    expect(made.body.emails ?? []).toEqual(kept);
  });

  it("reads booleans as strings in every write", async () => {
    const { send, patch, path } = await open();
    const sent = {
      schemas: [userUrn],
      userName: "bea",
      active: "True",
      emails: [{ value: "b@x.example", primary: "False" }],
    };
    const made = await send("POST", "/Users", sent);
    expect(made.body).toMatchObject({ active: true, emails: [{ value: "b@x.example", primary: false }] });
    const put = await send("PUT", path, { schemas: [userUrn], ...ada, active: "false" });
    expect(put.body).toMatchObject({ active: false });
    expect((await patch({ op: "replace", path: "active", value: "TRUE" })).body).toMatchObject({ active: true });
    expect((await send("PUT", path, { schemas: [userUrn], ...ada, active: "yes" })).body.scimType).toBe("invalidValue");
  });

  it("appends an address, and keeps the primary one", async () => {
    const { patch } = await open();
    await patch({ op: "replace", path: "emails", value: [{ value: "ada@x.example", type: "work", primary: true }] });
    const added = await patch({ op: "add", path: "emails", value: { value: "new@x.example", type: "home" } });
    expect(added.body.emails).toEqual([
      { value: "ada@x.example", type: "work", primary: true },
      { value: "new@x.example", type: "home" },
    ]);
    expect((await patch({ op: "add", value: { emails: [{ value: "new@x.example" }] } })).body.emails).toEqual(
      added.body.emails,
    );
  });

  it("removes a sub-attribute with null and its path", async () => {
    const { patch } = await open();
    await patch({ op: "add", path: `${enterpriseUrn}:manager`, value: { value: "U1" } });
    const answer = await patch({ op: "replace", path: `${enterpriseUrn}:manager.value`, value: null });
    expect(answer.status).toBe(200);
    expect(answer.body[enterpriseUrn]?.manager).toBeUndefined();
  });
});
