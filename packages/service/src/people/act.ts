import type { Methods } from "@rollcall/api/webapi";
import type { Clock } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../model/caller.js";
import type { Store } from "../model/store.js";
import type { User } from "../model/user.js";
import type { AskApp } from "../rules/interactivity/ask-app.js";
import type { Ephemerals } from "../rules/messages/ephemerals.js";
import type { Ids } from "../values/ids.js";
import type { Sealer, TokenPrefixes } from "../values/secrets.js";
import type { Site } from "../values/site-addresses.js";
/**
 * The reason why a person cannot do something, in one sentence. What the person did on the way, such as opening a
 * direct conversation, is not undone.
 */
export type ActRefusal =
  /** It names what is not there. */
  | { readonly ok: false; readonly error: "not_found"; readonly detail: string }
  /** A rule is against it. `code`: what a call of this user answers. */
  | { readonly ok: false; readonly error: "refused"; readonly detail: string; readonly code?: string };

/** The answer to an act: what the person sees of it, or why it is refused. */
export type ActOutcome<Seen> = ({ readonly ok: true } & Seen) | ActRefusal;

/** Calls a method as a person. */
export type CallAs = <Name extends keyof Methods>(
  method: Name,
  sent: Methods[Name]["arguments"],
) => Promise<ActOutcome<Methods[Name]["response"]>>;

/** A person in a workspace, who can do what people do in a client: no token or scope restricts them. */
export interface Person {
  readonly user: User;
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly clock: Pick<Clock, "now">;
  readonly ids: Ids;
  readonly sealer: Sealer;
  readonly site: Site;
  readonly call: CallAs;
  /** Calls of another caller, such as an app whose answer does something. */
  callAs(caller: WebapiCaller): CallAs;
  /** Messages that only one user sees. */
  readonly ephemerals: Ephemerals;
  /** Base of the addresses at which apps answer acts, without a trailing slash. */
  readonly hooksUrl: string;
  readonly tokenPrefixes: TokenPrefixes;
  /** Prefix of the tokens of steps. */
  readonly workflowPrefix: string;
  /** Tells an app of the act, or asks it. */
  readonly ask: AskApp;
}

/** Refuses what names something that is not there. `there` lists what is. Default: the sentence does not say. */
export function notThere(what: string, name: string, there?: readonly string[]): ActRefusal {
  const rest = there === undefined ? "" : `; ${listThere(there)}`;
  return { ok: false, error: "not_found", detail: `There is no ${what} ${JSON.stringify(name)}${rest}.` };
}

/** Says what there is. */
export function listThere(there: readonly string[]): string {
  return there.length === 0 ? "there is none" : `there are ${there.join(", ")}`;
}

/** Refuses what a rule is against, in one sentence. */
export function cannot(detail: string): ActRefusal & { readonly error: "refused" } {
  return { ok: false, error: "refused", detail };
}
