import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { newUser } from "../kit/scim-request.js";
import { inTurn, versions } from "../kit/wire-names.js";

const own = "organization: { user_rules: { users_may_change_display_name: true } }";

describe.each(versions)("displayName over SCIM %s", (version) => {
  it.each(
    inTurn(version, [
      { sent: "Ada Lovelace", stored: "Ada Lovelace" },
      { sent: "Ada_L. O'Brien-King 2", stored: "Ada_L. O'Brien-King 2" },
      { sent: "Żaneta Ńowak", stored: "Żaneta Ńowak" },
      { sent: "山田 太郎", stored: "山田 太郎" },
      { sent: "आदित्य", stored: "आदित्य" },
      { sent: "  Ada  ", stored: "Ada" },
      { sent: "d".repeat(80), stored: "d".repeat(80) },
      { sent: "e\u0301".repeat(80), stored: "é".repeat(80) },
      { sent: "𐌰".repeat(80), stored: "𐌰".repeat(80) },
      { sent: undefined, stored: "ada" },
      { sent: "", stored: "ada" },
      { sent: " ", stored: "ada" },
      { sent: null, stored: "ada" },
    ]),
  )("is $stored if $sent is sent", async ({ sent, stored }) => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ displayName: sent }));
    expect(created).toMatchObject({ outcome: "201", body: { displayName: stored, userName: "ada" } });
  });

  it("is the converted userName if it is derived from it", async () => {
    await using scim = await createScimClient(version);
    const created = await scim.post("/Users", newUser({ userName: "Ada Lovelace!" }));
    expect(created.body.displayName).toBe("ada_lovelace_");
  });

  it("changes independently, and is derived from userName again after it is cleared", async () => {
    await using scim = await createScimClient(version);
    expect((await scim.change("/Users/UMIA", { displayName: "Captain" })).body).toMatchObject({
      displayName: "Captain",
      userName: "mia",
      name: { givenName: "Mia", familyName: "Miller" },
    });
    expect((await scim.change("/Users/UMIA", { displayName: " " })).body.displayName).toBe("mia");
  });

  it("is accepted at creation if users set their own, and stays after a PUT without it", async () => {
    await using scim = await createScimClient(version, { world: own });
    const created = await scim.post("/Users", newUser({ displayName: "Countess" }));
    expect(created).toMatchObject({ outcome: "201", body: { displayName: "Countess" } });
    const put = await scim.put(`/Users/${created.body.id}`, newUser({ title: "Analyst" }));
    expect(put).toMatchObject({ outcome: "200", body: { displayName: "Countess", title: "Analyst" } });
  });

  it("can be sent back unchanged if users set their own", async () => {
    await using scim = await createScimClient(version, { world: own });
    const read = await scim.get("/Users/UMIA");
    expect((await scim.put("/Users/UMIA", read.body)).outcome).toBe("200");
  });

  it("follows the rule of a single workspace", async () => {
    const world = "workspaces: [{ domain: shop, user_rules: { users_may_change_display_name: true } }]";
    await using scim = await createScimClient(version, { base: "lone", world });
    expect((await scim.change("/Users/UMIA", { displayName: "Captain" })).outcome).toBe("400 invalid_display_name");
  });
});
