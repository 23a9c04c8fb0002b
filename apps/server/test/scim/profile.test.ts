import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { patchOp } from "../kit/patch-op.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const started = "users: [{ userName: mia, startDate: 2026-01-01T09:00:00Z }]";

describe.each(versions)("startDate over SCIM %s", (version) => {
  it.each(
    inTurn(version, [
      "2026-07-01T09:00:00+0000",
      "2026-07-01T09:00:00Z",
      "2026-07-01T09:00:00.000Z",
      "2026-07-01T09:00:00+02:00",
      "2024-02-29T00:00:00-0800",
    ]),
  )("is %s as it was sent", async (startDate) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ $profile: { startDate } }));
    expect(created).toMatchObject({ outcome: "201", body: scim.wire({ $profile: { startDate } }) });
  });

  it.each(inTurn(version, ["2026-07-01", "2026-02-30T00:00:00Z", "2026-07-01T25:00:00Z", "01.07.2026", "soon", ""]))(
    "refuses %s",
    async (startDate) => {
      await using scim = await createScimClient(version);
      const created = await scim.post("/Users", newUser({ $profile: { startDate } }));
      expect(created.outcome).toBe("400 invalid_attribute_format");
    },
  );

  it.each(
    inTurn(version, [
      { change: { startDate: "2026-08-01T09:00:00+0000" }, stored: "2026-08-01T09:00:00+0000" },
      { change: { startDate: null }, stored: null },
    ]),
  )("is $stored after a change of $change", async ({ change, stored }) => {
    await using scim = await createScimClient(version, { world: started });
    const changed = await scim.change("/Users/UMIA", { $profile: change });
    expect(changed).toMatchObject({ outcome: "200", body: scim.wire({ $profile: { startDate: stored } }) });
  });

  it("is null after a PUT without it", async () => {
    await using scim = await createScimClient(version, { world: started });
    const sent = newUser({ userName: "mia", emails: [{ value: "mia@acme.example" }] });
    expect((await scim.put("/Users/UMIA", sent)).body).toMatchObject(
      scim.wire({ $profile: { startDate: null } }) as object,
    );
  });
});

describe("startDate in the formats of its version", () => {
  it.each([
    { schemas: ["$User"], meta: { attributes: ["$profile.startDate"] } },
    { schemas: ["$profile"], $profile: { startDate: " " } },
  ])("is cleared in SCIM 1.1 by %j", async (body) => {
    await using scim = await createScimClient("1.1", { world: started });
    expect((await scim.patch("/Users/UMIA", body)).body).toMatchObject(
      scim.wire({ $profile: { startDate: null } }) as object,
    );
  });

  it.each([
    {
      op: { op: "replace", path: "$profile:startDate", value: "2026-08-01T09:00:00Z" },
      stored: "2026-08-01T09:00:00Z",
    },
    { op: { op: "add", value: { $profile: { startDate: "2026-08-01T09:00:00Z" } } }, stored: "2026-08-01T09:00:00Z" },
    { op: { op: "remove", path: "$profile:startDate" }, stored: null },
    { op: { op: "remove", path: "$profile" }, stored: null },
  ])("is $stored in SCIM 2.0 after $op", async ({ op, stored }) => {
    await using scim = await createScimClient("2.0", { world: started });
    const changed = await scim.patch("/Users/UMIA", patchOp(op));
    expect(changed).toMatchObject({ outcome: "200", body: scim.wire({ $profile: { startDate: stored } }) });
  });

  it("is read in SCIM 2.0 from a body in the format of 1.1 that lists the profile extension", async () => {
    await using scim = await createScimClient("2.0");
    const startDate = "2026-08-01T09:00:00Z";
    const changed = await scim.patch("/Users/UMIA", { schemas: ["$User", "$profile"], $profile: { startDate } });
    expect(changed).toMatchObject({ outcome: "200", body: scim.wire({ $profile: { startDate } }) });
  });
});
