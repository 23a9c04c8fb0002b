import type { AuthTestArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { millisecondsOf } from "../../values/instant.js";
import { toBotId } from "../directory/to-bot-id.js";

type Outcome = MethodOutcome<Methods["auth.test"]>;
type Context = MethodContext<WebapiCaller>;

/** Answers who the token acts as, and where. */
export function createAuthTest({ siteUrl }: { readonly siteUrl: string }) {
  return async (_sent: AuthTestArguments, { caller, now }: Context): Promise<Outcome> => {
    const { user, organization, workspace, token, app } = caller;
    if (token.kind === "app") {
      return { ok: true, ...(app !== undefined && { app_id: app.id, app_name: app.name }) };
    }
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
      ...(token.expires !== undefined && { expires_in: secondsUntil(token.expires, now.getTime()) }),
    };
  };
}

/** Whole seconds, rounded down, until an instant in the future. */
function secondsUntil(instant: string, nowMs: number): number {
  return Math.floor((millisecondsOf(instant) - nowMs) / 1000);
}
