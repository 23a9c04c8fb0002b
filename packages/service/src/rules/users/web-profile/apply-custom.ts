import { type CustomField, wantedValue } from "../../../model/custom-field.js";
import type { User } from "../../../model/user.js";
import { accept } from "../../../store/refusal.js";
import { without } from "../changes/user-draft.js";
import type { SentField } from "./read-sent.js";
import { type Checked, refuse } from "./refusal.js";

/** Applies the value of a field that an administrator added. An empty value removes it with its alternative text. */
export function applyCustom(user: User, field: CustomField, sent: SentField): Checked<User> {
  const { customFields = {} } = user;
  const stored = customFields[field.id];
  const { value = stored?.value ?? "", alt = stored?.alt ?? "" } = sent;
  if (value === (stored?.value ?? "") && alt === (stored?.alt ?? "")) return accept(user);
  if (field.locked) return refuse("permission_denied", field.id, "a field that is not locked");
  if (value === "") return accept({ ...user, customFields: without(customFields, field.id) });
  const wanted = wantedValue(field, value);
  if (wanted !== undefined) return refuse("invalid_profile", value, wanted);
  return accept({
    ...user,
    customFields: { ...customFields, [field.id]: { value, ...(alt !== "" && { alt }) } },
  });
}
