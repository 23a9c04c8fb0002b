import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "./kit/create-webapi-server.js";

const text = "one\ntwo\nthree\n";

/** Begins an upload; its address is on the host of the server. */
async function begin(server: WebapiServer, filename = "notes.txt", length = text.length) {
  const { body } = await server.call("files.getUploadURLExternal", { filename, length });
  return { id: String(body["file_id"]), url: String(body["upload_url"]) };
}

function send(
  server: WebapiServer,
  url: string,
  body: NonNullable<RequestInit["body"]>,
  headers: Readonly<Record<string, string>> = {},
) {
  const half: object = { duplex: "half" };
  return server.fetch(new Request(url, { method: "POST", body, headers, ...half }));
}

/** Uploads and completes a file of the bot, and returns it. */
async function upload(server: WebapiServer, name: string, content: string, more: object = {}) {
  const length = new Blob([content]).size;
  const { id, url } = await begin(server, name, length);
  expect(await (await send(server, url, content)).text()).toBe(`OK - ${length}`);
  const { body } = await server.call("files.completeUploadExternal", { files: [{ id }], ...more });
  return (body["files"] as readonly Readonly<Record<string, string>>[])[0] ?? {};
}

function get(server: WebapiServer, url = "", token: string | null = "svcb-helper", init: RequestInit = {}) {
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  return server.fetch(new Request(url, { ...init, headers: { ...authorization, ...init.headers } }));
}

const markdown = `# Plans [go][1]

Hi ![](@UMIA) <b>there</b> [run](javascript:alert(1))

- [x] Call
- [ ] Write

3. three

![](https://x.example/)

[x](javascript&#58;alert(1))

<b>bold</b>

::: {.layout}
::: {.column}
\`\`\`
:::
\`\`\`
:::
:::

[1]: https://x.example/?a=1&b=2
`;

/** The same as HTML, without the identifiers. */
const html = `<h1>Plans <a href="https://x.example/?a=1&amp;b=2">go</a></h1>
<p>Hi <a>@UMIA</a> &lt;b&gt;there&lt;/b&gt; run</p>
<div data-section-style="7"><ul>
<li class="checked">Call</li>
<li class="">Write</li>
</ul></div>
<div data-section-style="6"><ol start="3">
<li>three</li>
</ol></div>
<p><a href="https://x.example/">https://x.example/</a></p>
<p>x</p>
<p>&lt;b&gt;bold&lt;/b&gt;</p>
<div class="layout">
<div class="column">
<pre><code>:::
</code></pre>
</div>
</div>`;

describe("an upload", () => {
  it.each([
    ["a raw body of any type", text, { "content-type": "application/x-www-form-urlencoded" }],
    ["a raw body with a token, which is ignored", text, { authorization: "Bearer nobody" }],
    ["a form", formOf(text), {}],
  ])("takes %s", async (_, body, headers) => {
    await using server = await createWebapiServer();
    const { id, url } = await begin(server);
    const answer = await send(server, url, body, headers);
    expect([answer.status, await answer.text()]).toEqual([200, `OK - ${text.length}`]);
    const done = await server.call("files.completeUploadExternal", { files: [{ id }], channel_id: "C1" });
    expect(done.body["files"]).toEqual([expect.objectContaining({ id, size: text.length, preview: text.trim() })]);
    expect((await server.call("files.info", { file: id })).body["content"]).toBe(text);
  });

  it.each([
    ["too few bytes", text.slice(1)],
    ["too many bytes", `${text}.`],
    ["no bytes", ""],
  ])("refuses %s, and takes the right ones afterwards", async (_, body) => {
    await using server = await createWebapiServer();
    const { id, url } = await begin(server);
    expect((await send(server, url, body)).status).toBe(400);
    expect((await server.call("files.completeUploadExternal", { files: [{ id }] })).outcome).toBe("file_not_found");
    expect((await send(server, url, text)).status).toBe(200);
    expect((await server.call("files.completeUploadExternal", { files: [{ id }] })).outcome).toBe("ok");
  });

  it("counts the bytes that were posted last, until the file is complete", async () => {
    await using server = await createWebapiServer();
    const { id, url } = await begin(server, "a.txt", 3);
    await send(server, url, "old");
    await send(server, url, "new");
    await server.call("files.completeUploadExternal", { files: [{ id }] });
    expect((await send(server, url, "bad")).status).toBe(404);
    expect((await server.call("files.info", { file: id })).body["content"]).toBe("new");
  });

  it("is unknown under another address, and after an hour", async () => {
    await using server = await createWebapiServer();
    const { url } = await begin(server);
    expect((await send(server, `${url}0`, text)).status).toBe(404);
    expect((await send(server, url.replace(/[^/]+$/, ""), text)).status).toBe(404);
    expect((await get(server, url)).status).toBe(405);
    server.clock.advance(3_600_000);
    expect((await send(server, url, text)).status).toBe(404);
  });

  it("that breaks off leaves nothing", async () => {
    await using server = await createWebapiServer();
    const { id, url } = await begin(server);
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode("on"));
        controller.error(new Error("gone"));
      },
    });
    expect((await send(server, url, broken)).status).toBe(400);
    expect((await server.call("files.completeUploadExternal", { files: [{ id }] })).outcome).toBe("file_not_found");
  });

  it.each(["x".repeat(10_000), "../../etc/passwd", 'a"b\r\nset-cookie: x=1.txt', "zero\0byte.txt", "‮gpj.exe"])(
    "may have any name (%#)",
    async (name) => {
      await using server = await createWebapiServer();
      const { id, url_private: url = "" } = await upload(server, name, "content");
      expect(new URL(url).pathname).toMatch(/^\/w\/hq\/files-pri\/T1-F[A-Z0-9]+\/[^/]+$/);
      const answer = await get(server, url);
      expect([answer.status, await answer.text()]).toEqual([200, "content"]);
      expect(answer.headers.get("content-disposition")).toMatch(
        /^(inline|attachment); filename="[ -~]*"; filename\*=UTF-8''\S*$/,
      );
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect((await server.call("files.info", { file: id })).outcome).toBe("ok");
    },
  );
});

