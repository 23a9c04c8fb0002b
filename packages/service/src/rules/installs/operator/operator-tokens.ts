import { adminScopes, idPatterns, scopes } from "../../../generated/service.js";
import { refreshTokens } from "../../../model/oauth.js";
import { hasVersion, put, remove } from "../../../model/port/document.js";
import type { Store } from "../../../model/store.js";
import { type Installation, type Token, tokens } from "../../../model/token.js";
import { type User, users } from "../../../model/user.js";
import { type Decision, decide } from "../../../store/decide.js";
import type { Ids } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { createToken, hashToken, type TokenPrefixes } from "../../../values/secrets.js";
import type { Home } from "../../directory/reach.js";
import { hasRole, isAdministrator, roleIn } from "../../directory/user.js";
import { decideRevocation } from "../../tokens/revoke.js";
import { signInScopes } from "../granting/earlier-tokens.js";
import { findPlace } from "./installations.js";

/** New tokens of an administrator. The store has only their hashes, so they cannot be shown again. */
export interface AdministratorTokens {
  readonly userName: string;
  /** Name of the organization or of the standalone workspace. */
  readonly home: string;
  /** User token with every scope of an installation: SCIM, and all methods that a user may call. */
  readonly userToken: string;
  /** Configuration token for the default workspace: creates and changes apps. */
  readonly configurationToken: string;
}

/** The tokens, or why there are none. */
type IssueOutcome =
  | { readonly ok: true; readonly tokens: AdministratorTokens }
  | { readonly ok: false; readonly error: "unknown_user" | "not_an_administrator" };

/** Dependencies of issuing tokens. */
interface IssueOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly nowMs: number;
  readonly tokenPrefixes: TokenPrefixes;
}

/**
 * Issues tokens that do not expire to an administrator, as an operator. The earlier ones stay valid.
 * @param named user name, address or identifier. Default: the primary owner of the organization or standalone workspace
 */
export function issueAdministratorTokens(named: string | undefined, options: IssueOptions): Promise<IssueOutcome> {
  return decide(options.store, () => decideTokens(named, options));
}

/**
 * Revokes a token, or removes a refresh token, as an operator.
 * @returns whether the store had it
 */
export async function revokeToken(text: string, store: Store, nowMs: number): Promise<boolean> {
  const hash = hashToken(text);
  const token = await store.tokens.byHash(hash);
  if (token !== undefined) {
    await decide(store, () => decideRevocation(token, nowMs, store));
    return true;
  }
  const refresh = await store.get(refreshTokens, { hash });
  if (refresh === undefined) return false;
  await store.commit({ expect: [], writes: [remove(refreshTokens, { hash })] });
  return true;
}

/** Finds the texts that are tokens which are not revoked, or refresh tokens. */
export async function findUsableTokens(texts: readonly string[], store: Store): Promise<readonly string[]> {
  const isUsable = async (text: string) => {
    const hash = hashToken(text);
    const token = await store.tokens.byHash(hash);
    return token === undefined ? (await store.get(refreshTokens, { hash })) !== undefined : !token.revoked;
  };
  const usable = await Promise.all(texts.map(isUsable));
  return texts.filter((_, index) => usable[index]);
}

async function decideTokens(
  named: string | undefined,
  { store, ids, nowMs, tokenPrefixes }: IssueOptions,
): Promise<Decision<IssueOutcome>> {
  const place = await findPlace(store, undefined);
  if (place === undefined) return refuse("unknown_user");
  const home = place.organization ?? place.workspace;
  const user = named === undefined ? await store.users.get(home.primaryOwnerId) : await findUser(named, store);
  if (user === undefined) return refuse("unknown_user");
  const { onHome, onWorkspace } = installationsOf(user, place);
  if (!user.active || !hasRole(onHome.installerRole, adminScopes.installerRole)) return refuse("not_an_administrator");
  const make = (kind: "user" | "configuration") => createToken(kind, { ids, prefixes: tokenPrefixes });
  const [userToken, configurationToken] = [make("user"), make("configuration")];
  const common = { userId: user.id, created: toInstant(nowMs), revoked: false };
  const issued: readonly Token[] = [
    { ...common, kind: "user", hash: hashToken(userToken), scopes: installableScopes, installation: onHome },
    { ...common, kind: "configuration", hash: hashToken(configurationToken), scopes: [], installation: onWorkspace },
  ];
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(users, { id: user.id }, user.version)],
      writes: issued.map((token) => put(tokens, token)),
    },
    answer: () => ({
      ok: true,
      tokens: { userName: user.userName, home: home.name, userToken, configurationToken },
    }),
  };
}

/** Every scope but those for signing in, which do not mix with others. */
const installableScopes = scopes.filter((scope) => !signInScopes.has(scope));

async function findUser(named: string, { users }: Pick<Store, "users">): Promise<User | undefined> {
  if (idPatterns.user.test(named)) return users.get(named);
  return (await users.byUserName(named)) ?? users.byEmail(named);
}

/** The places where the tokens of an administrator are installed: the user token as widely as possible. */
function installationsOf(user: User, { organization, workspace }: Home) {
  const onWorkspace = installationOn(user, { kind: "workspace", id: workspace.id });
  const onHome =
    organization === undefined ? onWorkspace : installationOn(user, { kind: "organization", id: organization.id });
  return { onHome, onWorkspace };
}

function installationOn(user: User, target: Installation["target"]): Installation {
  const role = roleIn(user, target);
  return {
    target,
    installerId: user.id,
    installerRole: role ?? "member",
    channelManager: target.kind === "organization" && isAdministrator(role),
    allowedAddresses: [],
  };
}

function refuse(error: Extract<IssueOutcome, { ok: false }>["error"]): Decision<IssueOutcome> {
  return { kind: "answer", answer: { ok: false, error } };
}
