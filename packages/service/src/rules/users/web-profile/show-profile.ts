import type { Methods, UserProfile, UsersProfileGetArguments, UsersProfileGetRefusal } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { profileFieldFacts, profileFieldNames, serviceLimits } from "../../../generated/service.js";
import type { WebapiCaller } from "../../../model/caller.js";
import { customFields, profileFieldId, profileFields } from "../../../model/profile-field.js";
import type { Store } from "../../../model/store.js";
import { homeOf, type User } from "../../../model/user.js";
import { createRefuse } from "../../../store/decide.js";
import { findVisible } from "../../directory/find-visible.js";
import { workspaceOfUser } from "../../directory/reach.js";
import { mayReadEmail, toProfile } from "../representation/show-user.js";
import { customValues, type KnownFields } from "./web-profile.js";

type Outcome = MethodOutcome<Methods["users.profile.get"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<UsersProfileGetRefusal["error"]>("everyday-1#users");

/** Dependencies of `users.profile.get`. */
interface Options {
  readonly definition: MethodDefinition<Methods["users.profile.get"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Returns the profile of a user with its custom fields. Default: the caller. */
export function createProfileGet({ definition, store, siteUrl }: Options) {
  return async (sent: UsersProfileGetArguments, { caller, now }: Context): Promise<Outcome> => {
    const user = await findVisible(sent.user, caller, store);
    if (user === undefined) return refuse("user_not_found", sent.user, "an existing user");
    const profile = await showProfile(user, {
      caller,
      store,
      siteUrl,
      nowMs: now.getTime(),
      withEmail: mayReadEmail(caller, definition.facts.furtherScopes.email),
      withLabels: sent.include_labels === true,
    });
    return { ok: true, profile };
  };
}

/** The viewer of a profile, the time, and the extent of the view. */
interface Showing {
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly siteUrl: string;
  readonly nowMs: number;
  readonly withEmail: boolean;
  readonly withLabels: boolean;
}

/** The profile of a user with its custom fields, as the Web API shows it to a caller. */
export async function showProfile(user: User, showing: Showing): Promise<UserProfile> {
  const { caller, store, withLabels } = showing;
  const shownIn = await workspaceOfUser(user, caller.workspace.id, store);
  const fields = await readFields(user, store);
  return { ...toProfile(user, { ...showing, shownIn }), fields: toCustomFields(user, fields, withLabels) };
}

/** Definitions of the custom fields of a user's directory. */
export async function readFields(user: User, store: Pick<Store, "list">): Promise<KnownFields> {
  const home = homeOf(user);
  const [scim, added] = await Promise.all([
    store.list(profileFields, "of_home", { home }, { limit: profileFieldNames.length }),
    store.list(customFields, "of_home", { home }, { limit: serviceLimits.customFields.value }),
  ]);
  return { scim, added };
}

/** Custom fields of a user that have a value and are not hidden, by ID. */
function toCustomFields(
  user: User,
  { scim, added }: KnownFields,
  withLabels: boolean,
): NonNullable<UserProfile["fields"]> {
  const written = scim
    .filter(({ hidden }) => !hidden)
    .flatMap(({ name }) => {
      const value = customValues[name].read(user);
      if (value === undefined) return [];
      return [{ id: profileFieldId(name), value, alt: user.fieldAlts?.[name], label: profileFieldFacts[name].label }];
    });
  const others = added
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id, label }) => {
      const stored = user.customFields?.[id];
      return stored === undefined ? [] : [{ id, value: stored.value, alt: stored.alt, label }];
    });
  return Object.fromEntries(
    [...written, ...others].map(({ id, value, alt = "", label }) => [id, { value, alt, ...(withLabels && { label }) }]),
  );
}
