import type { Bot, BotsInfoArguments, BotsInfoRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Store } from "../../model/store.js";
import type { User } from "../../model/user.js";
import { createRefuse } from "../../store/decide.js";
import { secondsOf } from "../../values/instant.js";
import { pictureOf } from "../../values/picture.js";
import { findAddressed, isForeign, isForeignWorkspace } from "../directory/reach.js";
import { isActive, toBotUserId } from "../directory/user.js";

type Outcome = MethodOutcome<Methods["bots.info"]>;
type Refusal = Extract<Outcome, { readonly ok: false }>;
type Context = MethodContext<WebapiCaller>;

const rule = "everyday-1#directory";
const refuse = createRefuse<BotsInfoRefusal["error"]>(rule);

/** Dependencies of `bots.info`. */
interface Options {
  readonly store: Pick<Store, "users" | "apps" | "organizations">;
  readonly siteUrl: string;
}

/** Returns information about a bot, deleted ones included. */
export function createBotsInfo({ store, siteUrl }: Options) {
  return async (sent: BotsInfoArguments, { caller, now }: Context): Promise<Outcome> => {
    const refusal = await refuseTeam(sent.team_id, caller, store);
    if (refusal !== undefined) return refusal;
    const { bot: id = "" } = sent;
    if (id === "") {
      return { ok: false, error: "missing_argument", arg: "bot", reason: { rule, found: id, wanted: "a bot" } };
    }
    const user = await store.users.get(toBotUserId(id) ?? "");
    if (user === undefined || user.kind !== "bot" || isForeign(user, caller)) {
      return refuse("bot_not_found", id, "a bot of the caller's directory");
    }
    const app = user.appId === undefined ? undefined : await store.apps.get(user.appId);
    const deleted = !isActive(user, now.getTime()) || app?.deleted === true;
    return { ok: true, bot: toBot(user, { id, deleted, siteUrl }) };
  };
}

/** With an organization's token, the team may also be the organization. */
async function refuseTeam(
  teamId: string | undefined,
  caller: WebapiCaller,
  { organizations }: Options["store"],
): Promise<Refusal | undefined> {
  const { target } = caller.token.installation;
  if (target.kind === "workspace" || teamId === target.id) return undefined;
  const named = teamId === undefined || teamId === "" ? undefined : await organizations.workspace(teamId);
  const isUnknown = named === undefined || named.deleted || isForeignWorkspace(named, caller);
  if (teamId !== undefined && teamId !== "" && isUnknown) {
    return refuse("team_not_found", teamId, "the organization or one of its workspaces");
  }
  const addressed = await findAddressed(teamId, caller, { organizations });
  return addressed.ok ? undefined : addressed;
}

function toBot(user: User, { id, deleted, siteUrl }: { id: string; deleted: boolean; siteUrl: string }): Bot {
  const { url } = pictureOf(user, siteUrl);
  return {
    id,
    deleted,
    name: user.displayName,
    updated: secondsOf(user.updated),
    ...(user.appId !== undefined && { app_id: user.appId }),
    user_id: user.id,
    icons: { image_36: url(36), image_48: url(48), image_72: url(72) },
  };
}
