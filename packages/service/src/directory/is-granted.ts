import type { Id } from "../organizations/organization.js";
import type { Token } from "../tokens/token.js";

/** Whether an installation reaches a workspace: its own one, or of an organization those that it was granted to. */
export function isGranted({ installation }: Pick<Token, "installation">, workspaceId: Id): boolean {
  const { target, workspaceIds } = installation;
  if (target.kind === "workspace") return target.id === workspaceId;
  return workspaceIds === undefined || workspaceIds.includes(workspaceId);
}
