import { readFileSync } from "node:fs";
import type { ControlledServer } from "@rollcall/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createCustomServer } from "../src/create-custom-server.js";

declare module "@rollcall/server" {
  /** Faults and the journal take the name of the method, and only its codes. */
  interface OtherMethods {
    "badges.check": "badge_not_found";
  }
}

const urn = "urn:ietf:params:scim:schemas:extension:example:2.0:Badge";
const core = "urn:ietf:params:scim:schemas:core:2.0:User";
const patch = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const answerSchema = z.record(z.string(), z.unknown());
let server: ControlledServer;

beforeAll(async () => {
  server = await createCustomServer();
});
afterAll(() => server.close());

async function scim(path: string, method = "GET", body?: object) {
  const response = await server.fetch(`/scim/v2${path}`, {
    method,
    headers: { authorization: "Bearer svcp-demo-admin", "content-type": "application/scim+json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: answerSchema.parse(await response.json()) };
}

async function call(method: string, query: Record<string, string> = {}) {
  const headers = { authorization: "Bearer svcb-demo-bot" };
  const response = await server.fetch(`/api/${method}?${new URLSearchParams(query)}`, { headers });
  return response.json();
}

async function userWith(badge?: object) {
  const userName = `badge.${crypto.randomUUID().slice(0, 8)}`;
  const user = { schemas: [core], userName, emails: [{ value: `${userName}@example.com`, primary: true }] };
  const made = await scim("/Users", "POST", badge ? { ...user, schemas: [core, urn], [urn]: badge } : user);
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

  it("takes fewer than 60 lines", () => {
    const files = [
      "definitions/service.yaml",
      "definitions/scim/schemas/badge.yaml",
      "definitions/webapi/methods/badges.check.yaml",
      "src/create-custom-server.ts",
    ];
    const texts = files.map((file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8"));
    const lines = texts.flatMap((text) => text.split("\n").filter((line) => line.trim() !== ""));
    expect(lines.length).toBeLessThan(60);
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
