import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { patchOp } from "../kit/patch-op.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const day = 24 * 3_600_000;
const tomorrow = "2026-06-02T12:00:00Z";
const guest = { type: "multi" };
const gusToken = `tokens:
  - { token: svcp-gus-token, kind: user, user: gus, scopes: [admin], installation: { installer: olga } }`;

describe.each(versions)("the guest extension over SCIM %s", (version) => {
  it.each(
    inTurn(version, [
      { sent: { type: "multi" }, shown: { type: "multi" } },
      {
        sent: { type: "multi", expiration: tomorrow },
        shown: { type: "multi", expiration: "2026-06-02T12:00:00+00:00" },
      },
      {
        sent: { type: "multi", expiration: "2026-06-02T12:00:00+0200" },
        shown: { type: "multi", expiration: "2026-06-02T10:00:00+00:00" },
      },
      { sent: { type: "multi", expiration: null }, shown: { type: "multi" } },
    ]),
  )("makes a guest, shown as $shown, if $sent is sent", async ({ sent, shown }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ $guest: sent }));
    expect(created).toMatchObject({ outcome: "201", body: scim.wire({ schemas: ["$User", "$guest"], active: true }) });
    expect(created.body[String(scim.wire("$guest"))]).toEqual(shown);
    expect(Object.keys(created.body).at(-1)).toBe(scim.wire("$guest"));
  });

  it("is not shown for a single-channel guest, and makes them a multi-channel guest", async () => {
    await using scim = await createScimClient(version);
    expect((await scim.get("/Users/USUE")).body.schemas).toEqual(scim.wire(["$User"]));
    const changed = await scim.change("/Users/USUE", { $guest: guest });
    expect(changed.body).toMatchObject(scim.wire({ $guest: guest }) as object);
    expect((await scim.change("/Groups/SCREW", { members: [{ value: "USUE" }] })).status).toBeLessThan(300);
  });

  it("turns a full member into a guest", async () => {
    await using scim = await createScimClient(version);
    const changed = await scim.change("/Users/UMIA", { $guest: guest });
    expect(changed).toMatchObject({ outcome: "200", body: scim.wire({ $guest: guest, active: true }) });
  });

  it("reactivates a deactivated user", async () => {
    await using scim = await createScimClient(version);
    const changed = await scim.change("/Users/UGONE", { $guest: guest });
    expect(changed).toMatchObject({ outcome: "200", body: scim.wire({ $guest: guest, active: true }) });
  });

  it("keeps a user deactivated whom the same change deactivates", async () => {
    await using scim = await createScimClient(version);
    const changed = await scim.change("/Users/UMIA", { $guest: guest, active: false });
    expect(changed).toMatchObject({ outcome: "200", body: { active: false } });
  });

  it("is removed by a PUT without it, which does not change active", async () => {
    await using scim = await createScimClient(version, { world: "users: [{ userName: gus, active: false }]" });
    const sent = newUser({ userName: "gus", emails: [{ value: "gus@guest.example" }] });
    const put = await scim.put("/Users/UGUS", sent);
    expect(put).toMatchObject({ outcome: "200", body: scim.wire({ schemas: ["$User"], active: false }) });
  });

  it("leaves a single-channel guest unchanged in a PUT of what was read", async () => {
    await using scim = await createScimClient(version);
    const read = await scim.get("/Users/USUE");
    expect((await scim.put("/Users/USUE", read.body)).outcome).toBe("200");
    const joined = await scim.change("/Groups/SCREW", { members: [{ value: "USUE" }] });
    expect(joined.outcome).toBe("400 unable_to_add_deleted_or_guest_to_group");
  });

  it("is refused for a bot", async () => {
    await using scim = await createScimClient(version);
    expect((await scim.change("/Users/UHELP", { $guest: guest })).outcome).toBe("403 cannot_make_user_guest");
  });

  it("stays after a PUT of what was read", async () => {
    await using scim = await createScimClient(version);
    const read = await scim.get("/Users/UGUS");
    expect((await scim.put("/Users/UGUS", read.body)).body).toEqual(read.body);
  });
});

describe.each(versions)("a guest's expiration over SCIM %s", (version) => {
  it("deactivates the guest at its time and revokes the tokens for good", async () => {
    await using scim = await createScimClient(version, { world: gusToken });
    await scim.change("/Users/UGUS", { $guest: { type: "multi", expiration: tomorrow } });
    const own = { verb: "GET", path: "/Users/UGUS", token: "svcp-gus-token" };
    scim.server.clock.advance(day - 1);
    expect((await scim.send(own)).body).toMatchObject({ active: true });
    scim.server.clock.advance(1);
    expect((await scim.send(own)).outcome).toBe("401 invalid_authentication");
    expect((await scim.get("/Users/UGUS")).body).toMatchObject({ active: false });

    const revived = await scim.change("/Users/UGUS", { active: true });
    expect(revived).toMatchObject({ outcome: "200", body: scim.wire({ active: true, $guest: guest }) });
    expect(revived.body[String(scim.wire("$guest"))]).toEqual(guest);
    expect((await scim.send(own)).outcome).toBe("401 invalid_authentication");
  });

  it("is postponed or removed by a new one", async () => {
    await using scim = await createScimClient(version);
    await scim.change("/Users/UGUS", { $guest: { type: "multi", expiration: tomorrow } });
    scim.server.clock.advance(2 * day);
    const later = await scim.change("/Users/UGUS", { $guest: { type: "multi", expiration: "2026-07-01T00:00:00Z" } });
    expect(later.body).toMatchObject({ active: true });
    const never = await scim.change("/Users/UGUS", { $guest: { type: "multi" } });
    expect(never.body[String(scim.wire("$guest"))]).toEqual(guest);
  });

  it("stays after a change without type and expiration", async () => {
    await using scim = await createScimClient(version);
    await scim.change("/Users/UGUS", { $guest: { type: "multi", expiration: tomorrow } });
    const changed = await scim.change("/Users/UGUS", { $guest: {} });
    expect(changed.body).toMatchObject(
      scim.wire({ $guest: { type: "multi", expiration: "2026-06-02T12:00:00+00:00" } }) as object,
    );
  });

  it("deactivates at once if it is in the past", async () => {
    await using scim = await createScimClient(version);
    const expiration = "2026-05-01T00:00:00Z";
    expect((await scim.post("/Users", newUser({ $guest: { type: "multi", expiration } }))).body.active).toBe(false);
  });
});

