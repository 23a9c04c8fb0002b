import type { UserProfile } from "@rollcall/api/webapi";
import { profileFieldFacts, profileFieldNames, serviceLimits } from "../../../generated/service.js";
import type { WebapiCaller } from "../../../model/caller.js";
import { customFields, profileFieldId, profileFields } from "../../../model/profile-field.js";
import type { Store } from "../../../model/store.js";
import { homeOf, type User } from "../../../model/user.js";
import { workspaceOfUser } from "../../directory/addressed-workspace.js";
import { toProfile } from "../representation/show-user.js";
import { customValues, type KnownFields } from "./web-profile.js";

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
