import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const info = (args: object, token?: string) => service.call("users.info", args, token);

describe("users.info", () => {
  it("answers the whole user", async () => {
    const { body } = await info({ user: "U4", include_locale: true });
    const { profile, ...user } = body.user;
    expect(user).toEqual({
      id: "U4",
      team_id: "T1",
      name: "mia",
      deleted: false,
      color: expect.stringMatching(/^[0-9a-f]{6}$/),
      real_name: "Mia Müller",
      tz: "America/Los_Angeles",
      tz_label: "Pacific Daylight Time",
      tz_offset: -25_200,
      is_admin: false,
      is_owner: false,
      is_primary_owner: false,
      is_restricted: false,
      is_ultra_restricted: false,
      is_bot: false,
      is_app_user: true,
      updated: 1_578_096_000,
      has_2fa: false,
      enterprise_user: {
        id: "U4",
        enterprise_id: "E1",
        enterprise_name: "Acme",
        is_admin: false,
        is_owner: false,
        is_primary_owner: false,
        teams: ["T1"],
      },
      locale: "en-US",
    });
    expect(profile).toMatchObject({
      real_name: "Mia Müller",
      real_name_normalized: "Mia Muller",
      display_name: "Mia Müller",
      display_name_normalized: "Mia Muller",
      email: "mia@acme.example",
      team: "T1",
      image_24: expect.stringContaining("https://site.example/photos/U4-"),
      image_512: expect.stringContaining("-512"),
    });
  });

  it.each([
    { user: "U1", wanted: { is_admin: true, is_owner: true, is_primary_owner: true } },
    { user: "U2", wanted: { is_admin: true, is_owner: true, is_primary_owner: false } },
    { user: "U3", wanted: { is_admin: true, is_owner: false } },
    { user: "U5", wanted: { team_id: "T2", is_owner: false } },
    { user: "U6", wanted: { is_bot: true } },
    { user: "U7", wanted: { is_restricted: true, is_ultra_restricted: false } },
    { user: "U8", wanted: { is_restricted: true, is_ultra_restricted: true } },
    { user: "U9", wanted: { deleted: true } },
  ])("knows $user as $wanted", async ({ user, wanted }) => {
    expect((await info({ user })).body.user).toMatchObject(wanted);
  });

  it("answers the caller if no user is named, and the locale only if asked for", async () => {
    const { body } = await info({});
    expect(body.user.id).toBe("U6");
    expect(body.user).not.toHaveProperty("locale");
    expect((await info({}, "svcp-mia")).body.user.id).toBe("U4");
  });

  it("shows addresses with the scope, and to apps older than it", async () => {
    expect((await info({ user: "U4" }, "svcp-mia")).body.user.profile).not.toHaveProperty("email");
    expect((await info({ user: "U4" }, "svcb-classic")).body.user.profile.email).toBe("mia@acme.example");
  });

  it.each([
    { args: { user: "U404" }, error: "user_not_found" },
    { args: { user: "mia" }, error: "user_not_found" },
    { args: { user: "U1,U2" }, error: "too_many_users" },
    { args: { user: "U1 U2" }, error: "too_many_users" },
  ])("answers $error to $args", async ({ args, error }) => {
    expect((await info(args)).body.error).toBe(error);
  });

  it("shows guests the users who share a channel with them", async () => {
    expect((await info({ user: "U4" }, "svcp-guest")).body.ok).toBe(true);
    expect((await info({ user: "U7" }, "svcp-guest")).body.ok).toBe(true);
    expect((await info({ user: "U2" }, "svcp-guest")).body.error).toBe("user_not_visible");
  });

  it("shows users of other companies only if they share a channel", async () => {
    const stranger = {
      ...(await service.store.users.get("U4")),
      id: "U99",
      organizationId: "E2",
      userName: "str",
      emails: [],
    };
    const user = stranger as NonNullable<Awaited<ReturnType<typeof service.store.users.get>>>;
    await service.store.commit({ expect: [], writes: [{ kind: "put", document: "user", value: user }] });
    expect((await info({ user: "U99" })).body.error).toBe("user_not_visible");
    const join = { kind: "addChannelMembers", channelId: "C1", userIds: ["U99"] } as const;
    await service.store.commit({ expect: [], writes: [join] });
    expect((await info({ user: "U99" })).body.user).toMatchObject({ id: "U99", is_stranger: true });
    expect((await info({ user: "U4" })).body.user).not.toHaveProperty("is_stranger");
    expect((await service.scim("GET", "/v2/Users/U99")).status).toBe(404);
  });

  it("shows the current picture", async () => {
    const core1 = "urn:scim:schemas:core:1.0";
    const patch = (value: string) => service.scim("PATCH", "/v1/Users/U4", { schemas: [core1], photos: [{ value }] });
    const before = (await info({ user: "U4" })).body.user.profile;
    await patch("data:image/png;base64,AAAA");
    const after = (await info({ user: "U4" })).body.user.profile;
    expect(after.avatar_hash).not.toBe(before.avatar_hash);
    expect(after.image_192).toBe(`https://site.example/photos/U4-${after.avatar_hash}-192`);
    await patch("https://pictures.example/mia.png");
    expect((await info({ user: "U4" })).body.user.profile.image_192).toBe("https://pictures.example/mia.png");
  });

  it("answers no time zone for an unknown one", async () => {
    const users = organizationWorld.users?.map((user) => ({ ...user, timezone: "Mars/Phobos" })) ?? [];
    service = await createTestService({ ...organizationWorld, users });
    expect((await info({ user: "U4" })).body.user).toMatchObject({
      tz: "Mars/Phobos",
      tz_label: "Mars/Phobos",
      tz_offset: 0,
    });
  });
});
