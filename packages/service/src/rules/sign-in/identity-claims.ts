import { userDefaults } from "../../generated/service.js";
import type { User } from "../../model/user.js";
import { secondsOf } from "../../values/instant.js";
import { pictureOf } from "../../values/picture.js";
import { realNameOf } from "../directory/resolved-user.js";

/** Width of the picture of a claim, in pixels. */
const pictureSize = 512;

/** Claims of the scope `email`. Every address counts as confirmed since the account was created. */
export function emailClaims({ emails: [email], created }: User) {
  if (email === undefined) return {};
  return { email, email_verified: true, date_email_verified: secondsOf(created) };
}

/** Claims of the scope `profile` about a user. */
export function profileClaims(user: User, siteUrl: string) {
  const { givenName, familyName } = user.name;
  return {
    name: realNameOf(user),
    picture: pictureOf(user, siteUrl).url(pictureSize),
    ...(givenName !== undefined && { given_name: givenName }),
    ...(familyName !== undefined && { family_name: familyName }),
    locale: user.locale ?? userDefaults.locale,
  };
}

/** Names of claims that begin with the issuer. */
export function ofIssuer<Claims extends object>(issuer: string, claims: Claims): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [`${issuer}/${name}`, value]));
}
