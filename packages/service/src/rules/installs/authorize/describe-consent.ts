import { scopeTexts } from "../../../generated/scope-texts.js";
import type { Store } from "../../../model/store.js";
import type { User } from "../../../model/user.js";
import type { Id } from "../../../values/ids.js";
import { asksForWebhookScope } from "../../apps/webhooks.js";
import { isActive } from "../../directory/is-active.js";
import { installSettingsOf } from "../client/app-settings.js";
import type { AuthorizeRefusal, AuthorizeRequest } from "./authorize-request.js";
import { findPlaces, type PlaceChoice } from "./find-places.js";

/** A scope as a person reads it. */
export interface ConsentScope {
  readonly name: string;
  /** Absent for a scope that the definitions do not know. */
  readonly text?: string;
  /** Whether the person may decline it. */
  readonly isOptional: boolean;
}

/** The subject of a person's decision. */
export interface Consent {
  readonly ok: true;
  readonly person: User;
  /** The first is the default. */
  readonly places: readonly PlaceChoice[];
  readonly botScopes: readonly ConsentScope[];
  readonly userScopes: readonly ConsentScope[];
  /** Whether the person chooses the channel of an incoming webhook. */
  readonly asksForChannel: boolean;
}

/** Describes what a person is asked for, or why they cannot allow it. */
export async function describeConsent(
  request: AuthorizeRequest,
  personId: Id,
  { store, nowMs }: { readonly store: Pick<Store, "users" | "organizations" | "list" | "get">; readonly nowMs: number },
): Promise<Consent | AuthorizeRefusal> {
  const person = await store.users.get(personId);
  if (person === undefined || person.kind === "bot" || !isActive(person, nowMs)) {
    return { ok: false, error: "user_not_found", sentence: "There is no such person, or the account is deactivated." };
  }
  const found = await findPlaces(request, person, store);
  if (!found.ok) return found;
  const { optionalBotScopes, optionalUserScopes } = installSettingsOf(request.app);
  // Signing in needs all scopes: without openid, there is no identity token.
  const optional = request.form === "signIn" ? [] : optionalUserScopes;
  return {
    ok: true,
    person,
    places: found.places,
    botScopes: request.botScopes.map((name) => toScope(name, optionalBotScopes)),
    userScopes: request.userScopes.map((name) => toScope(name, optional)),
    asksForChannel: asksForWebhookScope([...request.botScopes, ...request.userScopes]),
  };
}

function toScope(name: string, optional: readonly string[]): ConsentScope {
  const text = Object.hasOwn(scopeTexts, name) ? scopeTexts[name] : undefined;
  return { name, ...(text !== undefined && { text }), isOptional: optional.includes(name) };
}
