import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld, standaloneWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

type WorldToken = NonNullable<World["tokens"]>[number];

const right: WorldToken = {
  token: "svcp-tested",
  kind: "user",
  user: "ada",
  app: "Helper",
  scopes: ["admin"],
  installation: { installer: "ada" },
};

/** Answer to a request with the token, in a world with it. */
async function answer(token: Partial<WorldToken>, world: World = organizationWorld, remoteAddress?: string) {
  const service = await createTestService({ ...world, tokens: [{ ...right, ...token }] });
  const { status, body } = await service.scim("GET", "/v2/Users?count=0", undefined, "svcp-tested", remoteAddress);
  return { status, detail: body.detail };
}

const lone = (plan: "free" | "entry" | "plus" | "enterprise"): World => ({
  ...standaloneWorld,
  workspaces: standaloneWorld.workspaces.map((workspace) => ({ ...workspace, plan })),
});
const shopToken: Partial<WorldToken> = { user: "pat", installation: { installer: "pat" } };

describe("createScimAuthentication", () => {
  it("admits a user token that an administrator installed on the organization", async () => {
    expect(await answer({})).toEqual({ status: 200, detail: undefined });
  });

  it.each([
    { why: "a bot token", token: { kind: "bot", user: "helper" } },
    { why: "no scope", token: { scopes: [] } },
    { why: "another scope", token: { scopes: ["admin.users:read"] } },
    { why: "revoked", token: { revoked: true } },
    { why: "expired", token: { expires: "2026-06-01T12:00:00Z" } },
    { why: "the user is deactivated", token: { user: "gone" } },
    { why: "the app is deleted", token: { app: "Deleted" } },
    { why: "installed by a member", token: { installation: { installer: "mia" } } },
    { why: "another address", token: { installation: { installer: "ada", allowed_addresses: ["10.0.0.0/8"] } } },
  ] as const)("answers invalid_authentication: $why", async ({ token }) => {
    expect(await answer(token)).toEqual({ status: 401, detail: "invalid_authentication" });
  });

  it("answers invalid_authentication to an unknown token and missing_authentication to no token", async () => {
    const service = await createTestService();
    expect((await service.scim("GET", "/v2/Users", undefined, "svcp-unknown")).body.detail).toBe(
      "invalid_authentication",
    );
    expect((await service.scim("GET", "/v2/Schemas", undefined, "svcp-unknown")).status).toBe(401);
  });

  it("accepts the addresses of the installation", async () => {
    const installation = { installer: "ada", allowed_addresses: ["10.0.0.0/8"] };
    expect((await answer({ installation }, organizationWorld, "10.1.2.3")).status).toBe(200);
  });

  it.each([
    { why: "is now a member", installer: "mia" },
    { why: "is deactivated", installer: "gone" },
  ])("answers permission_denied if the installer $why", async ({ installer }) => {
    const token = { installation: { installer, installer_role: "admin" } } as const;
    expect(await answer(token)).toEqual({ status: 403, detail: "permission_denied" });
  });

  it("answers non_org_teams_only to a token that is installed on a workspace of an organization", async () => {
    const installation = { installer: "pat", workspace: "hq" };
    expect(await answer({ installation })).toEqual({ status: 403, detail: "non_org_teams_only" });
  });

  it.each([
    { plan: "free", wanted: { status: 403, detail: "plus_teams_only" } },
    { plan: "entry", wanted: { status: 403, detail: "plus_teams_only" } },
    { plan: "plus", wanted: { status: 200, detail: undefined } },
    { plan: "enterprise", wanted: { status: 200, detail: undefined } },
  ] as const)("answers $wanted.detail on the plan $plan", async ({ plan, wanted }) => {
    const { app: _app, ...token } = right;
    const service = await createTestService({ ...lone(plan), tokens: [{ ...token, ...shopToken }] });
    const { status, body } = await service.scim("GET", "/v2/Users?count=0", undefined, "svcp-tested");
    expect({ status, detail: body.detail }).toEqual(wanted);
  });
});
