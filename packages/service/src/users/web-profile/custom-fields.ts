import type { UserProfile } from "@rollcall/api/webapi";
import { profileFieldFacts } from "../../generated/service.js";
import { type ProfileField, profileFieldId } from "../../profile-fields/profile-field.js";
import type { User } from "../user.js";
import { customValues } from "./custom-values.js";

/** Custom fields of a user that have a value and are not hidden, by ID. */
export function toCustomFields(
  user: User,
  fields: readonly ProfileField[],
  withLabels: boolean,
): NonNullable<UserProfile["fields"]> {
  const shown = fields
    .filter(({ hidden }) => !hidden)
    .flatMap(({ name }) => {
      const value = customValues[name].read(user);
      if (value === undefined) return [];
      const alt = user.fieldAlts?.[name] ?? "";
      return [
        [profileFieldId(name), { value, alt, ...(withLabels && { label: profileFieldFacts[name].label }) }] as const,
      ];
    });
  return Object.fromEntries(shown);
}
