import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { newUser } from "../kit/scim-request.js";
import { versions } from "../kit/wire-names.js";

const managed = "organization: { user_rules: { identity_manager: true } }";

describe.each(versions)("password over SCIM %s", (version) => {
  it.each([
    { name: "without an identity manager", world: "" },
    { name: "with an identity manager", world: managed },
  ])("is accepted at creation $name and never answered", async ({ world }) => {
    await using scim = await createScimClient(version, { world });
    const created = await scim.post("/Users", newUser({ password: "correct horse" }));
    expect(created.outcome).toBe("201");
    for (const answer of [created, await scim.get(`/Users/${created.body.id}`), await scim.get("/Users")]) {
      expect(JSON.stringify(answer.body)).not.toMatch(/password|correct horse/);
    }
    expect(scim.server.log()).not.toContain("correct horse");
  });

  it("changes nothing else if it is refused", async () => {
    await using scim = await createScimClient(version);
    const before = await scim.get("/Users/UMIA");
    const changed = await scim.change("/Users/UMIA", { title: "Captain", password: "correct horse" });
    expect(changed.outcome).toBe("400 password_change_not_allowed");
    expect((await scim.get("/Users/UMIA")).body).toEqual(before.body);
  });

  it("does not change if a PUT has null for it", async () => {
    await using scim = await createScimClient(version);
    const sent = newUser({ userName: "mia", emails: [{ value: "mia@acme.example" }], password: null });
    expect((await scim.put("/Users/UMIA", sent)).outcome).toBe("200");
  });
});
