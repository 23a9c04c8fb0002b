import type { Clock } from "@rollcall/webapi-core";
import type { AuthorizeForm } from "../../model/oauth.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import type { Id, Ids } from "../../values/ids.js";
import { isActive } from "../directory/user.js";
import {
  type AuthorizeParameters,
  type AuthorizeRefusal,
  type AuthorizeRequest,
  readAuthorizeRequest,
} from "./authorize/authorize-request.js";
import { allow, type Consent, type ConsentChoice, deny, describeConsent } from "./authorize/consent.js";
import { type PlaceChoice, refusePlace } from "./authorize/find-places.js";
import { requestApproval } from "./authorize/request-approval.js";
import { findEarlierTokens } from "./granting/earlier-tokens.js";

/** People that the page lists at most. */
const maxListed = 50;

interface PeopleOptions {
  readonly store: Pick<Store, "users" | "organizations">;
  readonly nowMs: number;
}

/** The first people of the directory, for the page on which one picks who one is. */
async function listPeople({ store, nowMs }: PeopleOptions): Promise<readonly User[]> {
  const [organization, workspaces] = await Promise.all([store.organizations.get(), store.organizations.workspaces()]);
  const home = organization?.id ?? workspaces.find(({ deleted }) => !deleted)?.id;
  if (home === undefined) return [];
  const { items } = await store.users.find({ home, offset: 0, limit: maxListed, order: "ascending" });
  return items.filter((user) => isPerson(user, nowMs));
}

/** Finds the person whom a text means: an identifier, a user name or an address. */
async function findPerson(text: string, { store, nowMs }: PeopleOptions): Promise<User | undefined> {
  const wanted = text.trim().replace(/^@/, "");
  if (wanted === "") return undefined;
  const { users } = store;
  const found = (await users.get(wanted)) ?? (await users.byUserName(wanted)) ?? (await users.byEmail(wanted));
  return found !== undefined && isPerson(found, nowMs) ? found : undefined;
}

function isPerson(user: User, nowMs: number): boolean {
  return user.kind === "person" && isActive(user, nowMs);
}

/** The functions of the service that the pages for installing apps need. What a form sends is checked again at each step. */
export interface Installs {
  /** Reads what an app asks for, or why no page is shown. */
  readonly read: (
    form: AuthorizeForm,
    parameters: AuthorizeParameters,
  ) => Promise<{ readonly ok: true; readonly request: AuthorizeRequest } | AuthorizeRefusal>;
  /** Describes what a person decides about, or why they cannot. */
  readonly describe: (request: AuthorizeRequest, personId: Id) => Promise<Consent | AuthorizeRefusal>;
  /** Whether the person has allowed it before and is not asked again, which only signing in knows. */
  readonly hasConsented: (request: AuthorizeRequest, consent: Consent) => Promise<boolean>;
  /** Allows it, and returns the address to which the browser takes the code. */
  readonly allow: (
    request: AuthorizeRequest,
    consent: Consent,
    choice: ConsentChoice,
  ) => Promise<{ readonly ok: true; readonly location: string } | AuthorizeRefusal>;
  /** Asks the administrators to approve the app, and returns the workspace. */
  readonly ask: (
    request: AuthorizeRequest,
    consent: Consent,
    choice: ApprovalChoice,
  ) => Promise<{ readonly ok: true; readonly place: PlaceChoice } | AuthorizeRefusal>;
  /** The address to which the browser is sent when a person cancels. */
  readonly deny: (request: AuthorizeRequest) => string;
  /** The first people of the directory. */
  readonly listPeople: () => Promise<readonly User[]>;
  /** Finds the person whom a text means: an identifier, a user name or an address. */
  readonly findPerson: (text: string) => Promise<User | undefined>;
}

/** Dependencies of the pages. */
interface InstallsOptions {
  readonly store: Store;
  readonly clock: Pick<Clock, "now">;
  readonly ids: Ids;
  readonly allowsHttp: (host: string) => Promise<boolean>;
}

/** Creates what the pages need of a store. */
export function createInstalls({ store, clock, ids, allowsHttp }: InstallsOptions): Installs {
  const at = () => ({ store, ids, nowMs: clock.now().getTime() });
  return {
    read: (form, parameters) => readAuthorizeRequest(form, parameters, { store, allowsHttp }),
    describe: (request, personId) => describeConsent(request, personId, at()),
    hasConsented: (request, consent) => hasConsented(request, consent, store),
    allow: (request, consent, choice) => allow(request, consent, choice, at()),
    ask: (request, consent, choice) => askApproval(request, consent, choice, at()),
    deny,
    listPeople: () => listPeople(at()),
    findPerson: (text) => findPerson(text, at()),
  };
}

/** Whether a person has signed in to an app before, in the workspace that the app asks for, and allowed the same. */
async function hasConsented(
  { form, app, teamId, userScopes }: AuthorizeRequest,
  { person, places }: Consent,
  store: Pick<Store, "list">,
): Promise<boolean> {
  if (form !== "signIn" || teamId === undefined || places.every(({ id }) => id !== teamId)) return false;
  const authorization = { appId: app.id, userId: person.id, targetId: teamId, scopes: userScopes };
  const earlier = await findEarlierTokens(authorization, store);
  return earlier.some(({ scopes }) => userScopes.every((scope) => scopes.includes(scope)));
}

/** The request of a person to the administrators. */
interface ApprovalChoice {
  /** The workspace. */
  readonly placeId: Id;
  /** Note to the administrators. */
  readonly message: string;
}

interface AskOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly nowMs: number;
}

/** Asks the administrators of a workspace to approve the app with all that it asks for. The person gets no code. */
async function askApproval(
  { app, botScopes, userScopes }: AuthorizeRequest,
  { person, places }: Consent,
  { placeId, message }: ApprovalChoice,
  options: AskOptions,
): Promise<{ readonly ok: true; readonly place: PlaceChoice } | AuthorizeRefusal> {
  const place = places.find(({ id }) => id === placeId);
  if (place === undefined) {
    return refusePlace(places);
  }
  const wanted = { appId: app.id, place: place.place, person, botScopes, userScopes };
  const request = await requestApproval(wanted, message, options);
  if (request !== undefined) return { ok: true, place };
  return { ok: false, error: "no_request_needed", sentence: "The app needs no approval there; reload the page." };
}
