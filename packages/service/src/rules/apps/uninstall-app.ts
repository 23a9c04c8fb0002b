import { hasVersion, put } from "../../model/port/document.js";
import { readAll } from "../../model/port/document-reader.js";
import type { Expectation, Store, Write } from "../../model/store.js";
import { type Token, tokens } from "../../model/token.js";
import { type User, users } from "../../model/user.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";

/** Installations of an app, and the time when they end. */
interface Uninstallation {
  readonly appId: Id;
  /** Organizations and workspaces that the app is installed on. */
  readonly targetIds: readonly Id[];
  readonly nowMs: number;
}

/** The writes at the end of installations. Nothing if there are none. */
interface UninstallationPlan {
  readonly expect: readonly Expectation[];
  readonly writes: readonly Write[];
}

/**
 * Plans the end of an app's installations. Their bot and user tokens are revoked, and bots without another token are
 * deactivated and leave their conversations. App-level tokens stay, because they belong to the app itself.
 */
export async function uninstallApp(
  { appId, targetIds, nowMs }: Uninstallation,
  store: Store,
): Promise<UninstallationPlan> {
  const all = await installedTokens(appId, store);
  const isEnding = ({ installation }: Token) => targetIds.includes(installation.target.id);
  const ending = all.filter(isEnding);
  if (ending.length === 0) return { expect: [], writes: [] };
  const kept = new Set(all.filter((token) => !isEnding(token)).map(({ userId }) => userId));
  const botIds = new Set(ending.flatMap(({ kind, userId }) => (kind === "bot" && !kept.has(userId) ? [userId] : [])));
  const found = await Promise.all([...botIds].map((id) => store.users.get(id ?? "")));
  const { expect, writes } = endBots(
    found.flatMap((bot) => (bot?.active === true ? [bot] : [])),
    nowMs,
  );
  return { expect, writes: [{ kind: "revokeInstallations", appId, targetIds }, ...writes] };
}

/** Deactivates active bots, which leave their conversations. */
export function endBots(bots: readonly User[], nowMs: number): UninstallationPlan {
  return {
    expect: bots.map(({ id, version }) => hasVersion(users, { id }, version)),
    writes: bots.flatMap((bot) => [
      put(users, { ...bot, active: false, version: bot.version + 1, updated: toInstant(nowMs) }),
      { kind: "leaveChannels", userId: bot.id } as const,
    ]),
  };
}

/** Bot and user tokens of an app that are not revoked. */
export async function installedTokens(appId: Id, store: Store): Promise<readonly Token[]> {
  const all = await readAll(tokens, (page) => store.list(tokens, "of_app", { app_id: appId }, page));
  return all.filter(({ kind }) => kind === "bot" || kind === "user");
}
