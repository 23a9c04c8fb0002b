import type { Person, Team } from "../directory/resolve-directory.js";
import type { StyleFacts } from "../styles/style-facts.js";
import { emailsOf, type Sought } from "./look-up.js";

/** The identifying values of a person at the target. */
export function toSoughtUser(
  { userName, externalId, attributes }: Person,
  { userQuery }: StyleFacts,
  match: "userName" | "externalId" = "userName",
): Sought {
  const emails = emailsOf({ emails: attributes.get("emails") }).filter((email) => typeof email === "string");
  const value = match === "userName" ? userName : externalId;
  return { endpoint: "Users", attribute: match, value, emails, query: userQuery.value };
}

/** The identifying values of a group at the target. */
export function toSoughtGroup({ displayName }: Team, { groupQuery }: StyleFacts): Sought {
  return { endpoint: "Groups", attribute: "displayName", value: displayName, query: groupQuery.value };
}
