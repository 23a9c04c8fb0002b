import { enterpriseUserCodes, scim } from "@rollcall/scim-core/svc";
import { accept, type Ruled, refuse } from "../refusal.js";
import type { Store } from "../store/store.js";

/** The identifier of the manager whom an identifier, an e-mail address or a userName means. */
export async function resolveManager(users: Store["users"], reference: string): Promise<Ruled<string>> {
  const byId = scim.resources.User.idPattern?.test(reference) === true ? await users.get(reference) : undefined;
  const manager = byId ?? (await users.byEmail(reference)) ?? (await users.byUserName(reference));
  if (manager !== undefined) return accept(manager.id);
  return refuse(enterpriseUserCodes["manager.managerId"].unknown, {
    rule: "scim-provisioning#user-request-body-shape-v11",
    found: reference,
    wanted: "the identifier, an e-mail address or the userName of a user",
  });
}
