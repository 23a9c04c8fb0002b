import type { ProfileFieldName } from "../../../generated/service.js";
import type { User } from "../../../model/user.js";

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
