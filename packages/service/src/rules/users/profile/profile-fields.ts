import type { Enterprise, User } from "../../../model/user.js";

/** Whether the user has enterprise or custom profile data. */
export function hasProfileData(user: User): boolean {
  return (
    user.name.honorificPrefix !== undefined ||
    user.address !== undefined ||
    user.primaryPhone !== undefined ||
    user.mobilePhone !== undefined ||
    user.userType !== undefined ||
    user.role !== undefined ||
    user.preferredLanguage !== undefined ||
    user.locale !== undefined ||
    user.startDate !== undefined ||
    Object.keys(user.enterprise ?? {}).length > 0
  );
}

/** Enterprise attributes with plain text, in display order. */
export const enterpriseTexts = [
  "employeeNumber",
  "costCenter",
  "organization",
  "division",
  "department",
] as const satisfies readonly (keyof Enterprise)[];
