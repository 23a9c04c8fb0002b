import { describe, expect, it, onTestFinished } from "vitest";
import { createWebapiServer, type WebapiServer } from "./kit/create-webapi-server.js";
import { fetchExport } from "./kit/export-list.js";
import { startProxiedDatabase } from "./kit/proxied-database.js";

const start = async (server: WebapiServer) =>
  String((await server.call("svcLists.download.start", { list_id: "F1" })).body["job_id"]);

/** Tokens, and the answer that each gets for the export of a List of the bot. */
const tokens = [
  { token: "svcb-helper", status: 200 },
  { token: "svcp-mia", status: 200 },
  { token: "svcp-gus", status: 200 },
  { token: "svcb-classic", status: 200 },
  { token: "svcb-nobody", status: 401, error: "invalid_auth" },
  { token: "svcc-mia", status: 401, error: "not_allowed_token_type" },
  { token: "svcp-few", status: 401, error: "missing_scope" },
  { token: "svcp-rex", status: 404 },
] as const;

const world = `
tokens:
  - { token: svcp-few, kind: user, user: mia, scopes: [chat:write], installation: { workspace: hq, installer: mia } }
  - { token: svcp-rex, kind: user, user: rex, scopes: ["lists:write"], installation: { workspace: hq, installer: rex } }
`;

describe("exports of Lists", () => {
  it.each(tokens)("are answered with $status to $token", async ({ token, status, ...refusal }) => {
    await using server = await createWebapiServer({ world });
    const response = await fetchExport(server, await start(server), { token });
    expect(response.status).toBe(status);
    if ("error" in refusal) expect(await response.json()).toEqual({ ok: false, error: refusal.error });
  });

  it("need a token in the header", async () => {
    await using server = await createWebapiServer();
    const job = await start(server);
    for (const query of ["", "?token=svcb-helper"]) {
      const response = await server.fetch(new Request(`http://host.example/exports/${job}${query}`));
      expect([response.status, await response.json()]).toEqual([401, { ok: false, error: "not_authed" }]);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
    }
  });

  it.each(["", "Le404", "LE1/..", "F1"])("are not found under %j", async (job) => {
    await using server = await createWebapiServer();
    await start(server);
    expect((await fetchExport(server, job)).status).toBe(404);
  });

  it("answer HEAD without a body, and only GET and HEAD", async () => {
    await using server = await createWebapiServer();
    const url = `http://host.example/exports/${await start(server)}`;
    const headers = { authorization: "Bearer svcb-helper" };
    const head = await server.fetch(new Request(url, { method: "HEAD", headers }));
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([200, expect.any(String), ""]);
    const posted = await server.fetch(new Request(url, { method: "POST", headers }));
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("cannot be read after access is removed", async () => {
    await using server = await createWebapiServer();
    const job = await start(server);
    expect((await fetchExport(server, job, { token: "svcp-mia" })).status).toBe(200);
    await server.call("svcLists.access.delete", { list_id: "F1", channel_ids: ["C1"] });
    await server.call("svcLists.access.delete", { list_id: "F1", user_ids: ["UMIA"] });
    expect((await fetchExport(server, job, { token: "svcp-mia" })).status).toBe(404);
  });

  it("answer 503 while the database is unavailable", async () => {
    const far = await startProxiedDatabase();
    onTestFinished(() => far.close());
    await using server = await createWebapiServer({ openStore: far.openStore });
    const job = await start(server);
    expect((await far.whileUnavailable(() => fetchExport(server, job))).status).toBe(503);
  });
});
