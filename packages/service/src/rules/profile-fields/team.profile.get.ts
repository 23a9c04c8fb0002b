import type { Methods, TeamProfileGetArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { profileFieldNames, serviceLimits } from "../../generated/service.js";
import { customFields } from "../../model/custom-field.js";
import { profileFields } from "../../model/profile-field.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { findAddressed } from "../directory/addressed-workspace.js";
import { toCustomField, toScimField } from "./to-team-profile-field.js";

type Outcome = MethodOutcome<Methods["team.profile.get"]>;
type Context = MethodContext<WebapiCaller>;

/** Returns the definitions of the custom profile fields of the caller's directory. */
export function createTeamProfileGet({ store }: { readonly store: Store }) {
  return async (sent: TeamProfileGetArguments, { caller }: Context): Promise<Outcome> => {
    const addressed = await findAddressed(sent.team_id, caller, store);
    if (!addressed.ok) return addressed;
    const home = (caller.organization ?? caller.workspace).id;
    const [stored, custom] = await Promise.all([
      store.list(profileFields, "of_home", { home }, { limit: profileFieldNames.length }),
      store.list(customFields, "of_home", { home }, { limit: serviceLimits.customFields.value }),
    ]);
    const { visibility = "all" } = sent;
    const isWanted = ({ hidden }: { readonly hidden: boolean }) =>
      visibility === "all" || hidden === (visibility === "hidden");
    const written = profileFieldNames
      .flatMap((name) => stored.find((field) => field.name === name) ?? [])
      .filter(isWanted);
    const added = custom.filter(isWanted).map((field, i) => toCustomField(field, written.length + i));
    return { ok: true, profile: { fields: [...written.map(toScimField), ...added], sections: [] } };
  };
}
