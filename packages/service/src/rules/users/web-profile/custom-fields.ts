import type { UserProfile } from "@rollcall/api/webapi";
import { profileFieldFacts } from "../../../generated/service.js";
import { profileFieldId } from "../../../model/profile-field.js";
import type { User } from "../../../model/user.js";
import type { KnownFields } from "./apply-fields.js";
import { customValues } from "./custom-values.js";

/** Custom fields of a user that have a value and are not hidden, by ID. */
export function toCustomFields(
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
