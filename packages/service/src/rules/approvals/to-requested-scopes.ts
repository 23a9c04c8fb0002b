import type { RequestedScope } from "@rollcall/api/webapi";
import { scopeTexts } from "../../generated/scope-texts.js";
import { adminScopes } from "../../generated/service.js";
import type { AppScopes } from "../../model/app-resolution.js";

/** Scopes as administrators read them, those of the bot first. */
export function toRequestedScopes({ botScopes, userScopes }: AppScopes): readonly RequestedScope[] {
  return [...botScopes.map((name) => toScope(name, "bot")), ...userScopes.map((name) => toScope(name, "user"))];
}

function toScope(name: string, kind: RequestedScope["token_type"]): RequestedScope {
  return {
    name,
    description: (Object.hasOwn(scopeTexts, name) ? scopeTexts[name] : undefined) ?? "",
    is_sensitive: name.startsWith(adminScopes.prefix),
    token_type: kind,
  };
}
