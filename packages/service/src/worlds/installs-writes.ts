import { serviceLimits } from "../generated/service.js";
import { oauthCodes } from "../model/oauth-code.js";
import { put } from "../model/port/document.js";
import type { Write } from "../model/writes.js";
import { toInstant } from "../values/instant.js";
import { hashToken } from "../values/secrets/hash-token.js";
import type { WorldOauthCode } from "./installs.js";
import { storedInstant } from "./section/stored-instant.js";
import type { WriteContext } from "./section/write-context.js";

/** Writes of the codes, hashed. */
export function oauthCodeWrites(codes: readonly WorldOauthCode[], { ids, nowMs }: WriteContext): readonly Write[] {
  const later = toInstant(nowMs + serviceLimits.oauthCodeMinutes.value * 60_000);
  return codes.map((item) => {
    const onOrganization = item.workspace === undefined ? ids.organization : undefined;
    return put(oauthCodes, {
      hash: hashToken(item.code),
      version: 1,
      created: toInstant(nowMs),
      expires: item.expires === undefined ? later : storedInstant(item.expires),
      form: item.page ?? "app",
      appId: ids.of("app", item.app),
      userId: ids.of("user", item.user),
      target:
        onOrganization === undefined
          ? { kind: "workspace", id: ids.workspace(item.workspace) }
          : { kind: "organization", id: onOrganization },
      botScopes: item.bot_scopes ?? [],
      userScopes: item.user_scopes ?? [],
      ...(item.redirect_uri !== undefined && { redirectUri: item.redirect_uri }),
      ...(item.code_challenge !== undefined && { challenge: item.code_challenge }),
      ...(item.channel !== undefined && { channelId: ids.of("channel", item.channel) }),
    });
  });
}
