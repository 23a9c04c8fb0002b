import type { File } from "../../model/file.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { administers } from "../directory/may-act.js";

/** Whether the caller is a person who administers the workspace of a file. */
export async function administersFile(
  { workspaceId }: File,
  { user }: WebapiCaller,
  { organizations }: Pick<Store, "organizations">,
): Promise<boolean> {
  if (user === undefined || user.kind === "bot") return false;
  const workspace = await organizations.workspace(workspaceId);
  return workspace !== undefined && administers(user, workspace);
}
