import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWorld, type ControlledServer, type LocalFetch } from "@rollcall/server/extended";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createCustomServer } from "../src/create-custom-server.js";

declare module "@rollcall/server/extended" {
  /** Faults and the journal take the name of the method, and only its codes. */
  interface OtherMethods {
    "badges.check": "badge_not_found" | "badges_disabled";
  }
}

const urn = "urn:example:scim:schemas:extension:badge:2.0:User";
const core = "urn:ietf:params:scim:schemas:core:2.0:User";
const patch = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const answerSchema = z.record(z.string(), z.unknown());
let server: ControlledServer;

beforeAll(async () => {
  server = await createCustomServer();
});
afterAll(() => server.close());

/** Another server, which closes at the end of its test. */
async function start(options: Parameters<typeof createCustomServer>[0]) {
  const started = await createCustomServer({ memory: true, ...options });
  return { ...started, [Symbol.asyncDispose]: () => started.close() };
}

async function scim(path: string, method = "GET", body?: object, fetch: LocalFetch = server.fetch) {
  const response = await fetch(`/scim/v2${path}`, {
    method,
    headers: { authorization: "Bearer svcp-demo-admin", "content-type": "application/scim+json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: answerSchema.parse(await response.json()) };
}

async function call(method: string, query: Record<string, string> = {}, fetch: LocalFetch = server.fetch) {
  const headers = { authorization: "Bearer svcb-demo-bot" };
  const response = await fetch(`/api/${method}?${new URLSearchParams(query)}`, { headers });
  return response.json();
}

/** Number of lines of some files that are not empty. */
function linesOf(paths: readonly string[], folder: URL): number {
  const texts = paths.map((path) => readFileSync(new URL(path, folder), "utf8"));
  return texts.flatMap((text) => text.split("\n").filter((line) => line.trim() !== "")).length;
}

async function userWith(badge?: object, fetch: LocalFetch = server.fetch) {
  const userName = `badge.${crypto.randomUUID().slice(0, 8)}`;
  const user = { schemas: [core], userName, emails: [{ value: `${userName}@example.com`, primary: true }] };
  const made = await scim("/Users", "POST", badge ? { ...user, schemas: [core, urn], [urn]: badge } : user, fetch);
  expect(made.status).toBe(201);
  return { ...made.body, id: String(made.body["id"]) };
}

describe("createCustomServer", () => {
  it("keeps the extension of a user, and changes it", async () => {
    const { id, ...made } = await userWith({ level: 2 });
    expect(made).toMatchObject({ schemas: expect.arrayContaining([urn]), [urn]: { level: 2 } });
    const Operations = [{ op: "replace", path: `${urn}:level`, value: 4 }];
    expect((await scim(`/Users/${id}`, "PATCH", { schemas: [patch], Operations })).body[urn]).toEqual({ level: 4 });
    expect((await scim(`/Users/${id}`)).body[urn]).toEqual({ level: 4 });
  });

  it("refuses a wrong value, and takes users without a badge", async () => {
    expect(await userWith()).not.toHaveProperty([urn]);
    const { id } = await userWith({ level: 1 });
    const Operations = [{ op: "replace", path: `${urn}:level`, value: "high" }];
    expect((await scim(`/Users/${id}`, "PATCH", { schemas: [patch], Operations })).status).toBe(400);
  });

  it.each([
    [2, true],
    [3, false],
  ])("answers whether a badge of level 2 opens a door of level %i", async (level, opens) => {
    const { id } = await userWith({ level: 2 });
    expect(await call("badges.check", { user: id, level: String(level) })).toEqual({ ok: true, opens });
  });

  it("answers the code of the new method, and serves the others", async () => {
    const { id } = await userWith();
    expect(await call("badges.check", { user: id, level: "1" })).toEqual({ ok: false, error: "badge_not_found" });
    expect(await call("badges.check", { user: id })).toMatchObject({ ok: false, error: "invalid_arguments" });
    expect(await call("auth.test")).toMatchObject({ ok: true });
  });

  it("limits calls of the method as its definition says", async () => {
    await using limited = await start({ rateMode: "enforce" });
    const check = () => call("badges.check", { user: "U1", level: "1" }, limited.fetch);
    expect(await check()).toEqual({ ok: false, error: "badge_not_found" });
    expect(await check()).toEqual({ ok: false, error: "ratelimited" });
  });

  it("refuses calls that do not meet the requirement of the definition", async () => {
    await using started = await start({});
    const world = buildWorld({ plan: "entry" });
    const token = world.token({ user: world.bot() });
    await started.world.load(world);
    const headers = { authorization: `Bearer ${token}` };
    const response = await started.fetch("/api/badges.check?user=U1&level=1", { headers });
    expect(await response.json()).toEqual({ ok: false, error: "badges_disabled" });
  });

  it("applies observed switches and wire words to what it serves", async () => {
    await using strict = await start({});
    const inQuery = "token=svcb-demo-bot&user=U1&level=1";
    const answerOf = async ({ fetch }: ControlledServer, path: string) => (await fetch(path)).json();
    expect(await answerOf(strict, `/api/badges.check?${inQuery}`)).toEqual({ ok: false, error: "not_authed" });
    await using lenient = await start({ observed: ["token-in-query"], wireWords: { svc: "acme" } });
    expect(await answerOf(lenient, `/api/badges.check?${inQuery}`)).toEqual({ ok: false, error: "badge_not_found" });
    expect(await answerOf(lenient, `/api/svcLists.update?${inQuery}`)).toMatchObject({ error: "unknown_method" });
    expect(await answerOf(lenient, `/api/acmeLists.update?${inQuery}`)).not.toMatchObject({ error: "unknown_method" });
  });

  it("shows the writes of badges in the journal, and restores them with their world", async () => {
    const { id } = await userWith({ level: 3 });
    const entry = await server.journal.waitFor({ route: "POST /Users" });
    expect(entry.changes?.map(({ kind }) => kind)).toContain("putBadge");
    await server.world.snapshot("before");
    await scim(`/Users/${id}`, "PATCH", {
      schemas: [patch],
      Operations: [{ op: "replace", path: `${urn}:level`, value: 9 }],
    });
    await server.world.restore("before");
    expect((await scim(`/Users/${id}`)).body[urn]).toEqual({ level: 3 });
  });

  it("keeps badges in the folder of the data", async () => {
    const data = mkdtempSync(join(tmpdir(), "badges-"));
    const first = await createCustomServer({ data });
    const { id } = await userWith({ level: 5 }, first.fetch);
    await first.close();
    await using second = await start({ data, memory: false });
    expect(await call("badges.check", { user: id, level: "5" }, second.fetch)).toEqual({ ok: true, opens: true });
  });

  it("takes as many lines as the README says, and as many generated files", () => {
    const folder = new URL("..", import.meta.url);
    const readme = readFileSync(new URL("README.md", folder), "utf8");
    const written = [...readme.matchAll(/^\| `((?:definitions|src)\/[^`]+\.(?:yaml|ts))`/gm)].map(
      ([, path = ""]) => path,
    );
    const generated = readdirSync(new URL("src/generated", folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ts"))
      .map((path) => `src/generated/${path}`);
    expect(written.length).toBeGreaterThan(5);
    expect(readme).toContain(`It takes ${linesOf(written, folder)} lines`);
    expect(readme).toContain(`${generated.length} files with ${linesOf(generated, folder)} lines`);
    expect(generated.length).toBeLessThanOrEqual(20);
  });

  it("arms faults of the method, and keeps its calls in the journal", async () => {
    const match = { method: "badges.check" } as const;
    await server.faults.arm({ match, action: { kind: "error", code: "badge_not_found" } });
    expect(await call("badges.check", { user: "U00000000", level: "1" })).toEqual({
      ok: false,
      error: "badge_not_found",
    });
    const entry = await server.journal.waitFor({ ...match, code: "badge_not_found", where: { user: "U00000000" } });
    expect(entry).toMatchObject({ fault: "fault-1" });
  });
});
