import { describe, expect, it } from "vitest";
import { createWebapiServer } from "../kit/create-webapi-server.js";

const uninstall = "admin.apps.uninstall";
const classicHq = { app_id: "A2", team_ids: ["T1"] };

/** YAML with tokens of the classic app: of a user in the same workspace, of another bot in another one. */
const further = `users: [{ id: UOTHER, userName: other, bot_of: Classic }]
channels: [{ name: general, members: [pat, mia, helper, classic, other] }]
tokens:
  - { token: svcp-rex, kind: user, user: rex, app: Classic, scopes: ["users:read"], installation: { workspace: hq, installer: olga } }
  - { token: svcb-other, kind: bot, user: other, scopes: ["users:read"], installation: { workspace: labs, installer: olga } }
  - { token: svca-classic, kind: app, app: Classic, scopes: ["authorizations:read"], installation: { workspace: hq, installer: olga } }
`;

describe(uninstall, () => {
  it("ends the tokens and the bot of the workspace, and leaves other installations and app-level tokens", async () => {
    await using server = await createWebapiServer({ world: further });
    const test = async (token: string) => (await server.call("auth.test", {}, { token })).outcome;
    const members = async () => {
      const { body } = await server.call("conversations.members", { channel: "C1" });
      return body["members"] as readonly string[];
    };
    expect(await members()).toEqual(expect.arrayContaining(["UCLASS", "UOTHER"]));
    expect((await server.call(uninstall, classicHq)).outcome).toBe("ok");
    expect(await Promise.all(["svcb-classic", "svcp-rex", "svcb-other", "svca-classic"].map(test))).toEqual([
      "account_inactive",
      "token_revoked",
      "ok",
      "ok",
    ]);
    expect(await members()).not.toContain("UCLASS");
    expect(await members()).toContain("UOTHER");
    const bot = await server.call("users.info", { user: "UCLASS" });
    expect(bot.body).toMatchObject({ user: { deleted: true } });
  });

  it("ends the installation on the organization, with the token of the call", async () => {
    await using server = await createWebapiServer();
    expect((await server.call(uninstall, { app_id: "A1", enterprise_id: "E1" })).outcome).toBe("ok");
    expect((await server.call("auth.test", {}, { token: "svcp-olga" })).outcome).toBe("token_revoked");
    expect((await server.call("auth.test", {}, { token: "svcb-helper" })).outcome).toBe("ok");
  });

  it("succeeds for everyone who asks at the same time", async () => {
    await using server = await createWebapiServer();
    const answers = await Promise.all([1, 2, 3].map(() => server.call(uninstall, classicHq)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(["ok", "ok", "ok"]);
  });
});
