import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import type { FetchHandler } from "@rollcall/server-adapters/node";
import { describe, expect, it, onTestFinished } from "vitest";
import { serveFolder } from "./serve-folder.js";

const page = "<p>A page of the svc.</p>\n".repeat(100);
const large = "0123456789abcdef".repeat(20_000);

const files: Readonly<Record<string, string | Buffer>> = {
  "index.html": "<p>Start</p>",
  "a.html": page,
  "a.html.br": brotliCompressSync(page),
  "a.html.gz": gzipSync(page),
  "svc.html": "svc",
  "below/index.html": "below",
  "below/x-12345678.js": "svc()",
  "large.json": large,
  "empty.txt": "",
  "alone.gz": "not a copy",
  "strange.bin": "?",
};

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "serve-folder-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) await write(join(folder, name), content);
  return folder;
}

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const others: FetchHandler = async () => new Response("others", { status: 404 });

type Options = Partial<Parameters<typeof serveFolder>[0]>;

async function serve(options: Options = {}) {
  const folder = options.folder ?? (await makeFolder());
  const handler = serveFolder({ folder, mount: "/docs", headers: { "x-own": "1" }, others, ...options });
  const get = (path: string, init: RequestInit = {}) => handler(new Request(`http://host.example${path}`, init));
  return { folder, get };
}

const named = (response: Response, ...names: readonly string[]) => names.map((name) => response.headers.get(name));

