import { type AdministratorTokens, issueAdministratorTokens, type TokenPrefixes } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";
import { checkWorld, type World, worldSchema } from "@rollcall/service/world";
import { StartError } from "../errors/start-error.js";
import { randomIds } from "../machine/random-ids.js";
import { systemClock } from "../machine/system-clock.js";

/** The operator's options for the first world of a deployment. */
export interface FirstWorldOptions {
  /** Name of the organization, which gets one workspace of the same name. Default: `Rollcall`. */
  readonly organization?: string;
  /** Name of a standalone workspace instead. */
  readonly workspace?: string;
  /** Domain of the workspace. Default: its name, as far as it consists of letters and digits. */
  readonly domain?: string;
  /** Address of the administrator. Default: an address that receives no mail. */
  readonly adminEmail?: string;
}

/** User name of the administrator of a first world. */
const administrator = "operator";

/**
 * The world that a deployment begins with: an organization or a standalone workspace with its administrator and the
 * channel `general`.
 * @throws StartError if a name or an address is invalid
 */
export function firstWorld(options: FirstWorldOptions = {}): World {
  const { workspace, organization = "Rollcall", adminEmail } = options;
  const isStandalone = workspace !== undefined;
  const name = workspace ?? organization;
  const domain = options.domain ?? toDomain(name);
  if (domain === "")
    throw new StartError(`the name ${JSON.stringify(name)} has no letters from a to z for a domain; pass --domain`);
  const world: World = {
    kind: "world",
    ...(!isStandalone && { organization: { name, default_workspace: domain } }),
    workspaces: [{ name, domain }],
    users: [
      {
        userName: administrator,
        displayName: "Operator",
        emails: [adminEmail ?? `${administrator}@${domain}.invalid`],
        ...(!isStandalone && { organization_role: "primary_owner" }),
        workspaces: { [domain]: "primary_owner" },
      },
    ],
    channels: [
      { name: "general", kind: "public", workspace: domain, creator: administrator, members: [administrator] },
    ],
  };
  const parsed = worldSchema.safeParse(world);
  const [problem] = parsed.success ? checkWorld(world) : parsed.error.issues;
  if (problem === undefined) return world;
  const isOf = (key: string) => problem.path.includes(key);
  const named = isStandalone ? "--workspace" : "--organization";
  const flag = isOf("emails") ? "--admin-email" : isOf("domain") ? "--domain" : named;
  throw new StartError(`the value of ${flag} is invalid: ${problem.message}`);
}

/** The domain that a name makes: lower-case letters and digits, with hyphens between them. */
function toDomain(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{Mark}/gu, "");
  const domain = plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return domain.replaceAll(/^-|-$/g, "");
}

/**
 * Issues tokens to an administrator of a deployment.
 * @param named user name, address or identifier. Default: the primary owner
 * @throws StartError if there is no such administrator
 */
export async function issueTokens(
  store: Store,
  tokenPrefixes: TokenPrefixes,
  named?: string,
): Promise<AdministratorTokens> {
  const nowMs = systemClock.now().getTime();
  const issued = await issueAdministratorTokens(named, { store, ids: randomIds, nowMs, tokenPrefixes });
  if (issued.ok) return issued.tokens;
  const who = named === undefined ? "the primary owner" : `the user ${JSON.stringify(named)}`;
  switch (issued.error) {
    case "unknown_user":
      throw new StartError(`the database does not have ${who}; pass a user name, an address or an ID with --user`);
    case "not_an_administrator":
      throw new StartError(`${who} is not an active administrator or owner; pass one with --user`);
  }
}
