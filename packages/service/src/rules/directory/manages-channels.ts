import type { Store } from "../../model/service-store.js";
import type { Token } from "../../model/token.js";
import { hasPermission } from "./system-role.js";

/**
 * Whether the app was installed on the organization by a user with the Channel Management role over public and private
 * channels, who still has it: by the installation itself, or by a system role for the organization.
 */
export async function managesChannels(
  { installation }: Pick<Token, "installation">,
  store: Pick<Store, "roles">,
): Promise<boolean> {
  const { target, installerId, channelManager, channelManagerLost } = installation;
  if (target.kind !== "organization") return false;
  if (channelManager && channelManagerLost !== true) return true;
  return hasPermission(installerId, "manageChannels", { entityIds: [target.id], store });
}
