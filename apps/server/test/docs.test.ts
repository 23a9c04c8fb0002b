import { readdir } from "node:fs/promises";
import { ensureBuilt } from "@rollcall/test-kit/build";
import { expectDocumented } from "@rollcall/test-kit/documents";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../src/index.js";
import { packageFile } from "../src/machine/package-file.js";
import { readCurls } from "./read-curl.js";

let server: ControlledServer;

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

await ensureBuilt();

/** Paths of all pages of the reference, below `/docs`. */
const pages = (await readdir(packageFile("dist/docs-files/"), { recursive: true }))
  .filter((name) => name.endsWith(".html"))
  .map((name) => `/${name.slice(0, -".html".length)}`.replace(/^\/index$/, ""));

/** Paths of the pages with the operations of a document. */
const pagesOf = (name: string) =>
  ["web-api", "control"].includes(name) ? pages.filter((path) => path.startsWith(`/${name}/`)) : [`/${name}`];

/** The texts of all pages with the operations of a document. */
async function textOf(name: string): Promise<string> {
  const texts = await Promise.all(pagesOf(name).map(async (path) => (await get(`/docs${path}`)).text));
  return texts.join("\n");
}

const idsIn = (text: string): readonly string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id);

/** The values of attributes that would make a browser load or run something from another site. */
function reaches(text: string): readonly string[] {
  const own = /<script src="\/docs\/reference\.js" data-origin="http:\/\/127\.0\.0\.1:4010" defer><\/script>/;
  const others = text.replace(own, "").matchAll(/<script|\bsrc=|@import|url\(|href="(?!\/docs|\/"|#)[^"]*"/g);
  return [...others].map(([each]) => each);
}

/** The contents of the entry with a name. */
function entryOf(text: string, id: string): string {
  const [, shown = ""] = new RegExp(`id="${id.replaceAll(".", "\\.")}">(.*?)</details>`, "s").exec(text) ?? [];
  return shown;
}

/** The `curl` commands of a page, by the names of their entries. */
function curlsOf(text: string): readonly (readonly [string, string])[] {
  const lines = [
    ...text.matchAll(/<div class="inside" id="([^"]+)">(?:(?!<\/details>).)*?<pre class="curl"><code>(.*?)<\/code>/gs),
  ];
  const plain = (line: string) =>
    line.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  return lines.map(([, id = "", line = ""]) => [id, plain(line)]);
}

describe("/docs", () => {
  it("has a target for every link of the journal to a code of a method or of SCIM", async () => {
    const declared = await server.fetch("/_rollcall/fault.declared");
    const { methods, routes } = (await declared.json()) as Record<"methods" | "routes", Record<string, string[]>>;
    const idsOf = async (name: string) => new Set(idsIn(await textOf(name)));
    const [webapi, hooks] = [await idsOf("web-api"), await idsOf("hooks")];
    const listed = new Set(idsIn((await get("/docs/web-api")).text));
    expect(Object.keys(methods).filter((method) => !listed.has(method) && !hooks.has(method))).toEqual([]);
    const lost = Object.entries(methods).flatMap(([method, codes]) => {
      const ids = /^(response|webhook)\.post$/.test(method) ? hooks : webapi;
      const missing = codes.filter((code) => !ids.has(`${method}.${code}`) && !ids.has(`common-codes.${code}`));
      return [...missing.map((code) => `${method} ${code}`), ...(ids.has(method) ? [] : [method])];
    });
    expect(lost).toEqual([]);
    const scim = { "1.1": await idsOf("scim-v1"), "2.0": await idsOf("scim-v2") };
    const unknown = Object.entries(routes).flatMap(([route, codes]) => {
      const ids = [...scim[route.startsWith("1.1") ? "1.1" : "2.0"]];
      return codes
        .filter((code) => !ids.some((id) => id.endsWith(`.${code.split(".")[0]}`)))
        .map((code) => `${route} ${code}`);
    });
    expect(unknown).toEqual([]);
  });

  it("uses the server's wire words", async () => {
    const renamed = await createServer({ memory: true, wireWords: { svc: "acme", crm: "bigcrm" } });
    const read = async (path: string) => (await renamed.fetch(path)).text();
    try {
      const texts = await Promise.all(
        ["web-api", "scim-v1", "scim-v2"].map((name) => read(`/docs/openapi/${name}.json`)),
      );
      expect(texts.join("\n").match(/(?<![A-Za-z0-9])(svc|crm)(?![a-z0-9])/g)).toBeNull();
      expect(texts[0]).toContain("bigcrm_org_id");
      expect(await read("/docs/web-api")).toContain('href="/docs/web-api/acmeLists#acmeLists.items.update"');
      expect(await read("/docs/web-api/acmeLists")).toContain('id="acmeLists.items.update"');
      expect((await renamed.fetch("/docs/web-api/svcLists")).status).toBe(404);
      expect(await read("/docs/scim-v2")).toContain("urn:ietf:params:scim:schemas:extension:acme:profile:2.0:User");
    } finally {
      await renamed.close();
    }
  });

  it("has pages that are small enough to read", async () => {
    for (const path of pages) {
      const { headers } = await get(`/docs${path}`, "HEAD");
      expect(Number(headers.get("content-length")), path).toBeLessThan(160_000);
    }
  });

  it("serves self-contained pages", async () => {
    for (const path of pages) {
      const { status, type, headers, text } = await get(`/docs${path}`);
      expect([path, status, type]).toEqual([path, 200, "text/html; charset=utf-8"]);
      expect(headers.get("content-security-policy"), path).toContain("default-src 'none'");
      expect(reaches(text), path).toEqual([]);
      expect(text.match(/.{0,40}(?:\[object Object\]|undefined(?!_methods))/), path).toBeNull();
    }
  });

  it("shows every operation of every document, and every event", async () => {
    const shown = (each: string) => each.replaceAll("&", "&amp;");
    for (const name of ["scim-v2", "scim-v1", "web-api", "control"]) {
      const text = await textOf(name);
      const { text: json, type } = await get(`/docs/openapi/${name}.json`);
      expect(type).toBe("application/json");
      const { paths } = JSON.parse(json) as { readonly paths: { readonly [path: string]: object } };
      expect(
        Object.keys(paths).filter((path) => !text.includes(`<code>${shown(path)}</code>`)),
        name,
      ).toEqual([]);
    }
    const { channels } = JSON.parse((await get("/docs/openapi/events.json")).text) as {
      readonly channels: { readonly [name: string]: { readonly messages: object } };
    };
    const events = new Set(idsIn((await get("/docs/events")).text));
    const names = Object.values(channels).flatMap(({ messages }) => Object.keys(messages));
    expect(names.length).toBeGreaterThan(90);
    expect(names.filter((name) => !events.has(name))).toEqual([]);
  });

  it("has a target for every link", async () => {
    const texts = await Promise.all(
      pages.map(async (path) => [`/docs${path}`, (await get(`/docs${path}`)).text] as const),
    );
    const targets = new Set(texts.flatMap(([path, text]) => [path, ...idsIn(text).map((id) => `${path}#${id}`)]));
    for (const name of ["scim-v1", "scim-v2", "web-api", "control", "events"])
      targets.add(`/docs/openapi/${name}.json`);
    targets.add("/");
    const links = texts.flatMap(([path, text]) =>
      [...text.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => (href.startsWith("#") ? `${path}${href}` : href)),
    );
    expect(links.length).toBeGreaterThan(1000);
    expect([...new Set(links)].filter((href) => !targets.has(href))).toEqual([]);
  });

  it("shows a method with its arguments, tokens, scopes and codes, with their meanings", async () => {
    const { text } = await get("/docs/web-api/users");
    const shown = entryOf(text, "users.info");
    expect(shown).toContain("Tokens: bot, user. Scopes: users:read.");
    expect(shown).toContain("<code>include_locale</code>");
    expect(shown).toContain('<a href="#schema-UsersInfoError">UsersInfoError</a>');
    expect(shown).toMatch(/<code>user_not_visible<\/code><\/td><td>200<\/td><td>The caller may not see the user\./);
    expect(entryOf((await get("/docs/web-api/chat")).text, "chat.postMessage")).toMatch(
      /<code>rate_limited<\/code><\/td><td>429<\/td>/,
    );
    expect(entryOf(text, "common-codes")).toMatch(
      /<code>not_authed<\/code><\/td><td>200<\/td><td>The call has no token/,
    );
  });

  it("shows the addresses of hooks with their keys and codes", async () => {
    const { text } = await get("/docs/hooks");
    expect(text).toContain("<code>http://127.0.0.1:4010/hooks</code>");
    expect(entryOf(text, "webhook.post")).toContain("<code>attachments</code></td><td>JSON</td>");
    expect(entryOf(text, "webhook.post")).toMatch(/<code>channel_is_archived<\/code><\/td><td>410<\/td>/);
    expect(entryOf(text, "response.post")).toMatch(
      /<code>used_url<\/code><\/td><td>404<\/td><td>The address was used up/,
    );
    expect(entryOf(text, "common-codes")).toMatch(/<code>no_text<\/code><\/td><td>400<\/td>/);
    expect((await get("/docs")).text).toContain('<a href="/docs/hooks">Hooks</a>');
  });

  it.each([
    ["scim-v1", "username_taken"],
    ["scim-v2", "username_taken"],
  ])("shows the codes of %s with their status and meaning", async (name, code) => {
    const { text } = await get(`/docs/${name}`);
    const row = `<code>${code}</code></td><td>409</td><td>`;
    expect(entryOf(text, "common-codes")).toContain(row);
  });

  it("shows GET and POST of a method as one entry", async () => {
    const { text } = await get("/docs/web-api/users");
    expect(text.match(/<code>\/users\.info<\/code>/g)).toHaveLength(1);
    expect(text).toMatch(/<span class="verb">GET, POST<\/span>\s*<code>\/users\.info<\/code>/);
    const { text: ofChat } = await get("/docs/web-api/chat");
    expect(ofChat).toMatch(/<span class="verb">POST, GET<\/span>\s*<code>\/chat\.postMessage<\/code>/);
    const { text: list } = await get("/docs/web-api");
    expect(list).toMatch(/<li class="entry" id="users.info" [^>]*><span class="verb">GET, POST<\/span>/);
    const { text: ofScim } = await get("/docs/scim-v2");
    expect(ofScim.match(/<span class="verb">(GET|POST)<\/span>\s*<code>\/Users<\/code>/g)).toHaveLength(2);
  });

  describe.each(["scim-v2", "scim-v1", "web-api"])("the curl commands of %s", (name) => {
    it("exist for every operation, and each of them works on the demo world", async () => {
      const text = await textOf(name);
      const lines = curlsOf(text);
      const entries = [...text.matchAll(/<span class="verb">/g)];
      expect(lines).toHaveLength(entries.length);
      for (const [id, line] of lines) {
        await server.world.reset();
        const computed = line.replace("$(($(date +%s) + 3600))", String(Math.floor(Date.now() / 1000) + 3600));
        const [request] = readCurls(`\`\`\`sh\n${computed}\n\`\`\`\n`);
        if (request === undefined) throw new Error(`${line} is not a command`);
        const { url, ...init } = request;
        const sent = new Request(url.replace("http://127.0.0.1:4010", server.url), init);
        const answer = await server.fetch(sent);
        await expectDocumented(sent, answer);
        const body = await answer.text();
        expect([id, answer.ok, body.includes('"ok":false')]).toEqual([id, true, false]);
      }
    });
  });

  it("serves its script, and allows no other", async () => {
    const { status, type, headers, text } = await get("/docs/reference.js");
    expect([status, type]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(text).toContain("hashchange");
    expect(headers.get("content-security-policy")).toContain("script-src 'self'");
  });

  it.each([
    ["/docs/nothing", "GET", 404],
    ["/docs/openapi/web-api", "GET", 404],
    ["/docs/web-api.json", "GET", 404],
    ["/docs/web-api.html.br", "GET", 404],
    ["/docs/..%2fmodules.json", "GET", 404],
    ["/docs/%zz", "GET", 404],
    ["/docs/web-api/", "GET", 200],
    ["/docs", "POST", 405],
    ["/docs", "HEAD", 200],
  ])("answers %s %s with %i", async (path, method, status) => {
    expect((await get(path, method)).status).toBe(status);
  });
});

describe("a server without the reference", () => {
  it.each([true, false])("has no page of it and no link to it, with a control plane: %s", async (control) => {
    const without = await createServer({ memory: true, control, docs: false });
    try {
      for (const path of ["/docs", "/docs/web-api", "/docs/openapi/web-api.json"])
        expect(await (await without.fetch(path)).text()).toContain("bad_endpoint");
      const page = await (await without.fetch("/")).text();
      expect(page).toContain("This server is a workspace service");
      expect(page).not.toContain("/docs");
    } finally {
      await without.close();
    }
  });
});
