import { describe, expect, it } from "vitest";
import { createWebapiServer } from "../kit/create-webapi-server.js";

const manifest = {
  settings: { socket_mode_enabled: true, event_subscriptions: { bot_events: ["app_mention", "message.im"] } },
  display_information: { name: "Greeter", description: "Greets.", background_color: "#aabbcc" },
  features: { bot_user: { display_name: "greeter" }, slash_commands: [{ command: "/greet", description: "Greets" }] },
  oauth_config: { scopes: { bot: ["app_mentions:read", "commands", "im:history"] } },
  events: { greeted: { type: "object", anything: [1, null] } },
};

describe("apps.manifest.create", () => {
  it.each(["json", "form", "query", "multipart", "text"] as const)(
    "creates an app that exports the given manifest, sent as %s",
    async (encoding) => {
      await using server = await createWebapiServer();
      const made = await server.call("apps.manifest.create", { manifest }, { encoding });
      expect(made.body.app_id).toMatch(/^A[A-Z0-9]+$/);
      const { body } = await server.call("apps.manifest.export", { app_id: made.body.app_id });
      expect(JSON.stringify(body.manifest)).toBe(JSON.stringify(manifest));
    },
  );

  it("gives each app its own credentials, and never shows them again", async () => {
    await using server = await createWebapiServer();
    const apps = await Promise.all([1, 2].map(() => server.call("apps.manifest.create", { manifest })));
    const secrets = apps.flatMap(({ body }) => Object.values(body.credentials));
    expect(new Set(secrets).size).toBe(8);
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{32}$/);
    const { body } = await server.call("apps.manifest.export", { app_id: apps[0]?.body.app_id });
    expect(secrets.filter((secret) => JSON.stringify(body).includes(String(secret)))).toEqual([]);
  });

  it("creates an app that only its creator can see", async () => {
    await using server = await createWebapiServer({
      world: `tokens: [{ token: svcc-adam, kind: configuration, user: adam, installation: { workspace: hq, installer: adam } }]`,
    });
    const { app_id } = (await server.call("apps.manifest.create", { manifest })).body;
    const export_ = (token: string) => server.call("apps.manifest.export", { app_id }, { token });
    expect((await export_("svcc-mia")).outcome).toBe("ok");
    expect((await export_("svcc-adam")).outcome).toBe("no_permission");
    expect((await export_("svcc-manager")).outcome).toBe("app_not_owned_by_manager_app");
  });

  it("creates an app that only the manager app can see, if that created it", async () => {
    await using server = await createWebapiServer();
    const { app_id } = (await server.call("apps.manifest.create", { manifest }, { token: "svcc-manager" })).body;
    const export_ = (token: string) => server.call("apps.manifest.export", { app_id }, { token });
    expect((await export_("svcc-manager")).outcome).toBe("ok");
    expect((await export_("svcc-mia")).outcome).toBe("no_permission");
  });

  it("never exceeds the limit of a manager app in concurrent calls", async () => {
    await using server = await createWebapiServer({ world: "apps: [{ name: Manager, manager: { app_limit: 4 } }]" });
    const calls = Array.from({ length: 12 }, () =>
      server.call("apps.manifest.create", { manifest }, { token: "svcc-manager" }),
    );
    const outcomes = (await Promise.all(calls)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "ok")).toHaveLength(3);
    expect(new Set(outcomes)).toEqual(new Set(["ok", "managed_app_limit_reached"]));
  });

  it("accepts one manifest a minute per user", async () => {
    await using server = await createWebapiServer({ rateMode: "enforce" });
    const make = () => server.call("apps.manifest.create", { manifest });
    expect((await make()).outcome).toBe("ok");
    const over = await make();
    expect([over.outcome, over.status, over.headers.get("retry-after")]).toEqual(["ratelimited", 429, "60"]);
    server.clock.advance(60_000);
    expect((await make()).outcome).toBe("ok");
  });
});
