import { describe, expect, it, onTestFinished } from "vitest";
import { createServer, type ServerOptions } from "../src/index.js";

async function serve(options: ServerOptions = {}) {
  const server = await createServer({ memory: true, ...options });
  onTestFinished(() => server.close());
  return server;
}

describe.each([
  ["with a control plane", true],
  ["without one", false],
] as const)("GET / of a server %s", (_what, control) => {
  it("answers a page that describes the server, and whose links work", async () => {
    const server = await serve({ control });
    const answer = await server.fetch("/");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const page = await answer.text();
    expect(page).toContain("This server is a workspace service");
    for (const path of ["/scim/v1", "/scim/v2", "/api/"]) expect(page).toContain(`<code>${path}</code>`);
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect(links).toContain("/docs");
    for (const href of links) expect([href, (await server.fetch(href)).status]).toEqual([href, 200]);
  });

  it("answers only the root", async () => {
    const server = await serve({ control });
    expect((await server.fetch("/?from=here")).status).toBe(200);
    const head = await server.fetch("/", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const posted = await server.fetch("/", { method: "POST" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    const elsewhere = await server.fetch("/index.html");
    expect([elsewhere.status, await elsewhere.text()]).toEqual([404, expect.stringContaining("bad_endpoint")]);
  });
});
