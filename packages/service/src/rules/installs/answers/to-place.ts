import type { AuthorizedPlace } from "@rollcall/api/webapi";
import type { InstallPlace } from "../granting/grant.js";

/** The place of an installation, as in answers about tokens. */
export interface AnsweredPlace {
  readonly team: AuthorizedPlace | null;
  readonly enterprise: AuthorizedPlace | null;
  readonly is_enterprise_install: boolean;
}

/** Writes where an app is installed. */
export function toPlace({ kind, organization, workspace }: InstallPlace): AnsweredPlace {
  const isOrganization = kind === "organization";
  return {
    team: isOrganization ? null : { id: workspace.id, name: workspace.name },
    enterprise: organization === undefined ? null : { id: organization.id, name: organization.name },
    is_enterprise_install: isOrganization,
  };
}
