import { userCodes } from "../../../generated/service.js";
import type { Store } from "../../../model/service-store.js";
import type { User } from "../../../model/user.js";
import { type Refusal, refuse } from "../../../store/refusal.js";

const rule = "scim-provisioning#users";

/** Refuses addresses of other users, including deactivated ones. */
export async function refuseTakenEmails(
  users: Store["users"],
  emails: readonly string[],
  except: string | undefined,
): Promise<Refusal | undefined> {
  const holder = await findEmailHolder(users, emails, except);
  if (holder === undefined) return undefined;
  return refuse(userCodes.emails.duplicate, { rule, found: holder.emails, wanted: "addresses that no other user has" });
}

/** First other user who has one of the addresses. */
export async function findEmailHolder(
  users: Store["users"],
  emails: readonly string[],
  except?: string,
): Promise<User | undefined> {
  const holders = await Promise.all(emails.map((address) => users.byEmail(address)));
  return holders.find((holder) => holder !== undefined && holder.id !== except);
}
