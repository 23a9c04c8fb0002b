import type { ApiTestArguments, AuthTestArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { millisecondsOf } from "../../values/instant.js";
import type { Site } from "../../values/site-addresses.js";
import { toBotId } from "../directory/user.js";

type ApiTestOutcome = MethodOutcome<Methods["api.test"]>;

/** Answers with the arguments sent, as an error if they name one. */
export function createApiTest() {
  return async (sent: ApiTestArguments): Promise<ApiTestOutcome> => {
    const fields = Object.keys(sent).length === 0 ? {} : { args: { ...sent } };
    return sent.error === undefined ? { ok: true, ...fields } : { ok: false, error: sent.error, ...fields };
  };
}

type AuthTestOutcome = MethodOutcome<Methods["auth.test"]>;
type Context = MethodContext<WebapiCaller>;

/** Answers who the token acts as, and where. */
export function createAuthTest({ site }: { readonly site: Site }) {
  return async (_sent: AuthTestArguments, { caller, now }: Context): Promise<AuthTestOutcome> => {
    const { user, organization, workspace, token, app } = caller;
    if (token.kind === "app") {
      return { ok: true, ...(app !== undefined && { app_id: app.id, app_name: app.name }) };
    }
    return {
      ok: true,
      url: `${site.of(workspace).url}/`,
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