describe("serveFolder", () => {
  it.each([
    ["/docs", "<p>Start</p>", "text/html; charset=utf-8"],
    ["/docs/", "<p>Start</p>", "text/html; charset=utf-8"],
    ["/docs?x=1", "<p>Start</p>", "text/html; charset=utf-8"],
    ["/docs/a", page, "text/html; charset=utf-8"],
    ["/docs/a.html", page, "text/html; charset=utf-8"],
    ["/docs/below", "below", "text/html; charset=utf-8"],
    ["/docs/below/", "below", "text/html; charset=utf-8"],
    ["/docs/bel%6fw/x-12345678.js", "svc()", "text/javascript; charset=utf-8"],
    ["/docs/large.json", large, "application/json"],
    ["/docs/empty.txt", "", "text/plain; charset=utf-8"],
    ["/docs/alone.gz", "not a copy", "application/octet-stream"],
    ["/docs/strange.bin", "?", "application/octet-stream"],
  ])("answers %s", async (path, content, type) => {
    const { get } = await serve();
    const answer = await get(path);
    expect([answer.status, ...named(answer, "content-type", "x-own", "content-encoding", "vary")]).toEqual([
      ...[200, type, "1", null, "accept-encoding"],
    ]);
    expect(await answer.text()).toBe(content);
  });

  it.each([
    "/docs/nothing",
    "/docs/a.html.br",
    "/docs/a.html.gz",
    "/docs/below/x-12345678",
    "/docs//a",
    "/docs/..%2fserve-folder",
    "/docs/%2e%2e/a.html",
    "/docs/linked.html",
    "/docs/%zz",
    "/docs/__proto__",
  ])("passes on %s", async (path) => {
    const { folder, get } = await serve();
    await symlink(join(folder, "a.html"), join(folder, "linked.html"));
    for (const method of ["GET", "HEAD", "POST"]) expect((await get(path, { method })).status).toBe(404);
  });

  it("sends the copy that a client accepts", async () => {
    const { get } = await serve();
    const accepting = (encodings: string) => get("/docs/a", { headers: { "accept-encoding": encodings } });
    const brotli = await accepting("gzip, br");
    expect(named(brotli, "content-encoding", "content-type")).toEqual(["br", "text/html; charset=utf-8"]);
    expect(brotliDecompressSync(await brotli.bytes()).toString()).toBe(page);
    const gzip = await accepting("gzip");
    expect(named(gzip, "content-encoding", "vary")).toEqual(["gzip", "accept-encoding"]);
    expect(gunzipSync(await gzip.bytes()).toString()).toBe(page);
    const plain = await accepting("identity");
    expect(named(plain, "content-encoding", "vary")).toEqual([null, "accept-encoding"]);
    expect(new Set([brotli, gzip, plain].map((each) => each.headers.get("etag"))).size).toBe(3);
  });

  it.each(["/docs/a", "/docs/large.json"])("answers 304 and HEAD for %s without its contents", async (path) => {
    const { get } = await serve();
    const whole = await get(path);
    const [etag = ""] = named(whole, "etag");
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const answer = await get(path, { headers: { "if-none-match": String(known) } });
      expect([answer.status, await answer.text(), ...named(answer, "etag", "x-own", "cache-control")]).toEqual([
        ...[304, "", etag, "1", "no-cache"],
      ]);
    }
    const stale = await get(path, { headers: { "if-none-match": '"other"' } });
    expect([stale.status, await stale.text()]).toEqual([200, await whole.text()]);
    const head = await get(path, { method: "HEAD" });
    const length = String((files[path === "/docs/a" ? "a.html" : "large.json"] ?? "").length);
    expect([head.status, await head.text(), ...named(head, "etag", "content-length")]).toEqual([200, "", etag, length]);
  });

  it("answers 405 for other verbs", async () => {
    const { get } = await serve();
    const answer = await get("/docs/a", { method: "POST" });
    expect([answer.status, ...named(answer, "allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("reads a large file only as far as it is wanted", async () => {
    const { folder, get } = await serve();
    const answer = await get("/docs/large.json");
    const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader();
    const { value } = await reader.read();
    expect(value?.length).toBe(65_536);
    // A part that was not read yet is gone.
    await writeFile(join(folder, "large.json"), "short");
    await expect(reader.read()).rejects.toThrow("has become shorter than 320000 bytes");
  });

  it("serves a file that has changed or is gone as it is now", async () => {
    const { folder, get } = await serve();
    const before = await get("/docs/a");
    await writeFile(join(folder, "a.html"), "changed");
    const after = await get("/docs/a");
    expect(await after.text()).toBe("changed");
    expect(after.headers.get("etag")).not.toBe(before.headers.get("etag"));
    await rm(join(folder, "a.html"));
    expect((await get("/docs/a")).status).toBe(404);
  });

  it("finds a folder that is made after the first request", async () => {
    const folder = await makeFolder();
    const { get } = await serve({ folder: join(folder, "later") });
    expect((await get("/docs/a")).status).toBe(404);
    await write(join(folder, "later/a.html"), "made");
    expect(await (await get("/docs/a")).text()).toBe("made");
  });

  it("serves only some files, and lets browsers keep those whose names change", async () => {
    const { get } = await serve({
      serves: (name) => /\.(js|json)$/.test(name),
      isHashed: (name) => /-\d{8}\./.test(name),
    });
    const immutable = "public, max-age=31536000, immutable";
    expect(named(await get("/docs/below/x-12345678.js"), "cache-control")).toEqual([immutable]);
    expect(named(await get("/docs/large.json"), "cache-control")).toEqual(["no-cache"]);
    expect((await get("/docs/a.html")).status).toBe(404);
  });

  it("replaces words in names and pages, but not in scripts", async () => {
    const { get } = await serve({ rename: (text) => text.replaceAll("svc", "acme") });
    const renamed = await get("/docs/a", { headers: { "accept-encoding": "br" } });
    expect(named(renamed, "content-encoding")).toEqual([null]);
    const text = await renamed.text();
    expect(text).toBe(page.replaceAll("svc", "acme"));
    const [etag = ""] = named(renamed, "etag");
    expect((await get("/docs/a", { headers: { "if-none-match": String(etag) } })).status).toBe(304);
    expect(await (await get("/docs/acme")).text()).toBe("acme");
    expect((await get("/docs/svc")).status).toBe(404);
    expect(await (await get("/docs/below/x-12345678.js")).text()).toBe("svc()");
  });
});
