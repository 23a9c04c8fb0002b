import { describe, expect, it } from "vitest";
import { createWebapiServer } from "./kit/create-webapi-server.js";

const page = "http://host.example/archives/C1/p1780300000000100";

describe("the page that a permalink leads to", () => {
  it("says how to read the message, and does not show it", async () => {
    await using server = await createWebapiServer();
    const { body } = await server.call("chat.getPermalink", { channel: "C1", message_ts: "1780300000.000100" });
    const answer = await server.fetch(new Request(`http://host.example${new URL(body.permalink).pathname}`));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const html = await answer.text();
    expect(html).toContain("/api/conversations.replies?channel=C1&#38;ts=1780300000.000100");
    expect(html).not.toContain("Who brings the plan?");
  });

  it("is the same for a message that does not exist", async () => {
    await using server = await createWebapiServer();
    const html = async (url: string) => (await server.fetch(new Request(url))).text();
    expect((await html(page)).replaceAll("1780300000.000100", "TS")).toBe(
      (await html(page.replace("000100", "000199"))).replaceAll("1780300000.000199", "TS"),
    );
  });

  it.each([
    ["http://host.example/archives/C1", "GET", 404],
    ["http://host.example/archives/C1/p1", "GET", 404],
    ["http://host.example/archives/%3Cscript%3E/p1780300000000100", "GET", 404],
    [page, "HEAD", 200],
    [page, "POST", 405],
  ])("answers %s by %s with %d", async (url, method, status) => {
    await using server = await createWebapiServer();
    expect((await server.fetch(new Request(url, { method }))).status).toBe(status);
  });
});
