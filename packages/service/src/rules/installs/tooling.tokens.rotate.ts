import type { Methods, ToolingTokensRotateArguments, ToolingTokensRotateRefusal } from "@rollcall/api/webapi";
import type { MethodOutcome, OpenContext } from "@rollcall/webapi-core";
import { refreshTokens } from "../../model/oauth.js";
import { hasVersion, remove } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import { isActive } from "../directory/user.js";
import { decideReuse, findRefreshToken } from "./rotation/family.js";
import { newTokens, type TokenOptions } from "./rotation/new-tokens.js";

type Outcome = MethodOutcome<Methods["tooling.tokens.rotate"]>;

const refuse = createRefuse<ToolingTokensRotateRefusal["error"]>("install#toolingtokensrotate");

/** Dependencies of `tooling.tokens.rotate`. */
interface RotateOptions extends Omit<TokenOptions, "nowMs"> {
  readonly store: Store;
  readonly machineNow: () => number;
}

/** Exchanges the refresh token of a configuration token for a new configuration token, once. */
export function createRotate(options: RotateOptions) {
  return ({ refresh_token: text }: ToolingTokensRotateArguments, { now }: OpenContext): Promise<Outcome> =>
    decide<Outcome>(options.store, () => decideRotation(text, { ...options, nowMs: now.getTime() }));
}

async function decideRotation(
  text: string,
  options: TokenOptions & Pick<RotateOptions, "store" | "machineNow">,
): Promise<Decision<Outcome>> {
  const { store, nowMs, machineNow } = options;
  const sent = await findRefreshToken(text, store);
  const stored = sent?.known;
  const user = stored?.userId === undefined ? undefined : await store.users.get(stored.userId);
  const isGone = stored?.userId !== undefined && (user === undefined || !isActive(user, nowMs));
  if (stored === undefined || stored.kind !== "configuration" || isGone) {
    const refusal = refuse("invalid_refresh_token", stored?.kind, "the refresh token of a configuration token");
    return { kind: "answer", answer: refusal };
  }
  if (sent?.isUsed === true) {
    const refusal = refuse("invalid_refresh_token", "a used refresh token", "one that was not used");
    return decideReuse({ text, follower: stored, refusal }, options);
  }
  const { hash, version, kind, userId, appId, scopes, installation, family } = stored;
  const wanted = { kind, userId, appId, scopes, installation, family, previous: hash };
  const made = newTokens({ ...wanted, rotates: true }, options);
  const iat = Math.floor(machineNow() / 1000);
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(refreshTokens, { hash }, version)],
      writes: [remove(refreshTokens, { hash }), ...made.writes],
    },
    answer: () => ({
      ok: true,
      token: made.token,
      refresh_token: made.refreshToken ?? "",
      team_id: installation.target.id,
      ...(userId !== undefined && { user_id: userId }),
      iat,
      exp: iat + (made.expiresIn ?? 0),
    }),
  };
}
