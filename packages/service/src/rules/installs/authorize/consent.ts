import { scopeTexts } from "../../../generated/scope-texts.js";
import { idPatterns, serviceLimits } from "../../../generated/service.js";
import { forgottenMsOf, type OauthCode, oauthCodes } from "../../../model/oauth.js";
import { put, remove } from "../../../model/port/document.js";
import type { SilentWrite, Store } from "../../../model/store.js";
import type { User } from "../../../model/user.js";
import { decide } from "../../../store/decide.js";
import type { Id, Ids } from "../../../values/ids.js";
import { toInstant } from "../../../values/instant.js";
import { hashToken } from "../../../values/secrets.js";
import { asksForWebhookScope } from "../../apps/webhooks.js";
import { isActive } from "../../directory/user.js";
import { installSettingsOf } from "../client/app-settings.js";
import { targetOf } from "../granting/grant.js";
import type { AuthorizeRefusal, AuthorizeRequest } from "./authorize-request.js";
import { findPlaces, type PlaceChoice, refusePlace } from "./find-places.js";

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

interface CodeOptions {
  readonly store: Pick<Store, "list">;
  readonly ids: Pick<Ids, "secret">;
  readonly nowMs: number;
}

/** Codes that are removed when one is made. */
const maxRemoved = 10;

const secretBytes = 32;

/** Makes a code: two numbers and 64 hexadecimal digits, with dots between. The writes also remove codes that can be forgotten. */
async function newCode(
  allowed: Omit<OauthCode, "hash" | "version" | "created" | "expires">,
  { store, ids, nowMs }: CodeOptions,
): Promise<{ readonly code: string; readonly writes: readonly SilentWrite[] }> {
  const code = `${nowMs}.${Number.parseInt(ids.secret(4), 16)}.${ids.secret(secretBytes)}`;
  const oldest = await store.list(oauthCodes, "oldest", {}, { limit: maxRemoved });
  const over = oldest.filter((each) => forgottenMsOf(each) <= nowMs);
  const stored: OauthCode = {
    ...allowed,
    hash: hashToken(code),
    version: 1,
    created: toInstant(nowMs),
    expires: toInstant(nowMs + serviceLimits.oauthCodeMinutes.value * 60_000),
  };
  return { code, writes: [...over.map(({ hash }) => remove(oauthCodes, { hash })), put(oauthCodes, stored)] };
}

/** The choices of a person. */
export interface ConsentChoice {
  /** The workspace or the organization. */
  readonly placeId: Id;
  /** Names of the optional scopes that the person grants, by kind. */
  readonly botScopes: readonly string[];
  readonly userScopes: readonly string[];
  /** Name or identifier of the channel of an incoming webhook. */
  readonly channel?: string;
}

interface AllowOptions {
  readonly store: Store;
  readonly ids: Pick<Ids, "secret">;
  readonly nowMs: number;
}

/** Allows what an app asked for, and returns the address to which the browser takes the code. */
export async function allow(
  request: AuthorizeRequest,
  consent: Consent,
  choice: ConsentChoice,
  options: AllowOptions,
): Promise<{ readonly ok: true; readonly location: string } | AuthorizeRefusal> {
  const allowed = await allowedCode(request, consent, choice, options);
  return allowed.ok ? { ok: true, location: withAnswer(request, { code: allowed.code }) } : allowed;
}

/** Allows what an app asked for, and returns the code. */
export async function allowedCode(
  request: AuthorizeRequest,
  { person, places, asksForChannel, ...asked }: Consent,
  choice: ConsentChoice,
  options: AllowOptions,
): Promise<{ readonly ok: true; readonly code: string } | AuthorizeRefusal> {
  const place = places.find(({ id }) => id === choice.placeId);
  if (place === undefined) return refusePlace(places);
  if (place.needsApproval) {
    return refuse("approval_required", "Administrators of the workspace have to approve the app first.");
  }
  const channel = asksForChannel ? await findChannel(choice.channel ?? "", place, person.id, options.store) : undefined;
  if (asksForChannel && channel === undefined) {
    return refuse("channel_not_found", "Choose a channel of the workspace for the webhook of the app.");
  }
  const { form, app, redirectUri, challenge, isDesktop, nonce } = request;
  const code = await decide(options.store, async () => {
    const made = await newCode(
      {
        form,
        appId: app.id,
        userId: person.id,
        target: targetOf(place.place),
        botScopes: granted(asked.botScopes, choice.botScopes),
        userScopes: granted(asked.userScopes, choice.userScopes),
        ...(redirectUri !== undefined && { redirectUri }),
        ...(challenge !== undefined && { challenge }),
        ...(isDesktop && { isDesktop }),
        ...(nonce !== undefined && { nonce }),
        ...(channel !== undefined && { channelId: channel }),
      },
      options,
    );
    return { kind: "commit", batch: { expect: [], writes: made.writes }, answer: () => made.code };
  });
  return { ok: true, code };
}

/** The address to which the browser is sent when a person cancels. */
export function deny(request: AuthorizeRequest): string {
  return withAnswer(request, { error: "access_denied" });
}

/** The redirect URL with an answer and the state of the app. What the app had in its query stays. */
function withAnswer({ redirectUrl, state }: AuthorizeRequest, answer: Readonly<Record<string, string>>): string {
  const url = new URL(redirectUrl);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== undefined) url.searchParams.set("state", state);
  return url.href;
}

/** The scopes that are not optional, and those of the others that the person grants, in the order of asking. */
function granted(asked: readonly ConsentScope[], chosen: readonly string[]): readonly string[] {
  return asked.filter(({ name, isOptional }) => !isOptional || chosen.includes(name)).map(({ name }) => name);
}

/** A channel of the workspace that the person sees, by name or identifier. */
async function findChannel(
  text: string,
  { place }: PlaceChoice,
  personId: Id,
  { channels }: Pick<Store, "channels">,
): Promise<Id | undefined> {
  const wanted = text.trim().replace(/^#/, "");
  const named = idPatterns.channel.test(wanted)
    ? await channels.get(wanted)
    : await channels.byName(place.workspace.id, wanted);
  const seen = named === undefined ? undefined : await channels.seenBy(named.id, personId);
  if (seen === undefined || seen.channel.deleted === true || seen.channel.archived === true) return undefined;
  const { kind, workspaceId, id } = seen.channel;
  if (workspaceId !== place.workspace.id || (kind !== "public" && kind !== "private")) return undefined;
  return kind === "public" || seen.membership !== undefined ? id : undefined;
}

function refuse(error: string, sentence: string): AuthorizeRefusal {
  return { ok: false, error, sentence };
}
