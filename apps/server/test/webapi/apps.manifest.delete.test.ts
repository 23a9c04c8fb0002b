import { describe, expect, it } from "vitest";
import { createWebapiServer } from "../kit/create-webapi-server.js";

const a1 = { app_id: "A1" };

describe("apps.manifest.delete", () => {
  it("ends the tokens of the app, and takes its bot out of the workspace", async () => {
    await using server = await createWebapiServer({
      world:
        "tokens: [{ token: svcp-other, kind: user, user: mia, app: Manager, scopes: ['users:read'], installation: { workspace: hq, installer: olga } }]",
    });
    const before = await server.call("auth.test", {}, { token: "svcb-helper" });
    expect(before.outcome).toBe("ok");
    expect((await server.call("apps.manifest.delete", a1)).outcome).toBe("ok");
    expect((await server.call("auth.test", {}, { token: "svcb-helper" })).outcome).toBe("account_inactive");
    const bot = await server.call("users.info", { user: before.body.user_id }, { token: "svcp-other" });
    expect(bot.body).toMatchObject({ ok: true, user: { deleted: true } });
    expect((await server.call("apps.manifest.export", a1)).outcome).toBe("app_not_found");
  });

  it("deletes an app once, however many ask at the same time", async () => {
    await using server = await createWebapiServer();
    const answers = await Promise.all([1, 2, 3].map(() => server.call("apps.manifest.delete", a1)));
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["app_not_found", "app_not_found", "ok"]);
  });
});

describe("apps.manifest.update", () => {
  it("replaces the whole manifest and leaves the scopes of tokens as they are", async () => {
    await using server = await createWebapiServer();
    const manifest = { display_information: { name: "Renamed" }, settings: { org_deploy_enabled: false } };
    const before = await server.call("auth.test", {}, { token: "svcb-helper" });
    expect((await server.call("apps.manifest.update", { ...a1, manifest })).outcome).toBe("ok");
    expect((await server.call("apps.manifest.export", a1)).body.manifest).toEqual(manifest);
    const after = await server.call("auth.test", {}, { token: "svcb-helper" });
    expect(after.headers.get("x-oauth-scopes")).toBe(before.headers.get("x-oauth-scopes"));
  });

  it("keeps one of the manifests that are sent at the same time, whole", async () => {
    await using server = await createWebapiServer();
    const manifests = ["One", "Two", "Three"].map((name) => ({ display_information: { name, description: name } }));
    const answers = await Promise.all(
      manifests.map((manifest) => server.call("apps.manifest.update", { ...a1, manifest })),
    );
    expect(answers.map(({ outcome }) => outcome)).toEqual(["ok", "ok", "ok"]);
    expect(manifests).toContainEqual((await server.call("apps.manifest.export", a1)).body.manifest);
  });
});
