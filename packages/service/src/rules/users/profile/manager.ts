import { enterpriseUserCodes } from "../../../generated/service.js";
import type { Store } from "../../../model/service-store.js";
import { accept, type Result, refuse } from "../../../store/refusal.js";
import { userResource } from "../../../values/default-definitions.js";
import { type Home, isForeign } from "../../directory/is-foreign.js";

/** Finds the ID of a manager given by ID, email address or userName, within the directory. */
export async function resolveManager(users: Store["users"], reference: string, home: Home): Promise<Result<string>> {
  const byId = userResource.idPattern?.test(reference) === true ? await users.get(reference) : undefined;
  const manager = byId ?? (await users.byEmail(reference)) ?? (await users.byUserName(reference));
  if (manager !== undefined && !isForeign(manager, home)) return accept(manager.id);
  return refuse(enterpriseUserCodes["manager.managerId"].unknown, {
    rule: "scim-provisioning#user-request-body-shape-v11",
    found: reference,
    wanted: "the ID, an email address or the userName of a user of the directory",
  });
}
