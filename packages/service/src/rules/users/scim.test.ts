import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { standaloneWorld } from "../../testing/demo-world.js";

const core = "urn:ietf:params:scim:schemas:core:2.0:User";
const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const core1 = "urn:scim:schemas:core:1.0";
const enterprise1 = "urn:scim:schemas:extension:enterprise:1.0";
const profile1 = "urn:scim:schemas:extension:svc:profile:1.0";
const guest1 = "urn:scim:schemas:extension:svc:guest:1.0";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const grace = { schemas: [core], userName: "Grace.Hopper", emails: [{ value: "grace@acme.example", primary: true }] };

describe("POST /Users", () => {
  it("answers the whole user with defaults, with keys in their usual order", async () => {
    const { status, body, headers } = await service.scim("POST", "/v2/Users", grace);
    expect(status).toBe(201);
    expect(headers.get("location")).toBe(`http://host.example/scim/v2/Users/${body.id}`);
    expect(Object.keys(body)).toEqual([
      "schemas",
      "id",
      "externalId",
      "meta",
      "userName",
      "nickName",
      "name",
      "displayName",
      "profileUrl",
      "title",
      "timezone",
      "active",
      "emails",
      "photos",
      "groups",
    ]);
    expect(body).toMatchObject({
      schemas: [core],
      externalId: "",
      meta: { created: "2026-06-01T12:00:00+00:00", location: headers.get("location") },
      userName: "grace.hopper",
      nickName: "grace.hopper",
      name: { givenName: "grace.hopper", familyName: "" },
      displayName: "grace.hopper",
      profileUrl: "https://site.example/team/grace.hopper",
      title: "",
      timezone: "America/Los_Angeles",
      active: true,
      emails: [{ value: "grace@acme.example", primary: true }],
      photos: [{ type: "photo" }],
      groups: [],
    });
    expect(Object.keys(body.name)).toEqual(["givenName", "familyName"]);
  });

  it("stores every attribute and shows all profile fields from then on", async () => {
    const { body } = await service.scim("POST", "/v1/Users", {
      schemas: [core1, enterprise1, profile1],
      userName: "grace",
      displayName: "Grace H",
      name: { givenName: "Grace", familyName: "Hopper", honorificPrefix: "RADM" },
      profileUrl: "https://people.example/grace",
      title: "Rear Admiral",
      timezone: "America/New_York",
      emails: [
        { value: "g@home.example", type: "home" },
        { value: "g@work.example", type: "work" },
      ],
      phoneNumbers: [
        { value: "1", primary: true },
        { value: "2", type: "work" },
      ],
      addresses: [{ streetAddress: "1 Main St", locality: "Arlington", country: "US", primary: true }],
      photos: [{ value: "https://pictures.example/g.png", type: "photo" }],
      roles: ["scientist"],
      userType: "Employee",
      preferredLanguage: "en",
      locale: "en-US",
      password: "secret",
      [enterprise1]: { employeeNumber: "7", department: "Navy", manager: { managerId: "mia@acme.example" } },
      [profile1]: { startDate: "2026-01-01T00:00:00+0000" },
    });
    expect(body).toEqual({
      schemas: [core1, enterprise1, profile1],
      id: body.id,
      externalId: "",
      meta: { created: "2026-06-01T12:00:00+00:00", location: `http://host.example/scim/v1/Users/${body.id}` },
      userName: "grace",
      nickName: "grace",
      name: { givenName: "Grace", familyName: "Hopper", honorificPrefix: "RADM" },
      displayName: "Grace H",
      profileUrl: "https://people.example/grace",
      title: "Rear Admiral",
      timezone: "America/New_York",
      active: true,
      emails: [
        { value: "g@work.example", primary: true },
        { value: "g@home.example", primary: false },
      ],
      photos: [{ value: "https://pictures.example/g.png", type: "photo" }],
      addresses: [
        {
          streetAddress: "1 Main St",
          locality: "Arlington",
          region: null,
          postalCode: null,
          country: "US",
          primary: true,
        },
      ],
      phoneNumbers: [
        { value: "2", type: "mobile" },
        { value: "1", primary: true },
      ],
      userType: "Employee",
      roles: [{ value: "scientist", primary: true }],
      preferredLanguage: "en",
      locale: "en-US",
      [enterprise1]: {
        employeeNumber: "7",
        costCenter: null,
        organization: null,
        division: null,
        department: "Navy",
        manager: { managerId: "U4" },
      },
      [profile1]: { startDate: "2026-01-01T00:00:00+0000" },
      groups: [],
    });
    const stored = await service.store.users.get(body.id);
    expect(stored?.passwordHash).toMatch(/^pbkdf2-sha256\$/);
    expect(stored?.memberships).toEqual([{ workspaceId: "T1", role: "member" }]);
    expect(stored?.organizationId).toBe("E1");
  });

  it("ignores a password if an identity manager signs users in", async () => {
    const world = {
      ...standaloneWorld,
      workspaces: [{ ...standaloneWorld.workspaces[0], user_rules: { identity_manager: true } }],
    };
    const managed = await createTestService(world as typeof standaloneWorld);
    const { body } = await managed.scim("POST", "/v2/Users", { ...grace, password: "secret" });
    expect((await managed.store.users.get(body.id))?.passwordHash).toBeUndefined();
  });

  it.each([
    { sent: { userName: "mia@other.example" }, userName: "mia2" },
    { sent: { userName: "general@other.example" }, userName: "general2" },
    { sent: { userName: "Ännie!" }, userName: "_nnie_" },
  ])("gives $sent.userName the name $userName", async ({ sent, userName }) => {
    const { body } = await service.scim("POST", "/v2/Users", { ...grace, ...sent });
    expect(body.userName).toBe(userName);
  });

  it.each([
    { sent: { userName: undefined }, status: 400, code: "username_required" },
    { sent: { userName: "" }, status: 400, code: "username_empty" },
    { sent: { userName: " " }, status: 400, code: "username_empty" },
    { sent: { userName: 7 }, status: 400, code: "username_invalid" },
    { sent: { userName: "太郎" }, status: 400, code: "username_invalid" },
    { sent: { userName: "a".repeat(22) }, status: 400, code: "username_too_long" },
    { sent: { userName: "everyone" }, status: 400, code: "username_not_allowed" },
    { sent: { userName: "mia" }, status: 409, code: "username_taken" },
    { sent: { userName: "gone" }, status: 409, code: "username_taken" },
    { sent: { userName: "general" }, status: 409, code: "username_taken" },
    { sent: { nickName: "n".repeat(22) }, status: 400, code: "long_nickname" },
    { sent: { nickName: " " }, status: 400, code: "username_empty" },
    { sent: { emails: undefined }, status: 400, code: "email_empty" },
    { sent: { emails: [] }, status: 400, code: "email_empty" },
    { sent: { emails: [{ type: "work" }] }, status: 400, code: "email_invalid" },
    { sent: { emails: [{ value: "nonsense" }] }, status: 400, code: "bad_email_address" },
    { sent: { emails: "x@y.example" }, status: 400, code: "emails_invalid" },
    { sent: { emails: [{ value: "MIA@acme.example" }] }, status: 409, code: "email_taken" },
    { sent: { emails: [{ value: "a@b.example" }, { value: "mia@home.example" }] }, status: 409, code: "email_taken" },
    { sent: { userName: "mia", emails: [{ value: "mia@acme.example" }] }, status: 409, code: "user_creation_failed" },
    {
      sent: { userName: "mia@acme.example", emails: [{ value: "mia@acme.example" }] },
      status: 409,
      code: "user_creation_failed",
    },
    { sent: { displayName: "@grace" }, status: 400, code: "invalid_starts_with_at" },
    { sent: { name: { givenName: " ", familyName: " " } }, status: 400, code: "invalid_name_required" },
    { sent: { name: { givenName: "A", formatted: "B C" } }, status: 400, code: "invalid_attribute_format" },
    { sent: { title: "Chief 🎉" }, status: 400, code: "invalid_emoji_not_allowed" },
    { sent: { title: 7 }, status: 400, code: "invalid_attribute_format" },
    { sent: { photos: [{ value: "ftp://x.example" }] }, status: 400, code: "photos_invalid" },
    { sent: { roles: 7 }, status: 400, code: "roles_invalid" },
    { sent: { schemas: undefined }, status: 400, code: "missing_schema_element" },
    { sent: { colour: "red" }, status: 400, code: "invalid_request_payload" },
    { sent: { [enterprise]: { manager: {} } }, status: 400, code: "improper_enterprise_schema_format" },
    { sent: { [enterprise]: { manager: { managerId: "nobody" } } }, status: 400, code: "unknown_user" },
  ])("refuses $sent with $code", async ({ sent, status, code }) => {
    const before = await service.store.users.find({ home: "E1", offset: 0, limit: 0, order: "ascending" });
    const answer = await service.scim("POST", "/v2/Users", { ...grace, ...sent });
    expect({ status: answer.status, detail: answer.body.detail }).toEqual({ status, detail: code });
    expect(await service.store.users.find({ home: "E1", offset: 0, limit: 0, order: "ascending" })).toEqual(before);
  });

  it("reads the manager under the name of the RFC in 2.0, and not in 1.1", async () => {
    const boss = (manager: object) => ({ ...grace, [enterprise]: { manager } });
    const made = await service.scim("POST", "/v2/Users", boss({ value: "U3", displayName: "Ada" }));
    expect(made.body[enterprise].manager).toEqual({ managerId: "U3" });
    const path = `/v2/Users/${made.body.id}`;
    const replaced = await service.scim("PUT", path, boss({ managerId: "U4", value: "U3" }));
    expect(replaced.body[enterprise].manager).toEqual({ managerId: "U4" });
    const refused = await service.scim("PUT", path, boss({ displayName: "Ada" }));
    expect(refused.body.detail).toBe("improper_enterprise_schema_format");
    const older = { schemas: [core1, enterprise1], [enterprise1]: { manager: { value: "U3" } } };
    const answer = await service.scim("PATCH", `/v1/Users/${made.body.id}`, older);
    expect(answer.body.Errors.description).toBe("improper_enterprise_schema_format");
  });

  it("answers the first broken rule if the write would detect another one", async () => {
    await service.scim("POST", "/v2/Users", grace);
    const again = { ...grace, userName: "other", [enterprise]: { manager: { managerId: "nobody" } } };
    expect((await service.scim("POST", "/v2/Users", again)).body.detail).toBe("email_taken");
    const named = { ...again, userName: "grace.hopper", emails: [{ value: "other@acme.example" }] };
    expect((await service.scim("POST", "/v2/Users", named)).body.detail).toBe("username_taken");
  });

  it("reads no other users if nothing is taken", async () => {
    const reads: string[] = [];
    const watched = await createTestService(undefined, {
      wrap: (store) => ({
        ...store,
        users: new Proxy(store.users, {
          get(users, name) {
            reads.push(String(name));
            return Reflect.get(users, name);
          },
        }),
      }),
    });
    expect((await watched.scim("POST", "/v2/Users", grace)).status).toBe(201);
    expect(reads).toEqual([]);
    expect((await watched.scim("POST", "/v2/Users", grace)).status).toBe(409);
    expect(reads).toContain("byEmail");
  });

  it("answers truncation_error when a number does not fit", async () => {
    const long = "a".repeat(21);
    await service.scim("POST", "/v2/Users", { ...grace, userName: long });
    const again = { ...grace, userName: `${long}@x.example`, emails: [{ value: "other@acme.example" }] };
    expect((await service.scim("POST", "/v2/Users", again)).body.detail).toBe("truncation_error");
  });

  it("gives each of many concurrent callers a different name", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        service.scim("POST", "/v2/Users", {
          ...grace,
          userName: "grace@x.example",
          emails: [{ value: `g${index}@x.example` }],
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body.userName)).size).toBe(8);
  });

  it("creates a guest whose account expires", async () => {
    const expiration = "2026-06-02T00:00:00Z";
    const { body } = await service.scim("POST", "/v1/Users", {
      ...grace,
      schemas: [core1, guest1],
      [guest1]: { type: "multi", expiration },
    });
    expect(body).toMatchObject({ active: true, [guest1]: { type: "multi", expiration: "2026-06-02T00:00:00+00:00" } });
    service.clock.advance(24 * 3_600_000);
    expect((await service.scim("GET", `/v1/Users/${body.id}`)).body.active).toBe(false);
    const back = await service.scim("PATCH", `/v1/Users/${body.id}`, { schemas: [core1], active: true });
    expect(back.body).toMatchObject({ active: true, [guest1]: { type: "multi" } });
    expect(back.body[guest1].expiration).toBeUndefined();
  });
});

