import { describe, expect, it } from "vitest";
import { serveHooks } from "./serve-hooks.js";

const manifest = {
  display_information: { name: "Build Bot" },
  oauth_config: { scopes: { bot: ["incoming-webhook"] } },
};

describe("an app with the scope incoming-webhook", () => {
  it("gets the address of a webhook with its installation", async () => {
    await using server = await serveHooks();
    const { app } = await server.apps.create(manifest);
    const { environment } = await server.apps.install(app.id, { webhook: "board" });
    const { webhookUrl: url = "", text } = environment;
    expect(url).toMatch(/\/hooks\/services\/T1\/B[A-Z0-9]+\/[0-9a-f]{24}$/);
    expect(text).toContain(`SVC_WEBHOOK_URL=${url}`);
    expect((await server.post(new URL(url).pathname, { text: "green" })).body).toBe("ok");
    expect((await server.as("pat").sees("board")).messages.at(-1)).toMatchObject({ text: "green" });
    expect(await server.apps.environment("Build Bot")).toMatchObject({ webhookUrl: url });
  });

  it("gets the address when it is created, in the world that has it", async () => {
    await using server = await serveHooks();
    await server.world.fork({ name: "blue" });
    const { environment } = await server.apps.create(manifest, { install: true, webhook: "#general", world: "blue" });
    const { pathname } = new URL(environment.webhookUrl ?? "");
    expect(pathname).toMatch(/^\/hooks\/~blue\/services\//);
    expect((await server.post(pathname, { text: "blue" })).body).toBe("ok");
  });

  it("gets the scope with the webhook", async () => {
    await using server = await serveHooks();
    const oauth_config = { scopes: { bot: ["chat:write"], user: ["users:read"] } };
    const other = { display_information: { name: "Other Bot" }, oauth_config };
    const { app, environment } = await server.apps.create(other, { install: true, webhook: "general" });
    expect((await server.post(new URL(environment.webhookUrl ?? "").pathname, { text: "red" })).body).toBe("ok");
    const scopes = { bot: ["chat:write", "incoming-webhook"], user: ["users:read"] };
    expect((await server.apps.get(app.id)).manifest).toMatchObject({ oauth_config: { scopes } });
  });

  it("gets none without a channel", async () => {
    await using server = await serveHooks();
    const { environment } = await server.apps.create(manifest, { install: true });
    expect(environment).not.toHaveProperty("webhookUrl");
  });

  it.each([
    ["in a channel that does not exist", manifest, "nowhere", 'There is no channel "nowhere"'],
    ["for an app without the scope", { display_information: { name: "Other Bot" } }, "general", "incoming-webhook"],
  ])("is not installed with a webhook %s", async (_what, sent, webhook, wanted) => {
    await using server = await serveHooks();
    const { app } = await server.apps.create(sent);
    await expect(server.apps.install(app.id, { webhook })).rejects.toThrow(wanted);
  });
});
