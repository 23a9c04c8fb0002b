import type { Manifest } from "@rollcall/api/webapi";
import type { App } from "../../model/app.js";
import type { AppScopes } from "../../model/app-approval.js";

/** Scopes that an app asks for in its manifest. */
export function scopesOfManifest({ manifest }: Pick<App, "manifest">): AppScopes {
  // A stored manifest has the form of one.
  const { bot = [], user = [] } = (manifest as Manifest).oauth_config?.scopes ?? {};
  return { botScopes: bot, userScopes: user };
}

/** All scopes of some, each once. */
export function joinScopes(all: readonly AppScopes[]): AppScopes {
  return {
    botScopes: [...new Set(all.flatMap(({ botScopes }) => botScopes))],
    userScopes: [...new Set(all.flatMap(({ userScopes }) => userScopes))],
  };
}

/** Whether the first scopes include all of the second. */
export function includesScopes(one: AppScopes, other: AppScopes): boolean {
  return (
    other.botScopes.every((scope) => one.botScopes.includes(scope)) &&
    other.userScopes.every((scope) => one.userScopes.includes(scope))
  );
}
