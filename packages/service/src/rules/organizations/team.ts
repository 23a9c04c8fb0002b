import type { Team, TeamIcon } from "@rollcall/api/webapi";
import type { Organization, Workspace } from "../../model/organization.js";
import { pictureOf } from "../../values/picture.js";

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

/** Icon of a workspace: its own, or a generated one. */
export function toTeamIcon({ id, icon }: Pick<Workspace, "id" | "icon">, siteUrl: string): TeamIcon {
  const { url } = pictureOf({ id, ...(icon !== undefined && { photo: icon }) }, siteUrl);
  return {
    image_34: url(34),
    image_44: url(44),
    image_68: url(68),
    image_88: url(88),
    image_102: url(102),
    image_132: url(132),
    image_230: url(230),
    ...(icon === undefined ? { image_default: true } : { image_original: url("original") }),
  };
}

/** The stated properties of a new workspace. All else has a default. */
type NewWorkspace = Partial<Workspace> &
  Pick<Workspace, "id" | "created" | "name" | "domain" | "plan" | "primaryOwnerId" | "userRules">;

/** A new workspace, in which everything is allowed unless `facts` say otherwise. */
export function newWorkspace(facts: NewWorkspace): Workspace {
  return {
    version: 1,
    disabledFeatures: [],
    requires2fa: false,
    postingSuspended: false,
    deleted: false,
    networks: {},
    restrictedApps: [],
    ...facts,
  };
}
