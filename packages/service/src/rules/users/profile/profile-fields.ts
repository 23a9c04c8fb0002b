import type { ProfileFieldName } from "../../../generated/service.js";
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

const values: { readonly [Name in ProfileFieldName]: (user: User) => unknown } = {
  addresses: ({ address }) => address,
  city: ({ address }) => address?.locality,
  costCenter: ({ enterprise }) => enterprise?.costCenter,
  country: ({ address }) => address?.country,
  department: ({ enterprise }) => enterprise?.department,
  division: ({ enterprise }) => enterprise?.division,
  employeeId: ({ enterprise }) => enterprise?.employeeNumber,
  honorificPrefix: ({ name }) => name.honorificPrefix,
  locale: ({ locale }) => locale,
  manager: ({ enterprise }) => enterprise?.managerId,
  organization: ({ enterprise }) => enterprise?.organization,
  phone: ({ primaryPhone, mobilePhone }) => primaryPhone ?? mobilePhone,
  preferredLanguage: ({ preferredLanguage }) => preferredLanguage,
  roles: ({ role }) => role,
  title: ({ title }) => title,
  userType: ({ userType }) => userType,
  zipCode: ({ address }) => address?.postalCode,
};

/** Whether the user has a value for a custom profile field. */
export function hasValue(user: User, field: ProfileFieldName): boolean {
  return values[field](user) !== undefined;
}
