import type { Methods, TeamProfileField, TeamProfileGetArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { profileFieldFacts, profileFieldNames, serviceLimits } from "../../generated/service.js";
import type { WebapiCaller } from "../../model/caller.js";
import {
  type CustomField,
  customFields,
  type ProfileField,
  profileFieldId,
  profileFields,
} from "../../model/profile-field.js";
import type { Store } from "../../model/store.js";
import { findAddressed } from "../directory/reach.js";

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

/** Definition of a field that SCIM writes, as the Web API shows it. */
function toScimField({ name, locked, hidden }: ProfileField, ordering: number): TeamProfileField {
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

/** Definition of a field that an administrator added, as the Web API shows it. */
function toCustomField(field: CustomField, ordering: number): TeamProfileField {
  const { id, name, label, hint, type, options, locked, hidden } = field;
  return {
    id,
    ordering,
    field_name: name,
    label,
    hint,
    type,
    possible_values: options === undefined ? null : [...options],
    options: { is_scim: false, is_protected: locked },
    permissions: { api: locked ? [] : ["user"], ui: !locked, scim: false },
    is_hidden: hidden,
    is_inverse: false,
  };
}
