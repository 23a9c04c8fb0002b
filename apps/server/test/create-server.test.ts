import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createServer } from "../src/index.js";
import { ada, createClient, createDemoServer } from "./demo.js";

describe("createServer", () => {
  it.each([
    { over: "in process", local: true },
    { over: "over a socket", local: false },
  ])("serves one user to both protocols $over", async ({ local }) => {
    await using server = await createDemoServer();
    const client = createClient(local ? server.fetch : fetch, server.url);

    const created = await client.scim("POST", "/v2/Users", ada);
    expect(created.status).toBe(201);
    const user = (await created.json()) as { id: string; userName: string };
    expect(user.userName).toBe("ada.lovelace");
    expect(created.headers.get("location")).toBe(`${server.url}/scim/v2/Users/${user.id}`);

    const read = await client.scim("GET", `/v1/Users/${user.id}`);
    expect(read.status).toBe(200);
    expect(await read.json()).toMatchObject({ schemas: ["urn:scim:schemas:core:1.0"], userName: "ada.lovelace" });

    const info = await client.webapi("users.info", { user: user.id });
    expect(info).toMatchObject({ ok: true, user: { id: user.id, name: "ada.lovelace" } });

    const posted = await client.webapi("chat.postMessage", { channel: "general", text: "hello" });
    expect(posted).toMatchObject({
      ok: true,
      channel: expect.stringMatching(/^C/),
      ts: expect.stringMatching(/^\d{10}\.\d{6}$/),
      message: { text: "hello" },
    });
  });

  it("gives each of several servers in one process its own world", async () => {
    await using one = await createDemoServer();
    await using other = await createDemoServer();
    expect(one.url).not.toBe(other.url);
    await createClient(one.fetch, one.url).scim("POST", "/v2/Users", ada);
    const again = await createClient(other.fetch, other.url).scim("POST", "/v2/Users", ada);
    expect(again.status).toBe(201);
  });

  it("keeps changes in its folder", async () => {
    const data = await mkdtemp(join(tmpdir(), "rollcall-"));
    try {
      const first = await createServer({ data });
      const created = await createClient(first.fetch, first.url).scim("POST", "/v2/Users", ada);
      const { id } = (await created.json()) as { id: string };
      await first.close();

      const second = await createServer({ data });
      const read = await createClient(second.fetch, second.url).scim("GET", `/v2/Users/${id}`);
      expect(await read.json()).toMatchObject({ id, userName: "ada.lovelace" });
      expect(second.demoTokens.map(({ token }) => token)).toContain("svcb-demo-bot");
      await second.close();
    } finally {
      await rm(data, { recursive: true });
    }
  });

  it("lists the demo tokens exactly if the database contains the demo world, whichever world it is started with", async () => {
    const data = await mkdtemp(join(tmpdir(), "rollcall-"));
    const world = join(data, "tiny.yaml");
    await writeFile(
      world,
      "kind: world\nworkspaces: [{ name: Tiny, domain: tiny }]\nusers: [{ userName: ana, emails: [ana@tiny.example], workspaces: { tiny: primary_owner } }]\n",
    );
    try {
      for (const [options, wanted] of [
        [{ memory: true, world }, 0],
        [{ data }, 6],
        [{ data, world }, 6],
      ] as const) {
        const server = await createServer(options);
        expect([options, server.demoTokens.length]).toEqual([options, wanted]);
        await server.close();
      }
    } finally {
      await rm(data, { recursive: true });
    }
  });

  it("shows a generated profile page under the current site URL", async () => {
    const data = await mkdtemp(join(tmpdir(), "rollcall-"));
    try {
      for (const siteUrl of ["http://old.localhost", "http://new.localhost"]) {
        const server = await createServer({ data, siteUrl });
        const read = await createClient(server.fetch, server.url).scim("GET", "/v2/Users?count=1");
        const { Resources } = (await read.json()) as { Resources: readonly Record<string, string>[] };
        expect(Resources[0]?.["profileUrl"]).toBe(`${siteUrl}/team/${Resources[0]?.["userName"]}`);
        await server.close();
      }
    } finally {
      await rm(data, { recursive: true });
    }
  });

  it("reports its health and readiness", async () => {
    await using server = await createDemoServer();
    for (const path of ["/healthz", "/readyz"]) {
      const response = await fetch(`${server.url}${path}`);
      expect([path, response.status]).toEqual([path, 200]);
    }
  });

  it("answers unknown paths in the format of SCIM 2.0", async () => {
    await using server = await createDemoServer();
    const response = await createClient(server.fetch, server.url).scim("GET", "/../elsewhere");
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"] });
  });
});
