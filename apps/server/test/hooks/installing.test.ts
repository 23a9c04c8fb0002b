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
    const { environment } = await server.apps.install(app.id, { channel: "board" });
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
    const { environment } = await server.apps.create(manifest, { install: true, channel: "#general", world: "blue" });
    const { pathname } = new URL(environment.webhookUrl ?? "");
    expect(pathname).toMatch(/^\/hooks\/~blue\/services\//);
    expect((await server.post(pathname, { text: "blue" })).body).toBe("ok");
  });

  it("gets none without a channel", async () => {
    await using server = await serveHooks();
    const { environment } = await server.apps.create(manifest, { install: true });
    expect(environment).not.toHaveProperty("webhookUrl");
  });

  it.each([
    [{ channel: "nowhere" }, manifest, "channel"],
    [{ channel: "general" }, { display_information: { name: "Other Bot" } }, "incoming-webhook"],
  ])("is refused with %j", async (options, sent, wanted) => {
    await using server = await serveHooks();
    await expect(server.apps.create(sent, { install: true, ...options })).rejects.toThrow(wanted);
  });
});
