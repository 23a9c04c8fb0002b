import type { Installation } from "../../../model/token.js";
import type { Id } from "../../../values/ids.js";
import { isAdministrator, roleIn } from "../../directory/role.js";
import { installSettingsOf } from "../client/app-settings.js";
import { type Grant, targetOf } from "./grant.js";

/**
 * The installation that tokens of a grant belong to.
 * @param workspaceIds workspaces that an organization's installation was granted to. Default: all
 */
export function toInstallation(
  { app, place, installer }: Pick<Grant, "app" | "place" | "installer">,
  workspaceIds?: readonly Id[],
): Installation {
  const target = targetOf(place);
  const role = roleIn(installer, target);
  return {
    target,
    installerId: installer.id,
    installerRole: role ?? "member",
    channelManager: target.kind === "organization" && isAdministrator(role),
    allowedAddresses: installSettingsOf(app).allowedAddresses,
    ...(workspaceIds !== undefined && { workspaceIds }),
  };
}
