import type { AuthRevokeArguments, AuthRevokeRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { functionExecutions } from "../../model/app-function.js";
import type { WebapiCaller } from "../../model/caller.js";
import { hasVersion, put } from "../../model/port/document.js";
import { readEach } from "../../model/port/document-reader.js";
import type { Batch, Store } from "../../model/store.js";
import { type Token, tokens } from "../../model/token.js";
import { users } from "../../model/user.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import type { Id } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";

type Outcome = MethodOutcome<Methods["auth.revoke"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<AuthRevokeRefusal["error"]>("install#re-install-revoke-uninstall");
const revoked: Outcome = { ok: true, revoked: true };

/** Revokes the token of the call. With its last token that does not rotate, a bot ends too. */
export function createRevoke({ store }: { readonly store: Store }) {
  return async (sent: AuthRevokeArguments, { caller, now }: Context): Promise<Outcome> => {
    const { token, executionId } = caller;
    if (token.kind === "configuration" || token.kind === "app") {
      return refuse("not_bearer_token", token.kind, "a bot or user token");
    }
    if (sent.test === true) return { ok: true, revoked: false };
    if (executionId !== undefined) return decide<Outcome>(store, () => decideStepRevocation(executionId, store));
    return decide<Outcome>(store, () => decideRevocation(token, now.getTime(), store));
  };
}

/** Decides the end of a token, and of a bot with its last one. */
export async function decideRevocation(token: Token, nowMs: number, store: Store): Promise<Decision<Outcome>> {
  const batch = await revokeTokens([token], { store, nowMs });
  return { kind: "commit", batch, answer: () => revoked };
}

/** The token of a step ends alone: the step goes on, and so does the bot. */
async function decideStepRevocation(id: Id, store: Store): Promise<Decision<Outcome>> {
  const execution = await store.get(functionExecutions, { id });
  if (execution === undefined) return { kind: "answer", answer: revoked };
  const { version } = execution;
  const batch = {
    expect: [hasVersion(functionExecutions, { id }, version)],
    writes: [put(functionExecutions, { ...execution, version: version + 1, tokenRevoked: true })],
  };
  return { kind: "commit", batch, answer: () => revoked };
}

type Revocation = Pick<Batch, "expect" | "writes">;

interface RevokeOptions {
  readonly store: Pick<Store, "users" | "list">;
  readonly nowMs: number;
}

/** Plans the end of tokens. With its last token, a bot ends too if its tokens do not rotate. */
export async function revokeTokens(ending: readonly Token[], options: RevokeOptions): Promise<Revocation> {
  const permanent = ending.filter(({ kind, expires }) => kind === "bot" && expires === undefined);
  const botIds = [...new Set(permanent.flatMap(({ userId = [] }) => userId))];
  const bots = await Promise.all(botIds.map((id) => endBot(id, ending, options)));
  return {
    expect: bots.flatMap(({ expect }) => expect),
    writes: [
      ...ending.map((token) => put(tokens, { ...token, version: (token.version ?? 1) + 1, revoked: true })),
      ...bots.flatMap(({ writes }) => writes),
    ],
  };
}

/** The end of a bot, or its next version, after some of its tokens end. */
async function endBot(id: Id, ending: readonly Token[], { store, nowMs }: RevokeOptions): Promise<Revocation> {
  const bot = await store.users.get(id);
  if (bot === undefined) return { expect: [], writes: [] };
  const expect = [hasVersion(users, { id }, bot.version)];
  const next = { ...bot, version: bot.version + 1 };
  // Another token may end at the same time. The version lets only one of them take the other for the one that stays.
  if (await hasOtherToken(id, new Set(ending.map(({ hash }) => hash)), store))
    return { expect, writes: [put(users, next)] };
  const ended = put(users, { ...next, active: false, updated: toInstant(nowMs) });
  return { expect, writes: [ended, { kind: "leaveChannels", userId: id }] };
}

/** Whether a token that stays valid acts as the bot. Reads pages until it finds one. */
async function hasOtherToken(userId: Id, ending: ReadonlySet<string>, store: Pick<Store, "list">): Promise<boolean> {
  const all = readEach(tokens, (page) => store.list(tokens, "of_user", { user_id: userId }, page));
  for await (const { hash, revoked } of all) if (!revoked && !ending.has(hash)) return true;
  return false;
}
