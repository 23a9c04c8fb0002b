import type { Team } from "@rollcall/api/webapi";
import type { Organization, Workspace } from "../../model/organization.js";
import { toTeamIcon } from "./to-team-icon.js";

/** Context of a workspace as shown. */
interface TeamOptions {
  readonly siteUrl: string;
  /** Its organization and the domain of that. Absent for a standalone workspace. */
  readonly enterprise?: { readonly organization: Organization; readonly domain: string };
}

/** A workspace as the Web API shows it. */
export function toTeam(workspace: Workspace, { siteUrl, enterprise }: TeamOptions): Team {
  const { id, name, domain, emailDomains = [] } = workspace;
  return {
    id,
    name,
    url: toTeamUrl(siteUrl),
    domain,
    email_domain: emailDomains.join(","),
    icon: toTeamIcon(workspace, siteUrl),
    ...(enterprise !== undefined && {
      enterprise_id: enterprise.organization.id,
      enterprise_name: enterprise.organization.name,
      enterprise_domain: enterprise.domain,
    }),
  };
}

/** Address of a workspace. All workspaces are at the same one. */
export function toTeamUrl(siteUrl: string): string {
  return `${siteUrl}/`;
}
