import { groupLimits, userLimits } from "@rollcall/service";
import { describe, expect, it } from "vitest";
import { createScimClient } from "../kit/create-scim-client.js";
import { newGroup, newUser } from "../kit/scim-request.js";
import { versions } from "../kit/wire-names.js";

const nameLength = groupLimits.displayName.maxLength.value;
const addressLength = userLimits["emails.value"].maxLength.value;
const domain = "@acme.example";
const addressOf = (length: number) => `${"a".repeat(length - domain.length)}${domain}`;

describe.each(versions)("a searched value over SCIM %s", (version) => {
  it("can be a group's name of any length up to the limit", async () => {
    await using scim = await createScimClient(version);
    const { outcome, body } = await scim.post("/Groups", newGroup({ displayName: "g".repeat(nameLength) }));
    expect(outcome).toBe("201");
    const long = "g".repeat(nameLength + 1);
    expect((await scim.post("/Groups", newGroup({ displayName: long }))).outcome).toBe("400 group_creation_failed");
    expect((await scim.change(`/Groups/${body["id"]}`, { displayName: long })).outcome).toBe(
      "400 group_creation_failed",
    );
  });

  it("can be an address of any length up to the limit", async () => {
    await using scim = await createScimClient(version);
    const user = (length: number) => newUser({ userName: `u${length}`, emails: [{ value: addressOf(length) }] });
    expect((await scim.post("/Users", user(addressLength))).outcome).toBe("201");
    expect((await scim.post("/Users", user(addressLength + 1))).outcome).toBe("400 bad_email_address");
  });
});
