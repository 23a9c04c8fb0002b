import type { AuthTestArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { toBotId } from "../directory/to-bot-id.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";

type Outcome = MethodOutcome<Methods["auth.test"]>;
type Context = MethodContext<WebapiCaller>;

/** Answers who the token acts as, and where. */
export function createAuthTest({ siteUrl }: { readonly siteUrl: string }) {
  return async (_sent: AuthTestArguments, { caller }: Context): Promise<Outcome> => {
    const { user, organization, workspace, token } = caller;
    return {
      ok: true,
      url: `${siteUrl}/`,
      team: workspace.name,
      ...(user !== undefined && { user: user.userName }),
      team_id: workspace.id,
      ...(user !== undefined && { user_id: user.id }),
      ...(user?.kind === "bot" && { bot_id: toBotId(user.id) }),
      ...(organization !== undefined && { enterprise_id: organization.id }),
      is_enterprise_install: token.installation.target.kind === "organization",
    };
  };
}
