import type { Store } from "../../../model/service-store.js";
import type { User } from "../../../model/user.js";
import type { WebapiCaller } from "../../../model/webapi-caller.js";
import { findVisible } from "../../directory/find-visible.js";
import type { KnownFields } from "./apply-fields.js";
import type { SentProfile } from "./read-sent.js";
import { refuse } from "./refusal.js";

/** Refuses a new value of a user field if the caller sees no such user. */
export async function refuseUnseenUsers(
  user: User,
  { fields }: SentProfile,
  { added }: KnownFields,
  { caller, store }: { readonly caller: WebapiCaller; readonly store: Store },
) {
  for (const { id } of added.filter(({ type }) => type === "user")) {
    const { value = "" } = fields[id] ?? {};
    if (value === "" || value === user.customFields?.[id]?.value) continue;
    if ((await findVisible(value, caller, store)) === undefined) {
      return refuse("invalid_profile", value, "the ID of a user");
    }
  }
  return undefined;
}
