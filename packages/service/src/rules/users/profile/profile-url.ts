import { userDefaults } from "../../../generated/service.js";

/** URL of a user's page on the site. */
export function profileUrlOf(userName: string, siteUrl: string): string {
  return `${siteUrl}${userDefaults.profilePath.replace("{userName}", userName)}`;
}
