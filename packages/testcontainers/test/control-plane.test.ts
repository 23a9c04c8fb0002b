import { createServer } from "@rollcall/server";
import { describe, expect, it, onTestFinished } from "vitest";
import { ControlError, createControlPlane } from "../src/control-plane.js";

async function serve() {
  const server = await createServer({ memory: true, controlToken: "let-me-in" });
  onTestFinished(() => server.close());
  return server.url;
}

describe("createControlPlane", () => {
  it("reads the journal, the environment of an app and the clock, and resets the world", async () => {
    const url = await serve();
    const control = createControlPlane({ url, token: "let-me-in" });
    const headers = { authorization: "Bearer svcb-demo-bot" };
    await fetch(`${url}/api/chat.postMessage`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ channel: "no" }),
    });
    expect(await control.journal({ ok: false })).toMatchObject([{ method: "chat.postMessage", ok: false }]);
    const created = await control.call("apps.create", {
      manifest:
        "display_information: { name: Tide }\nfeatures: { bot_user: { display_name: tide } }\noauth_config: { scopes: { bot: [chat:write] } }\n",
      install: true,
    });
    expect(created["app"]).toMatchObject({ name: "Tide" });
    const { appId, apiUrl, botToken = "", variables } = await control.environment("Tide");
    expect(created["app"]).toMatchObject({ id: appId });
    expect([apiUrl, botToken]).toEqual([`${url}/api/`, variables["SVC_BOT_TOKEN"]]);
    await control.reset();
    await expect(control.environment("Tide")).rejects.toThrow(/apps\.environment: /);
  });

  it("throws the code of a refusal, and says what is wrong", async () => {
    const control = createControlPlane({ url: await serve(), token: "let-me-in" });
    const refused = await control.call("clock.advance", { by: "soon" }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ControlError);
    expect(refused).toMatchObject({ code: "invalid_arguments" });
    expect(String(refused)).toContain('expected a duration such as 5m or 1h30m, not "soon"');
  });
});
