import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer, type Server } from "../src/index.js";

let server: Server;

beforeAll(async () => {
  server = await createServer({ memory: true });
});
afterAll(() => server.close());

async function get(path: string, method = "GET") {
  const response = await server.fetch(path, { method });
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    headers: response.headers,
    text: await response.text(),
  };
}

/** The texts of attributes that would make a browser fetch or run something. */
function reaches(text: string): readonly string[] {
  return [...text.matchAll(/<script|\bsrc=|@import|url\(|href="(?!\/docs|#)[^"]*"/g)].map(([each]) => each);
}

describe("/docs", () => {
  it("speaks in the words of the server", async () => {
    const renamed = await createServer({ memory: true, wireWords: { svc: "acme", crm: "bigcrm" } });
    const read = async (path: string) => (await renamed.fetch(path)).text();
    try {
      const texts = await Promise.all(
        ["web-api", "scim-v1", "scim-v2"].map((name) => read(`/docs/openapi/${name}.json`)),
      );
      expect(texts.join("\n").match(/(?<![A-Za-z0-9])(svc|crm)(?![a-z0-9])/g)).toBeNull();
      expect(texts[0]).toContain("bigcrm_org_id");
      expect(await read("/docs/web-api")).toContain("acmeLists.items.update");
      expect(await read("/docs/scim-v2")).toContain("urn:ietf:params:scim:schemas:extension:acme:profile:2.0:User");
    } finally {
      await renamed.close();
    }
  });

  it.each(["", "/scim-v2", "/scim-v1", "/web-api"])("serves %s as a page that needs nothing else", async (path) => {
    const { status, type, headers, text } = await get(`/docs${path}`);
    expect([status, type]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(reaches(text)).toEqual([]);
    expect(text).not.toContain("[object Object]");
    expect(text).not.toContain("undefined");
  });

  it.each(["scim-v2", "scim-v1", "web-api"])(
    "shows every operation of %s, and every link leads somewhere",
    async (name) => {
      const { text } = await get(`/docs/${name}`);
      const { text: json, type } = await get(`/docs/openapi/${name}.json`);
      expect(type).toBe("application/json");
      const { paths } = JSON.parse(json) as { readonly paths: { readonly [path: string]: object } };
      const shown = (each: string) => each.replaceAll("&", "&amp;");
      expect(Object.keys(paths).filter((path) => !text.includes(`<code>${shown(path)}</code>`))).toEqual([]);
      const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const anchors = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
      expect(anchors.filter((id) => !ids.has(id))).toEqual([]);
    },
  );

  it("shows a method with its arguments, tokens, scopes and codes", async () => {
    const { text } = await get("/docs/web-api");
    const [, shown = ""] = /<details id="users\.info">(.*?)<\/details>/s.exec(text) ?? [];
    expect(shown).toContain("Tokens: bot, user. Scopes: users:read.");
    expect(shown).toContain("<code>include_locale</code>");
    expect(shown).toContain('<a href="#schema-UsersInfoError">UsersInfoError</a>');
  });

  it.each([
    ["/docs/nothing", "GET", 404],
    ["/docs/openapi/web-api", "GET", 404],
    ["/docs/web-api.json", "GET", 404],
    ["/docs", "POST", 405],
    ["/docs", "HEAD", 200],
  ])("answers %s %s with %i", async (path, method, status) => {
    expect((await get(path, method)).status).toBe(status);
  });
});
