import { describe, expect, it } from "vitest";
import { createWebapiServer } from "./kit/create-webapi-server.js";

const manifest = {
  display_information: { name: "Greeter" },
  oauth_config: { scopes: { bot: ["chat:write"], user: ["users:read"] } },
};

describe("the page where an app is installed", () => {
  it("explains how to install an app in this server", async () => {
    await using server = await createWebapiServer();
    const { body } = await server.call("apps.manifest.create", { manifest });
    const { pathname, searchParams } = new URL(body.oauth_authorize_url);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: body.credentials.client_id,
      scope: "chat:write",
      user_scope: "users:read",
    });
    const page = await server.fetch(new Request(`http://host.example${pathname}?${searchParams}`));
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await page.text();
    expect(html).toContain(body.credentials.client_id);
    expect(html).toContain("chat:write");
    expect(html).toContain("--world FILE");
  });

  it("runs nothing from the address", async () => {
    await using server = await createWebapiServer();
    const query = new URLSearchParams({ client_id: "<script>alert(1)</script>", scope: "<b>" });
    const page = await server.fetch(new Request(`http://host.example/oauth/v2/authorize?${query}`));
    const html = await page.text();
    expect(html).not.toContain("<script>");
    expect(html).not.toContain("<b>");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("cannot be written to", async () => {
    await using server = await createWebapiServer();
    const page = await server.fetch(new Request("http://host.example/oauth/v2/authorize", { method: "POST" }));
    expect(page.status).toBe(405);
  });
});
