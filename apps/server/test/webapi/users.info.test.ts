import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";

const method = "users.info";

async function read(server: WebapiServer, user: string | undefined, token?: string) {
  const { outcome, body } = await server.call(method, { user }, token === undefined ? {} : { token });
  return { outcome, user: (body.user ?? {}) as Readonly<Record<string, unknown>> & { readonly profile?: object } };
}

/** The token of an app with a creation date, with or without the scope for addresses. */
const appOf = (created: string, scopes: string, generation = "granular") => `apps:
  - { name: Aged, created: ${created}, generation: ${generation} }
tokens:
  - token: svcp-aged-app
    kind: user
    user: mia
    app: Aged
    scopes: [${scopes}]
    installation: { workspace: hq, installer: olga }
`;

describe(method, () => {
  it.each([
    { created: "2017-01-04T23:59:59Z", scopes: '"users:read"', shown: true },
    { created: "2017-01-05T00:00:00Z", scopes: '"users:read"', shown: false },
    { created: "2024-01-01T00:00:00Z", scopes: '"users:read", "users:read.email"', shown: true },
  ])("shows addresses to an app of $created with $scopes: $shown", async ({ created, scopes, shown }) => {
    await using server = await createWebapiServer({ world: appOf(created, scopes) });
    const { user } = await read(server, "UREX", "svcp-aged-app");
    expect(Object.hasOwn(user.profile ?? {}, "email")).toBe(shown);
  });

  it("returns the locale on request, and a default if none is set", async () => {
    const world = "users: [{ userName: mia, locale: de-DE }]";
    await using server = await createWebapiServer({ world });
    const locale = async (user: string, include_locale?: boolean) =>
      ((await server.call(method, { user, include_locale })).body.user as { readonly locale?: string }).locale;
    expect([
      await locale("UMIA", true),
      await locale("UREX", true),
      await locale("UMIA", false),
      await locale("UMIA"),
    ]).toEqual(["de-DE", "en-US", undefined, undefined]);
  });

  it("shows a user of another company only to users who share a channel", async () => {
    await using server = await createWebapiServer();
    expect((await read(server, "WPIA", "svcp-olga")).user).toMatchObject({ is_stranger: true, team_id: "T9" });
    expect((await read(server, "WPIA", "svcp-mia")).outcome).toBe("user_not_visible");
    expect((await read(server, "UMIA", "svcp-olga")).user).not.toHaveProperty("is_stranger");
  });

  it("shows a guest only users who share a channel", async () => {
    await using server = await createWebapiServer();
    const seen = [];
    for (const user of [undefined, "UGUS", "UMIA", "UHELP", "UREX", "USUE", "ULAB"])
      seen.push((await read(server, user, "svcp-gus")).outcome);
    const hidden = "user_not_visible";
    expect(seen).toEqual(["ok", "ok", "ok", "ok", hidden, hidden, hidden]);
  });

  it("states the users that the calling app has tokens of", async () => {
    await using server = await createWebapiServer();
    const isAppUser = async (user: string, token?: string) => (await read(server, user, token)).user["is_app_user"];
    expect([await isAppUser("UMIA"), await isAppUser("UREX"), await isAppUser("UHELP")]).toEqual([true, false, false]);
    expect([await isAppUser("UMIA", "svcp-mia"), await isAppUser("UMIA", "svcb-classic")]).toEqual([true, false]);
  });

  it("has a picture in every size", async () => {
    await using server = await createWebapiServer({
      world: `users: [{ userName: mia, photo: "https://x.example/m.png" }]`,
    });
    for (const id of ["UMIA", "UREX"]) {
      const { profile = {} } = (await read(server, id)).user;
      const sizes = Object.entries(profile).filter(([name]) => name.startsWith("image_"));
      expect(sizes.map(([name]) => name)).toEqual(
        ["original", "24", "32", "48", "72", "192", "512"].map((it) => `image_${it}`),
      );
      for (const [, address] of sizes) expect(address).toMatch(/^https:\/\//);
    }
  });

  it("states the permissions of a user in the workspace of the caller", async () => {
    await using server = await createWebapiServer();
    const rights = async (id: string) => {
      const { user } = await read(server, id);
      return [
        "is_admin",
        "is_owner",
        "is_primary_owner",
        "is_restricted",
        "is_ultra_restricted",
        "is_bot",
        "deleted",
      ].filter((name) => user[name] === true);
    };
    expect(await rights("UPAT")).toEqual(["is_admin", "is_owner", "is_primary_owner"]);
    expect(await rights("UOLGA")).toEqual(["is_admin", "is_owner"]);
    expect(await rights("UADAM")).toEqual(["is_admin"]);
    expect(await rights("ULAB")).toEqual([]);
    expect(await rights("UGUS")).toEqual(["is_restricted"]);
    expect(await rights("USUE")).toEqual(["is_restricted", "is_ultra_restricted"]);
    expect(await rights("UHELP")).toEqual(["is_bot"]);
    expect(await rights("UGONE")).toEqual(["deleted"]);
  });
});
