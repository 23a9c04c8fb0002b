import type { Reason } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { ChannelKind, ConversationType } from "../../model/channel.js";
import { createRefuse } from "../../store/decide.js";

/** Builds a refusal of a call about a conversation, with its reason. */
export const refuse = createRefuse<string>("everyday-1#who-may-do-what");

/** Builds a refusal of a change of a conversation, with its reason. */
export const refuseChange = createRefuse<string>("everyday-1#conversations");

/** Kinds of conversations that have scopes. */
type ScopeKind = Exclude<ChannelKind, "session">;

/** Scopes of a method, by token type and kind of conversation. */
export interface KindScopes {
  readonly [tokenType: string]: { readonly [kind: string]: readonly string[] };
}

/** Refusal of a token without a scope for a kind of conversation. */
export interface MissingScope {
  readonly ok: false;
  readonly error: "missing_scope";
  /** Scopes that would do, separated by commas. */
  readonly needed: string;
  readonly provided: string;
  readonly reason: Reason;
}

/** Refuses a token that has none of the method's scopes for a conversation. A session channel counts as private. */
export function refuseKind(
  { kind }: { readonly kind: ChannelKind },
  caller: Pick<WebapiCaller, "tokenType" | "scopes">,
  kindScopes: KindScopes,
): MissingScope | undefined {
  return refuseScopeKind(kind === "session" ? "private" : kind, caller, kindScopes);
}

/** Refuses a token that has none of the method's scopes for conversations of a type. */
export function refuseType(
  type: ConversationType,
  caller: Pick<WebapiCaller, "tokenType" | "scopes">,
  kindScopes: KindScopes,
): MissingScope | undefined {
  return refuseScopeKind(scopeKinds[type], caller, kindScopes);
}

const scopeKinds: { readonly [T in ConversationType]: ScopeKind } = {
  public_channel: "public",
  private_channel: "private",
  mpim: "mpim",
  im: "im",
};

function refuseScopeKind(
  kind: ScopeKind,
  { tokenType, scopes }: Pick<WebapiCaller, "tokenType" | "scopes">,
  kindScopes: KindScopes,
): MissingScope | undefined {
  const needed = kindScopes[tokenType]?.[kind] ?? [];
  if (needed.length === 0 || needed.some((scope) => scopes.has(scope))) return undefined;
  const reason = { rule: "everyday-1#who-may-do-what", found: kind, wanted: `one of the scopes ${needed.join(", ")}` };
  return {
    ok: false,
    error: "missing_scope",
    needed: needed.join(","),
    provided: [...scopes].join(","),
    reason,
  };
}
