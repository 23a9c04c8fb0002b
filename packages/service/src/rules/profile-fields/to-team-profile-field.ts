import type { TeamProfileField } from "@rollcall/api/webapi";
import { profileFieldFacts } from "../../generated/service.js";
import type { CustomField } from "../../model/custom-field.js";
import { type ProfileField, profileFieldId } from "../../model/profile-field.js";

/** Definition of a field that SCIM writes, as the Web API shows it. */
export function toScimField({ name, locked, hidden }: ProfileField, ordering: number): TeamProfileField {
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
export function toCustomField(field: CustomField, ordering: number): TeamProfileField {
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
