import type { Store } from "../../../model/service-store.js";
import type { Id, Ids } from "../../../values/ids.js";
import type { AuthorizeRefusal } from "./authorize-parameters.js";
import type { AuthorizeRequest } from "./authorize-request.js";
import type { Consent } from "./describe-consent.js";
import { type PlaceChoice, refusePlace } from "./find-places.js";
import { requestApproval } from "./request-approval.js";

/** The request of a person to the administrators. */
export interface ApprovalChoice {
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
export async function askApproval(
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
