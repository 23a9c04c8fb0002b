import { describe, expect, it } from "vitest";
import { createTestService } from "../../testing/create-test-service.js";
import { organizationWorld } from "../../testing/demo-world.js";
import type { World } from "../../worlds/world.js";

type WorldToken = NonNullable<World["tokens"]>[number];
type WorldWorkspace = World["workspaces"][number];

const bot: WorldToken = {
  token: "svc-tested",
  kind: "bot",
  user: "helper",
  app: "Helper",
  scopes: ["users:read"],
  installation: { workspace: "hq", installer: "ada" },
};
const user: WorldToken = { ...bot, kind: "user", user: "mia" };

interface Given {
  readonly token: WorldToken;
  readonly workspace?: Partial<WorldWorkspace>;
  readonly peer?: string;
}

/** Error code of users.info with the token, in a world with it. */
async function codeOf({ token, workspace, peer }: Given) {
  const workspaces = organizationWorld.workspaces.map((one) => (one.domain === "hq" ? { ...one, ...workspace } : one));
  const service = await createTestService({ ...organizationWorld, workspaces, tokens: [token] });
  return (await service.call("users.info", { user: "U4" }, "svc-tested", peer)).body.error;
}

describe("createWebapiAuthentication", () => {
  it.each([
    { why: "a bot token", given: { token: bot }, wanted: undefined },
    { why: "a user token", given: { token: user }, wanted: undefined },
    { why: "an unknown token", given: { token: { ...bot, token: "svc-another" } }, wanted: "invalid_auth" },
    { why: "a revoked user token", given: { token: { ...user, revoked: true } }, wanted: "token_revoked" },
    { why: "a revoked bot token", given: { token: { ...bot, revoked: true } }, wanted: "token_revoked" },
    { why: "an expired token", given: { token: { ...bot, expires: "2026-06-01T11:59:59Z" } }, wanted: "token_expired" },
    { why: "a deactivated user", given: { token: { ...user, user: "gone" } }, wanted: "token_revoked" },
    { why: "a deleted app", given: { token: { ...user, app: "Deleted" } }, wanted: "token_revoked" },
    { why: "a deleted workspace", given: { token: user, workspace: { deleted: true } }, wanted: "token_revoked" },
    {
      why: "a bot of a deleted workspace",
      given: { token: bot, workspace: { deleted: true } },
      wanted: "account_inactive",
    },
    {
      why: "an address that the installation does not allow",
      given: { token: { ...bot, installation: { ...bot.installation, allowed_addresses: ["10.0.0.0/8"] } } },
      wanted: "invalid_auth",
    },
    {
      why: "an address that the installation allows",
      given: {
        token: { ...bot, installation: { ...bot.installation, allowed_addresses: ["10.0.0.0/8"] } },
        peer: "10.9.9.9",
      },
      wanted: undefined,
    },
    {
      why: "an address outside the workspace's networks for the method",
      given: { token: bot, workspace: { networks: { "users.info": ["10.0.0.0/8"] } } },
      wanted: "accesslimited",
    },
    {
      why: "networks of other methods",
      given: { token: bot, workspace: { networks: { "*": ["10.0.0.0/8"], "users.info": ["127.0.0.1"] } } },
      wanted: undefined,
    },
    {
      why: "a migration at its login stage",
      given: { token: bot, workspace: { migration: "login" } },
      wanted: "org_login_required",
    },
    {
      why: "a migration at its joining stage",
      given: { token: bot, workspace: { migration: "joining" } },
      wanted: "team_added_to_org",
    },
    {
      why: "a user without a second factor",
      given: { token: user, workspace: { requires_2fa: true } },
      wanted: "two_factor_setup_required",
    },
    {
      why: "a bot without a second factor",
      given: { token: bot, workspace: { requires_2fa: true } },
      wanted: undefined,
    },
  ] as const satisfies readonly { why: string; given: Given; wanted: string | undefined }[])(
    "answers $wanted: $why",
    async ({ given, wanted }) => {
      expect(await codeOf(given)).toBe(wanted);
    },
  );
});