describe("GET /Users", () => {
  it("pages in the order of creation, with an exact total", async () => {
    const { body } = await service.scim("GET", "/v2/Users?startIndex=2&count=3");
    expect(body).toMatchObject({ totalResults: 11, itemsPerPage: 3, startIndex: 2 });
    expect(body.Resources.map(({ id }: { id: string }) => id)).toEqual(["U2", "U3", "U4"]);
    const last = await service.scim("GET", "/v1/Users?count=2&sortOrder=descending");
    expect(last.body.Resources.map(({ id }: { id: string }) => id)).toEqual(["U10", "W1"]);
  });

  it("shows the groups of each user", async () => {
    const { body } = await service.scim("GET", "/v2/Users/U4");
    expect(body.groups).toEqual([
      { value: "S1", display: "Engineers" },
      { value: "S2", display: "Linked" },
    ]);
  });

  it.each([
    { path: "/v2/Users/U404", status: 404, code: "no_such_user" },
    { path: "/v2/Users/nonsense", status: 400, code: "cannot_decode_user_id" },
  ])("$path answers $code", async ({ path, status, code }) => {
    const answer = await service.scim("GET", path);
    expect({ status: answer.status, detail: answer.body.detail }).toEqual({ status, detail: code });
  });
});

describe("PUT /Users", () => {
  it("accepts a user as read and changes nothing", async () => {
    await service.scim("PATCH", "/v1/Users/U4", {
      schemas: [core1, enterprise1],
      phoneNumbers: [{ value: "1", primary: true }, { value: "2" }],
      [enterprise1]: { department: "R&D" },
    });
    const { body } = await service.scim("GET", "/v1/Users/U4");
    const put = await service.scim("PUT", "/v1/Users/U4", body);
    expect(put.status).toBe(200);
    expect(put.body).toEqual(body);
    expect((await service.store.users.get("U4"))?.photo).toBeUndefined();
  });

  it("clears what is not sent, except active", async () => {
    await service.scim("PATCH", "/v1/Users/U9", { schemas: [core1], title: "Ghost", locale: "de" });
    const sent = { schemas: [core], userName: "gone", emails: [{ value: "gone@acme.example" }] };
    const { body } = await service.scim("PUT", "/v2/Users/U9", sent);
    expect(body).toMatchObject({
      active: false,
      title: "",
      displayName: "gone",
      locale: null,
      name: { givenName: "gone" },
    });
  });

  it("keeps a derived name with a number", async () => {
    const sent = { ...grace, userName: "mia@other.example", emails: [{ value: "mia@other.example" }] };
    const { body } = await service.scim("POST", "/v2/Users", sent);
    expect((await service.scim("PUT", `/v2/Users/${body.id}`, sent)).body.userName).toBe("mia2");
  });

  it("turns a guest into a full member", async () => {
    const sent = { schemas: [core], userName: "gus", emails: [{ value: "gus@guest.example" }] };
    await service.scim("PUT", "/v2/Users/U7", sent);
    expect((await service.store.users.get("U7"))?.guest).toBeUndefined();
  });

  it("refuses a password", async () => {
    const answer = await service.scim("PUT", "/v2/Users/U4", { ...grace, userName: "mia", password: "x" });
    expect(answer.body.detail).toBe("password_change_not_allowed");
  });
});

describe("DELETE /Users", () => {
  it("deactivates, and answers the same when repeated", async () => {
    for (const _ of [1, 2]) expect((await service.scim("DELETE", "/v2/Users/U4")).status).toBe(204);
    expect((await service.scim("DELETE", "/v1/Users/U4")).status).toBe(200);
    expect((await service.scim("GET", "/v2/Users/U4")).body.active).toBe(false);
  });

  it.each([
    { id: "U1", code: "cannot_disable_primary_owner" },
    { id: "U6", code: "cannot_disable_bot_user_with_scim" },
  ])("answers $code for $id", async ({ id, code }) => {
    expect((await service.scim("DELETE", `/v2/Users/${id}`)).body.detail).toBe(code);
  });
});
