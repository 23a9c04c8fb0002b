import { compileFilter } from "@rollcall/scim-filter";
import { userResource } from "../values/default-definitions.js";
import { nameKey } from "./port/name-key.js";
import type { User } from "./user.js";
import { type FilterableUserAttribute, toStorableFilter, type UserFilter } from "./user-filter.js";

/** A user as filters see it. */
type FilteredUser = { readonly [Attribute in FilterableUserAttribute]: string | boolean | readonly string[] };

/** Predicate for users that match a filter. */
export function toUserPredicate(filter: UserFilter): (user: User) => boolean {
  const schema = { attributes: userResource.filterable };
  const selects = compileFilter<FilteredUser>(toStorableFilter(filter), schema);
  return (user) => selects(toFiltered(user));
}

function toFiltered({ userName, emails, guest }: User): FilteredUser {
  return {
    userName: nameKey(userName),
    email: emails.map(nameKey),
    restricted: guest?.kind === "multi",
    ultra_restricted: guest?.kind === "single",
  };
}
