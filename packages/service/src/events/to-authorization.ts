import type { EventAuthorization } from "@rollcall/api/webapi";
import type { Token } from "../model/token.js";
import type { Id } from "../values/ids.js";

interface Installed {
  readonly token: Token;
  /** Organization; null for a standalone workspace. */
  readonly enterpriseId: Id | null;
  /** Workspace in which an installation on a workspace receives the event. */
  readonly teamId: Id;
}

/** Writes the installation of a token, as the envelopes of events and their lists show it. */
export function toAuthorization({ token, enterpriseId, teamId }: Installed): EventAuthorization {
  const isOfOrganization = token.installation.target.kind === "organization";
  return {
    enterprise_id: enterpriseId,
    team_id: isOfOrganization ? null : teamId,
    user_id: token.userId ?? "",
    is_bot: token.kind === "bot",
    is_enterprise_install: isOfOrganization,
  };
}
