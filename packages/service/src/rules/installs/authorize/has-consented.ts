import type { Store } from "../../../model/service-store.js";
import { findEarlierTokens } from "../granting/earlier-tokens.js";
import type { AuthorizeRequest } from "./authorize-request.js";
import type { Consent } from "./describe-consent.js";

/** Whether a person has signed in to an app before, in the workspace that the app asks for, and allowed the same. */
export async function hasConsented(
  { form, app, teamId, userScopes }: AuthorizeRequest,
  { person, places }: Consent,
  store: Pick<Store, "list">,
): Promise<boolean> {
  if (form !== "signIn" || teamId === undefined || places.every(({ id }) => id !== teamId)) return false;
  const authorization = { appId: app.id, userId: person.id, targetId: teamId, scopes: userScopes };
  const earlier = await findEarlierTokens(authorization, store);
  return earlier.some(({ scopes }) => userScopes.every((scope) => scopes.includes(scope)));
}
