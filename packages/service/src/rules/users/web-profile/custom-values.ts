import type { ProfileFieldName } from "../../../generated/service.js";
import type { Address, Enterprise, User } from "../../../model/user.js";
import { without } from "../changes/user-draft.js";

/** A custom field of a user, as one text. */
interface CustomValue {
  readonly read: (user: User) => string | undefined;
  /** Sets the text, or clears it. Absent for a field that is more than one text. */
  readonly write?: (user: User, text: string | undefined) => User;
}

/** The functions that read the texts of custom fields from users and write them. */
export const customValues: { readonly [Name in ProfileFieldName]: CustomValue } = {
  addresses: { read: ({ address }) => address && printAddress(address) },
  city: ofAddress("locality"),
  costCenter: ofEnterprise("costCenter"),
  country: ofAddress("country"),
  department: ofEnterprise("department"),
  division: ofEnterprise("division"),
  employeeId: ofEnterprise("employeeNumber"),
  honorificPrefix: {
    read: ({ name }) => name.honorificPrefix,
    write: (user, text) => ({ ...user, name: withText(user.name, "honorificPrefix", text) }),
  },
  locale: ofUser("locale"),
  manager: { read: ({ enterprise }) => enterprise?.managerId },
  organization: ofEnterprise("organization"),
  phone: ofUser("primaryPhone"),
  preferredLanguage: ofUser("preferredLanguage"),
  roles: {
    read: ({ role }) => role?.value,
    write: (user, text) =>
      text === undefined ? without(user, "role") : { ...user, role: { ...user.role, value: text } },
  },
  title: ofUser("title"),
  userType: ofUser("userType"),
  zipCode: ofAddress("postalCode"),
};

function ofUser(key: "locale" | "primaryPhone" | "preferredLanguage" | "title" | "userType"): CustomValue {
  return { read: (user) => user[key], write: (user, text) => withText(user, key, text) };
}

function ofAddress(key: "locality" | "country" | "postalCode"): CustomValue {
  return {
    read: ({ address }) => address?.[key],
    write: (user, text) => ({ ...user, address: withText(user.address ?? {}, key, text) }),
  };
}

function ofEnterprise(key: Exclude<keyof Enterprise, "managerId">): CustomValue {
  return {
    read: ({ enterprise }) => enterprise?.[key],
    write: (user, text) => ({ ...user, enterprise: withText(user.enterprise ?? {}, key, text) }),
  };
}

/** A copy with a text, or without it. */
function withText<T extends object, K extends keyof T>(object: T, key: K, text: string | undefined): T {
  // Without a text, an optional property is left out.
  return (text === undefined ? without(object, key) : { ...object, [key]: text }) as T;
}

function printAddress({ streetAddress, postalCode, locality, region, country }: Address): string {
  return [streetAddress, postalCode, locality, region, country].filter((part) => part !== undefined).join(", ");
}
