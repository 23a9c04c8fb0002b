import type { EnterpriseUser, User as UserResource } from "@rollcall/api/scim";
import { userDefaults } from "../../../generated/service.js";
import type { Group } from "../../../model/group.js";
import type { User } from "../../../model/user.js";
import { printWithOffset } from "../../../values/instant.js";
import { photoUrl } from "../../../values/picture.js";
import { isActive } from "../../directory/user.js";
import { addressFields } from "../profile/contacts.js";
import { enterpriseTexts } from "../profile/profile-fields.js";

/** Context of a user's representation. */
interface UserSurroundings {
  readonly siteUrl: string;
  readonly nowMs: number;
  readonly groups: readonly Group[];
}

/** A user as SCIM shows it, with exactly the attributes to show. */
export function toUserResource(user: User, surroundings: UserSurroundings): UserResource {
  const { siteUrl, nowMs, groups } = surroundings;
  const { name } = user;
  return {
    id: user.id,
    externalId: "",
    meta: { created: printWithOffset(user.created) },
    userName: user.userName,
    nickName: user.userName,
    name: {
      givenName: name.givenName ?? "",
      familyName: name.familyName ?? "",
      ...(user.hasProfileFields && { honorificPrefix: name.honorificPrefix ?? null }),
    },
    displayName: user.displayName,
    profileUrl: user.profileUrl ?? profileUrlOf(user.userName, siteUrl),
    title: user.title ?? "",
    timezone: user.timezone,
    active: isActive(user, nowMs),
    emails: user.emails.map((value, index) => ({ value, primary: index === 0 })),
    photos: [{ value: photoUrl(user, siteUrl), type: userDefaults.photoType }],
    ...(user.hasProfileFields && profileFieldsOf(user)),
    groups: groups.map(({ id, displayName }) => ({ value: id, display: displayName })),
    ...(user.guest?.kind === "multi" && { guest: toGuestBlock(user.guest) }),
  };
}

/** Attributes shown once the user has had enterprise or custom profile data; null if empty now. */
function profileFieldsOf(user: User) {
  return {
    addresses: [toAddress(user)],
    phoneNumbers: [
      { value: user.mobilePhone ?? null, type: "mobile" },
      { value: user.primaryPhone ?? null, primary: true },
    ],
    userType: user.userType ?? null,
    roles: [{ value: user.role?.value ?? null, primary: true }],
    preferredLanguage: user.preferredLanguage ?? null,
    locale: user.locale ?? null,
    enterprise: toEnterpriseBlock(user),
    profile: { startDate: user.startDate ?? null },
  };
}

function toAddress({ address }: User) {
  const [streetAddress, locality, region, postalCode, country] = addressFields.map((field) => address?.[field] ?? null);
  return {
    streetAddress: streetAddress ?? null,
    locality: locality ?? null,
    region: region ?? null,
    postalCode: postalCode ?? null,
    country: country ?? null,
    ...(address?.primary !== undefined && { primary: address.primary }),
  };
}

function toEnterpriseBlock({ enterprise }: User): EnterpriseUser {
  const [employeeNumber, costCenter, organization, division, department] = enterpriseTexts.map(
    (name) => enterprise?.[name] ?? null,
  );
  const managerId = enterprise?.managerId;
  return {
    employeeNumber: employeeNumber ?? null,
    costCenter: costCenter ?? null,
    organization: organization ?? null,
    division: division ?? null,
    department: department ?? null,
    manager: managerId === undefined ? null : { managerId },
  };
}

function toGuestBlock({ expiration }: { readonly expiration?: string }) {
  return { type: "multi" as const, ...(expiration !== undefined && { expiration: printWithOffset(expiration) }) };
}

/** URL of a user's page on the site. */
function profileUrlOf(userName: string, siteUrl: string): string {
  return `${siteUrl}${userDefaults.profilePath.replace("{userName}", userName)}`;
}
