import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { standaloneWorld } from "../../testing/demo-world.js";
import { checkWorld } from "../../worlds/check-world.js";
import type { World } from "../../worlds/world.js";

const scopes = ["users:read", "users.profile:read", "users.profile:write"];
const user = (name: string) => ({
  token: `svcp-${name}`,
  kind: "user" as const,
  user: name,
  scopes,
  app: "Helper",
  installation: { installer: "pat" },
});
const [pat, mia] = standaloneWorld.users ?? [];
const custom = [
  { id: "XfPET", name: "Pet", label: "Your pet", hint: "Cats count too" },
  { id: "XfSHIRT", name: "Shirt", type: "options_list", options: ["S", "M"] },
  { id: "XfBORN", name: "Born", type: "date", hidden: true },
  { id: "XfSITE", name: "Site", type: "link" },
  { id: "XfBUDDY", name: "Buddy", type: "user" },
  { id: "XfBADGE", name: "Badge", locked: true },
] as const;
const world: World = {
  ...standaloneWorld,
  apps: [{ name: "Helper" }],
  custom_fields: custom,
  profile_fields: [{ name: "title", locked: false }],
  users: [
    { ...pat, userName: "pat" },
    {
      ...mia,
      userName: "mia",
      title: "Pilot",
      custom_fields: { pet: { value: "Cat", alt: "A cat" }, Badge: "7", Buddy: "pat", Born: "1990-02-28" },
    },
  ],
  tokens: [user("pat"), user("mia")],
};

async function start() {
  const { call } = await createTestService(world);
  const get = async (args: object = {}) => (await call("users.profile.get", args, "svcp-mia")).body.profile.fields;
  const set = async (fields: object) => (await call("users.profile.set", { profile: { fields } }, "svcp-mia")).body;
  return { call, get, set };
}

describe("fields that administrators added", () => {
  it("are listed after the fields of SCIM, in the order of the file", async () => {
    const { call } = await start();
    const { body } = await call("team.profile.get", {}, "svcp-mia");
    const ids = body.profile.fields.map(({ id }: { readonly id: string }) => id);
    expect(ids).toEqual(["XfTITLE", ...custom.map(({ id }) => id)]);
    expect(body.profile.fields[1]).toEqual({
      id: "XfPET",
      ordering: 1,
      field_name: "Pet",
      label: "Your pet",
      hint: "Cats count too",
      type: "text",
      possible_values: null,
      options: { is_scim: false, is_protected: false },
      permissions: { api: ["user"], ui: true, scim: false },
      is_hidden: false,
      is_inverse: false,
    });
    expect(body.profile.fields[2]).toMatchObject({ type: "options_list", possible_values: ["S", "M"] });
    expect(body.profile.fields[6]).toMatchObject({
      options: { is_protected: true },
      permissions: { api: [], ui: false },
    });
  });

  it("show their values, without hidden fields, and with labels on request", async () => {
    const { get } = await start();
    expect(await get()).toEqual({
      XfTITLE: { value: "Pilot", alt: "" },
      XfPET: { value: "Cat", alt: "A cat" },
      XfBUDDY: { value: "U1", alt: "" },
      XfBADGE: { value: "7", alt: "" },
    });
    expect(await get({ include_labels: true })).toMatchObject({ XfPET: { value: "Cat", label: "Your pet" } });
  });

  it.each([
    { sent: { XfPET: { value: "Dog" } }, wanted: { XfPET: { value: "Dog", alt: "A cat" } } },
    { sent: { XfPET: { alt: "" } }, wanted: { XfPET: { value: "Cat", alt: "" } } },
    { sent: { XfSITE: "https://shop.example" }, wanted: { XfSITE: { value: "https://shop.example", alt: "" } } },
    { sent: { XfBADGE: "7", XfSHIRT: "S" }, wanted: { XfSHIRT: { value: "S", alt: "" } } },
    { sent: { XfBUDDY: "U2" }, wanted: { XfBUDDY: { value: "U2", alt: "" } } },
    { sent: { XfTITLE: "Captain", XfSHIRT: "M" }, wanted: { XfTITLE: { value: "Captain", alt: "" } } },
  ])("take $sent", async ({ sent, wanted }) => {
    const { set, get } = await start();
    expect(await set(sent)).toMatchObject({ ok: true, profile: { fields: wanted } });
    expect(await get()).toMatchObject(wanted);
  });

  it("lose value and alternative text with an empty value", async () => {
    const { set, get } = await start();
    await set({ XfPET: { value: "", alt: "None" } });
    expect(await get()).not.toHaveProperty("XfPET");
    await set({ XfPET: "Cat" });
    expect(await get()).toMatchObject({ XfPET: { value: "Cat", alt: "" } });
  });

  it.each([
    { sent: { XfSHIRT: "L" }, error: "invalid_profile" },
    { sent: { XfBORN: "2026-02-30" }, error: "invalid_profile" },
    { sent: { XfSITE: "javascript:alert(1)" }, error: "invalid_profile" },
    { sent: { XfBUDDY: "U404" }, error: "invalid_profile" },
    { sent: { XfBADGE: "8" }, error: "permission_denied" },
    { sent: { XfBADGE: { alt: "Seven" } }, error: "permission_denied" },
    { sent: { XfPET: "x".repeat(257) }, error: "too_long" },
    { sent: { XfPET: "Dog", XfNONE: "x" }, error: "invalid_profile" },
  ])("refuse $sent with $error, and change nothing", async ({ sent, error }) => {
    const { set, get } = await start();
    const before = await get();
    expect(await set(sent)).toMatchObject({ ok: false, error });
    expect(await get()).toEqual(before);
  });

  it("keep the values of two calls at once", async () => {
    const { set, get } = await start();
    await Promise.all([set({ XfSHIRT: "M" }), set({ XfSITE: "https://shop.example" })]);
    expect(await get()).toMatchObject({ XfSHIRT: { value: "M" }, XfSITE: { value: "https://shop.example" } });
  });

  it("are checked in a world", () => {
    const messages = (changes: Partial<World>) =>
      checkWorld({ ...world, ...changes }).map(({ path, message }) => `${path.join(".")}: ${message}`);
    expect(messages({})).toEqual([]);
    expect(
      messages({
        custom_fields: [...custom, { name: "Size", type: "options_list" }, { id: "XfCITY", name: "Town" }],
        users: [...(world.users ?? []), { userName: "zoe", emails: ["z@shop.example"], custom_fields: { Shirt: "L" } }],
      }),
    ).toEqual([
      "users.2.custom_fields.Shirt: The field Shirt takes one of S, M",
      "custom_fields.6.options: An options_list has options, and no other type has any",
      "custom_fields.7.id: XfCITY is the ID of a field that SCIM writes",
    ]);
  });
});
