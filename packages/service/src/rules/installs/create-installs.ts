import type { Clock } from "@rollcall/webapi-core";
import type { AuthorizeForm } from "../../model/oauth-code.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { Id, Ids } from "../../values/ids.js";
import { allow, type ConsentChoice, deny } from "./authorize/allow.js";
import { type ApprovalChoice, askApproval } from "./authorize/ask-approval.js";
import type { AuthorizeParameters, AuthorizeRefusal } from "./authorize/authorize-parameters.js";
import { type AuthorizeRequest, readAuthorizeRequest } from "./authorize/authorize-request.js";
import { type Consent, describeConsent } from "./authorize/describe-consent.js";
import { findPerson, listPeople } from "./authorize/find-people.js";
import type { PlaceChoice } from "./authorize/find-places.js";
import { hasConsented } from "./authorize/has-consented.js";

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