function formOf(content: string): FormData {
  const form = new FormData();
  form.set("note", "not the file");
  form.set("anything", new Blob([content]), "notes.txt");
  form.set("after", "ignored");
  return form;
}

describe("a download", () => {
  it("is for those who see the file", async () => {
    await using server = await createWebapiServer();
    const { url_private: url } = await upload(server, "side.txt", "secret", { channel_id: "C4" });
    const status = async (token: string | null) => (await get(server, url, token)).status;
    expect(await Promise.all(["svcb-helper", "svcp-mia"].map(status))).toEqual([200, 200]);
    expect(await Promise.all(["svcp-olga", "svcp-gus", "svcb-classic", "nobody", null].map(status))).toEqual(
      Array.from({ length: 5 }, () => 302),
    );
    const { headers } = await get(server, url, null);
    expect(headers.get("location")).toMatch(/^\/\?redir=%2Fw%2Fhq%2Ffiles-pri%2F/);
  });

  it("in a public channel is for full members, and for bots that are in it", async () => {
    await using server = await createWebapiServer();
    const { url_private: url } = await upload(server, "open.txt", "open", { channel_id: "C1" });
    const status = async (token: string) => (await get(server, url, token)).status;
    expect(await Promise.all(["svcp-olga", "svcp-mia", "svcb-classic"].map(status))).toEqual([200, 200, 200]);
  });

  it("is shared with a conversation by its permalink, if the author of the message sees it", async () => {
    await using server = await createWebapiServer();
    const { id = "", permalink, url_private: url } = await upload(server, "notes.txt", "open");
    const post = async (token: string, linked = permalink) => {
      const said = { channel: "C1", text: `See ${linked}, <${linked}|again>` };
      return (await server.call("chat.postMessage", said, { token })).body["message"];
    };
    expect(await post("svcp-mia")).not.toHaveProperty("files");
    expect((await get(server, url, "svcp-mia")).status).toBe(302);
    expect(await post("svcb-helper", permalink?.replace(id, "FNOFILE"))).not.toHaveProperty("files");
    expect(await post("svcb-helper")).toMatchObject({ files: [{ id }], upload: false });
    expect((await get(server, url, "svcp-mia")).status).toBe(200);
    const { body } = await server.call("files.info", { file: id });
    expect(body["file"]).toMatchObject({ channels: ["C1"] });
  });

  it("in a public channel is not for guests and bots outside of it", async () => {
    await using server = await createWebapiServer({
      world: `files: [{ id: FRANDOM, name: open.txt, owner: mia, content: open }]
messages: [{ channel: random, ts: "1780300005.000100", user: mia, text: Look, files: [open.txt] }]
`,
    });
    const { body } = await server.call("files.info", { file: "FRANDOM" }, { token: "svcp-mia" });
    const { url_private: url } = body["file"] as Readonly<Record<string, string>>;
    const status = async (token: string) => (await get(server, url, token)).status;
    expect(await Promise.all(["svcp-mia", "svcp-olga"].map(status))).toEqual([200, 200]);
    expect(await Promise.all(["svcp-gus", "svcb-helper", "svcb-classic"].map(status))).toEqual([302, 302, 302]);
  });

  it.each([
    ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
    ["bytes=8-", 206, "89", "bytes 8-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
    ["bytes=10-", 416, "Range Not Satisfiable\n", "bytes */10"],
    ["bytes=-0", 416, "Range Not Satisfiable\n", "bytes */10"],
    ["bytes=3-1", 200, "0123456789", null],
    ["bytes=0-1,4-5", 200, "0123456789", null],
    ["lines=0-1", 200, "0123456789", null],
  ])("answers the range %s with %s", async (range, status, body, contentRange) => {
    await using server = await createWebapiServer();
    const { url_private: url } = await upload(server, "digits.txt", "0123456789");
    const answer = await get(server, url, "svcb-helper", { headers: { range } });
    expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  it("answers HEAD with its size, and only GET and HEAD", async () => {
    await using server = await createWebapiServer();
    const { url_private: url } = await upload(server, "digits.txt", "0123456789");
    const head = await get(server, url, "svcb-helper", { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "10", ""]);
    expect(head.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect((await get(server, url, "svcb-helper", { method: "DELETE" })).status).toBe(405);
  });

  it.each([
    ["page.html", "<script>alert(1)</script>", "attachment"],
    ["drawing.svg", "<svg onload='alert(1)'/>", "attachment"],
    ["page.txt", "<script>alert(1)</script>", "inline"],
  ])("shows %s only if nothing can run in it", async (name, content, disposition) => {
    await using server = await createWebapiServer();
    const { url_private: url, url_private_download: download } = await upload(server, name, content);
    const answer = await get(server, url);
    expect(answer.headers.get("content-disposition")).toMatch(new RegExp(`^${disposition};`));
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    expect((await get(server, download)).headers.get("content-disposition")).toMatch(/^attachment;/);
  });

  it("needs no token by a public address, until that is revoked", async () => {
    await using server = await createWebapiServer();
    const { id, url_private: url = "" } = await upload(server, "open.txt", "open", { channel_id: "C1" });
    const asOlga = { token: "svcp-olga" };
    const { body } = await server.call("files.sharedPublicURL", { file: id }, asOlga);
    const { permalink_public: address = "" } = body["file"] as Readonly<Record<string, string>>;
    const secret = address.slice(-10);
    const status = async (path: string) => (await get(server, path, null)).status;
    const addresses = [address, `${url}?pub_secret=${secret}`];
    expect(await Promise.all(addresses.map(status))).toEqual([200, 200]);
    expect(await Promise.all([address.replace(/.$/, "g"), `${url}?pub_secret=`, url].map(status))).toEqual([
      404, 302, 302,
    ]);
    await server.call("files.revokePublicURL", { file: id }, asOlga);
    expect(await Promise.all(addresses.map(status))).toEqual([302, 302]);
  });

  it("of a canvas is its text as HTML, whose elements have the identifiers of its sections", async () => {
    await using server = await createWebapiServer();
    const by = { token: "svcp-mia" };
    const document_content = { type: "markdown", markdown };
    const made = await server.call("canvases.create", { title: "Plans", document_content }, by);
    const canvas_id = String(made.body["canvas_id"]);
    const { body } = await server.call("files.info", { file: canvas_id }, by);
    const { url_private: url, url_private_download: download } = body["file"] as Readonly<Record<string, string>>;
    const answer = await get(server, url, "svcp-mia");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-disposition": expect.stringMatching(/^inline;/),
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const shown = await answer.text();
    expect(shown.replaceAll(/ id="[^"]+"/g, "")).toBe(html);
    expect(body["content_html"]).toBe(shown);
    const criteria = { contains_text: "Call" };
    const { sections } = (await server.call("canvases.sections.lookup", { canvas_id, criteria }, by)).body;
    const [{ id }] = sections as [{ readonly id: string }];
    expect(shown).toContain(`<div id="${id}" data-section-style="7">`);
    const saved = await get(server, download, "svcp-mia", { method: "HEAD" });
    expect(saved.headers.get("content-disposition")).toMatch(/^attachment;/);
    expect((await get(server, url)).status).toBe(302);
    await server.call("canvases.delete", { canvas_id }, by);
    expect((await get(server, url, "svcp-mia")).status).toBe(404);
  });

  it("of a List is its rows as CSV", async () => {
    await using server = await createWebapiServer();
    const { body } = await server.call("files.info", { file: "F1" });
    const file = body["file"] as Readonly<Record<string, string>>;
    const [shown, exported] = await Promise.all(
      [file["url_private_download"], file["list_csv_download_url"]].map((url) => get(server, url)),
    );
    expect(shown?.headers.get("content-type")).toMatch(/^text\/csv;/);
    expect(await shown?.text()).toBe(await exported?.text());
    const status = async (token: string | null) => (await get(server, file["url_private"], token)).status;
    expect(await Promise.all(["svcp-gus", null].map(status))).toEqual([302, 302]);
  });

  it("of a deleted file is not found, and its message shows what remains", async () => {
    await using server = await createWebapiServer();
    const { id, url_private: url } = await upload(server, "gone.txt", "gone", { channel_id: "C1" });
    await server.call("files.delete", { file: id });
    expect((await get(server, url)).status).toBe(404);
    const { body } = await server.call("conversations.history", { channel: "C1", limit: 1 });
    expect(body["messages"]).toMatchObject([{ files: [{ id, mode: "tombstone" }] }]);
  });
});