describe("removal of the guest extension", () => {
  it.each([
    { version: "1.1", active: true, body: { schemas: ["$User"], meta: { attributes: ["$guest"] } } },
    { version: "1.1", active: false, body: { schemas: ["$User"], meta: { attributes: ["$guest"] } } },
    { version: "2.0", active: true, body: patchOp({ op: "remove", path: "$guest" }) },
    { version: "2.0", active: false, body: patchOp({ op: "remove", path: "$guest" }) },
  ] as const)(
    "makes an active full member in SCIM $version if active was $active",
    async ({ version, active, body }) => {
      await using scim = await createScimClient(version, { world: `users: [{ userName: gus, active: ${active} }]` });
      const changed = await scim.patch("/Users/UGUS", body);
      expect(changed).toMatchObject({ outcome: "200", body: scim.wire({ schemas: ["$User"], active: true }) });
    },
  );

  it.each([
    { op: "add", path: "$guest", value: guest },
    { op: "replace", path: "$guest:type", value: "multi" },
    { op: "Add", value: { $guest: guest } },
    { op: "add", value: { "$guest:type": "multi", "$guest:expiration": "2027-01-01T00:00:00Z" } },
  ])("happens in SCIM 2.0 through %j", async (operation) => {
    await using scim = await createScimClient("2.0");
    const changed = await scim.patch("/Users/UGONE", patchOp(operation));
    expect(changed).toMatchObject({ outcome: "200", body: scim.wire({ active: true, $guest: guest }) });
  });

  it("does not leave a guest without a type in SCIM 2.0", async () => {
    await using scim = await createScimClient("2.0");
    const changed = await scim.patch("/Users/UGUS", patchOp({ op: "remove", path: "$guest:type" }));
    expect(changed.outcome).toBe("400 invalid_attribute_format");
  });

  it("removes only the expiration in SCIM 2.0", async () => {
    await using scim = await createScimClient("2.0", {
      world: `users: [{ userName: gus, guest: { kind: multi, expiration: ${tomorrow} } }]`,
    });
    const changed = await scim.patch("/Users/UGUS", patchOp({ op: "remove", path: "$guest:expiration" }));
    expect(changed.body[String(scim.wire("$guest"))]).toEqual(guest);
  });

  it.each([
    { op: "replace", path: "$guest:expiration", value: "2027-01-01T00:00:00Z" },
    { op: "remove", path: "$guest:expiration" },
  ])("keeps a deactivated guest deactivated if $op changes only the expiration", async (operation) => {
    await using scim = await createScimClient("2.0");
    await scim.remove("/Users/UGUS");
    const changed = await scim.patch("/Users/UGUS", patchOp(operation));
    expect(changed.body).toMatchObject({ active: false });
  });
});

describe("the URN of the guest extension in SCIM 2.0", () => {
  const spelt = "urn:ietf:params:scim:schemas:extension:svc:guest:2.0:User";

  it("can have the spelling of the others, and is answered as the specification spells it", async () => {
    await using scim = await createScimClient("2.0");
    const sent = { ...newUser({ [spelt]: guest }), schemas: ["$User", spelt] };
    const created = await scim.post("/Users", sent);
    expect(created).toMatchObject({
      outcome: "201",
      body: scim.wire({ schemas: ["$User", "$guest"], $guest: guest }) as object,
    });
    const path = `/Users/${created.body.id}`;
    const removed = await scim.patch(path, patchOp({ op: "remove", path: spelt }));
    expect(removed.body.schemas).toEqual(scim.wire(["$User"]));
    const added = await scim.patch(path, patchOp({ op: "add", path: `${spelt}:type`, value: "multi" }));
    expect(added.body.schemas).toEqual(scim.wire(["$User", "$guest"]));
    const pathless = await scim.patch(path, patchOp({ op: "add", value: { [spelt]: { expiration: tomorrow } } }));
    expect(pathless.body).toMatchObject(
      scim.wire({ $guest: { type: "multi", expiration: "2026-06-02T12:00:00+00:00" } }) as object,
    );
  });

  it("must be listed in one of its spellings", async () => {
    await using scim = await createScimClient("2.0");
    const outcomeOf = async (schemas: readonly string[]) =>
      (await scim.post("/Users", { ...newUser({ [spelt]: guest }), schemas })).outcome;
    expect(await outcomeOf(["$User"])).toBe("400 invalid_request_payload");
    expect(await outcomeOf(["$User", "$guest"])).toBe("201");
  });
});
