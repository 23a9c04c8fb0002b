import type { Methods, TeamProfileField, TeamProfileGetArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { findAddressed } from "../directory/addressed-workspace.js";
import { profileFieldFacts, profileFieldNames } from "../generated/service.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import { type ProfileField, profileFieldId, profileFields } from "./profile-field.js";

type Outcome = MethodOutcome<Methods["team.profile.get"]>;
type Context = MethodContext<WebapiCaller>;

/** Returns the definitions of the custom profile fields of the caller's directory. */
export function createTeamProfileGet({ store }: { readonly store: Store }) {
  return async (sent: TeamProfileGetArguments, { caller }: Context): Promise<Outcome> => {
    const addressed = await findAddressed(sent.team_id, caller, store);
    if (!addressed.ok) return addressed;
    const home = (caller.organization ?? caller.workspace).id;
    const stored = await store.list(profileFields, "of_home", { home }, { limit: profileFieldNames.length });
    const { visibility = "all" } = sent;
    const fields = profileFieldNames
      .flatMap((name) => stored.find((field) => field.name === name) ?? [])
      .filter(({ hidden }) => visibility === "all" || hidden === (visibility === "hidden"))
      .map(toTeamProfileField);
    return { ok: true, profile: { fields, sections: [] } };
  };
}

function toTeamProfileField({ name, locked, hidden }: ProfileField, ordering: number): TeamProfileField {
  return {
    id: profileFieldId(name),
    ordering,
    field_name: name,
    label: profileFieldFacts[name].label,
    hint: "",
    type: name === "manager" ? "user" : "text",
    possible_values: null,
    options: { is_scim: true, is_protected: locked },
    permissions: { api: locked ? [] : ["user"], ui: !locked, scim: true },
    is_hidden: hidden,
    is_inverse: false,
  };
}
