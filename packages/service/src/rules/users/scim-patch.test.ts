import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";

const core1 = "urn:scim:schemas:core:1.0";
const enterprise1 = "urn:scim:schemas:extension:enterprise:1.0";
const guest1 = "urn:scim:schemas:extension:svc:guest:1.0";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

describe("PATCH /Users", () => {
  const patch = (id: string, body: object, token?: string) =>
    service.scim("PATCH", `/v1/Users/${id}`, { schemas: [core1], ...body }, token);

  it("keeps what is not sent and clears what is a single space", async () => {
    await patch("U4", { title: "Engineer", locale: "de-DE" });
    const { body } = await patch("U4", { title: " ", displayName: "M" });
    expect(body).toMatchObject({ title: "", displayName: "M", locale: "de-DE", name: { familyName: "Müller" } });
    expect((await patch("U4", { locale: " " })).body).toMatchObject({ locale: null, userType: null });
  });

  it.each([
    {
      sent: { userName: "mia.m" },
      wanted: { userName: "mia.m", nickName: "mia.m", profileUrl: "https://site.example/team/mia.m" },
    },
    { sent: { nickName: "mimi" }, wanted: { userName: "mimi", nickName: "mimi" } },
    { sent: { userName: "one", nickName: "two" }, wanted: { userName: "one", nickName: "one" } },
    { sent: { userName: "mia" }, wanted: { userName: "mia" } },
    { sent: { userName: "mia", nickName: "two" }, wanted: { userName: "mia", nickName: "mia" } },
    { sent: { name: { familyName: "King" } }, wanted: { name: { givenName: "Mia", familyName: "King" } } },
    { sent: { name: "Mia van Dyk" }, wanted: { name: { givenName: "Mia van", familyName: "Dyk" } } },
    {
      sent: { emails: [{ value: "new@acme.example", primary: true }] },
      wanted: {
        emails: [
          { value: "new@acme.example", primary: true },
          { value: "mia@home.example", primary: false },
        ],
      },
    },
    {
      sent: { emails: [{ value: "mia@home.example", operation: "delete" }] },
      wanted: { emails: [{ value: "mia@acme.example", primary: true }] },
    },
    { sent: { meta: { attributes: ["emails"] } }, wanted: { emails: [{ value: "mia@acme.example", primary: true }] } },
    {
      sent: { phoneNumbers: [{ value: "5", type: "work" }] },
      wanted: {
        phoneNumbers: [
          { value: "5", type: "mobile" },
          { value: null, primary: true },
        ],
      },
    },
  ])("$sent results in $wanted", async ({ sent, wanted }) => {
    const { status, body } = await patch("U4", sent);
    expect(status).toBe(200);
    expect(body).toMatchObject(wanted);
  });

  it("merges enterprise attributes and resolves the manager", async () => {
    await patch("U4", { schemas: [enterprise1], [enterprise1]: { department: "R&D", manager: { managerId: "ada" } } });
    const { body } = await patch("U4", { schemas: [enterprise1], [enterprise1]: { costCenter: "9" } });
    expect(body[enterprise1]).toMatchObject({ department: "R&D", costCenter: "9", manager: { managerId: "U3" } });
    const cleared = await patch("U4", { meta: { attributes: [`${enterprise1}.manager`] } });
    expect(cleared.body[enterprise1]).toMatchObject({ department: "R&D", manager: null });
  });

  it.each([
    { id: "U4", sent: { userName: "ada" }, status: 409, code: "username_taken" },
    { id: "U4", sent: { userName: " " }, status: 400, code: "username_empty" },
    { id: "U4", sent: { nickName: " " }, status: 400, code: "username_empty" },
    { id: "U4", sent: { emails: [{ value: "ada@acme.example", primary: true }] }, status: 409, code: "email_taken" },
    {
      id: "U4",
      sent: { emails: [{ value: "mia@acme.example", operation: "delete" }] },
      status: 400,
      code: "missing_primary_email",
    },
    { id: "U4", sent: { name: { givenName: " ", familyName: " " } }, status: 400, code: "invalid_name_required" },
    { id: "U4", sent: { password: "x" }, status: 400, code: "password_change_not_allowed" },
    { id: "U1", sent: { active: false }, status: 403, code: "cannot_disable_primary_owner" },
    { id: "U5", sent: { active: false }, status: 403, code: "primary_owner_check_failure" },
    { id: "U6", sent: { active: false }, status: 403, code: "cannot_disable_bot_user_with_scim" },
    { id: "W1", sent: { title: "x" }, status: 403, code: "cannot_modify_gdpr" },
    {
      id: "U3",
      sent: { schemas: [core1, guest1], [guest1]: { type: "multi" } },
      status: 403,
      code: "cannot_make_user_guest",
    },
    {
      id: "U4",
      sent: { schemas: [core1, guest1], [guest1]: { type: "single" } },
      status: 400,
      code: "invalid_attribute_format",
    },
    { id: "U404", sent: { title: "x" }, status: 404, code: "no_such_user" },
  ])("$sent of $id answers $code", async ({ id, sent, status, code }) => {
    const { status: answered, body } = await patch(id, sent);
    expect({ status: answered, code: body.Errors.description }).toEqual({ status, code });
  });

  it("protects owners from administrators who are not owners", async () => {
    expect((await patch("U2", { title: "x" }, "svcp-admin")).body.Errors.description).toBe("cannot_modify_owner");
    expect((await patch("U4", { title: "x" }, "svcp-admin")).status).toBe(200);
  });

  it("leaves display names to users if the organization says so", async () => {
    const { organization } = organizationWorld;
    if (organization === undefined) throw new Error("no organization");
    const rules = { users_may_change_display_name: true };
    service = await createTestService({ ...organizationWorld, organization: { ...organization, user_rules: rules } });
    expect((await patch("U4", { displayName: "M" })).body.Errors.description).toBe("invalid_display_name");
    expect((await patch("U4", { displayName: "Mia Müller", title: "x" })).status).toBe(200);
  });

  it("deactivates and revokes tokens, and reactivates without them", async () => {
    expect((await patch("U4", { active: false })).body.active).toBe(false);
    expect((await service.call("users.info", {}, "svcp-mia")).body.error).toBe("token_revoked");
    expect((await patch("U4", { active: true })).body.active).toBe(true);
    expect((await service.call("users.info", {}, "svcp-mia")).body.error).toBe("token_revoked");
  });

  it("turns members into guests and back, and reactivates deactivated users", async () => {
    const guest = { schemas: [core1, guest1], [guest1]: { type: "multi" } };
    expect((await patch("U9", guest)).body).toMatchObject({ active: true, [guest1]: { type: "multi" } });
    await patch("U9", { active: false });
    const { body } = await patch("U9", { meta: { attributes: [guest1] } });
    expect(body.active).toBe(true);
    expect(body[guest1]).toBeUndefined();
  });
});
