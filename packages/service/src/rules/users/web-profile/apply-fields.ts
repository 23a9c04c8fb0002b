import type { ProfileFieldName } from "../../../generated/service.js";
import { type CustomField, wantedValue } from "../../../model/custom-field.js";
import { type ProfileField, profileFieldId } from "../../../model/profile-field.js";
import type { User } from "../../../model/user.js";
import { accept } from "../../../store/refusal.js";
import { isDate } from "../../../values/dates/is-date.js";
import { without } from "../changes/user-draft.js";
import { hasEmoji } from "../names/emoji.js";
import { customValues } from "./custom-values.js";
import type { SentField, SentProfile } from "./read-sent.js";
import { type Checked, refuse } from "./refusal.js";

/** Maximum length of a custom value or its alternative text, in characters. */
const maxLength = 256;

/** Definitions of custom fields: those that SCIM writes, and those that administrators added. */
export interface KnownFields {
  readonly scim: readonly ProfileField[];
  readonly added: readonly CustomField[];
}

/** Applies title, phone, pronouns and custom fields of a profile. Locked fields belong to SCIM. */
export function applyFields(user: User, { texts, fields }: SentProfile, known: KnownFields): Checked<User> {
  const { title, phone, pronouns, start_date: startDate } = texts;
  let changed: User = user;
  const named: readonly (readonly [ProfileFieldName, SentField])[] = [
    ...(title === undefined ? [] : [["title", { value: title }] as const]),
    ...(phone === undefined ? [] : [["phone", { value: phone }] as const]),
  ];
  const custom: (readonly [ProfileFieldName, SentField])[] = [];
  const added: (readonly [CustomField, SentField])[] = [];
  for (const [id, field] of Object.entries(fields)) {
    const found = known.scim.find(({ name }) => profileFieldId(name) === id);
    const other = known.added.find((one) => one.id === id);
    if (found !== undefined) custom.push([found.name, field]);
    else if (other !== undefined) added.push([other, field]);
    else return refuse("invalid_profile", id, "the ID of a custom field");
  }
  for (const [name, field] of [...named, ...custom]) {
    const applied = applyField(changed, name, field, known.scim);
    if (!applied.ok) return applied;
    changed = applied.value;
  }
  for (const [field, sent] of added) {
    const applied = refuseLong(sent) ?? applyCustom(changed, field, sent);
    if (!applied.ok) return applied;
    changed = applied.value;
  }
  if (pronouns !== undefined && [...pronouns].length > maxLength) return tooLong(pronouns);
  if (startDate !== undefined && startDate !== "" && !isDate(startDate)) {
    return refuse("invalid_profile", startDate, "a date such as 2026-01-31");
  }
  return accept({
    ...changed,
    ...(pronouns !== undefined && { pronouns }),
    ...(startDate !== undefined && startDate !== "" && { startDate: `${startDate}T00:00:00.000Z` }),
  });
}

function applyField(
  user: User,
  name: ProfileFieldName,
  sent: SentField,
  known: readonly ProfileField[],
): Checked<User> {
  const long = refuseLong(sent);
  if (long !== undefined) return long;
  const { value, alt } = sent;
  const { read, write } = customValues[name];
  const isUnchanged = value === undefined || value === (read(user) ?? "");
  const isLocked = known.some((field) => field.name === name && field.locked);
  if (!isUnchanged && (isLocked || write === undefined)) {
    return refuse("permission_denied", name, "a field that SCIM does not write");
  }
  if (name === "title" && value !== undefined && hasEmoji(value)) {
    return refuse("invalid_emoji_not_allowed", value, "no emoji");
  }
  const written = isUnchanged || write === undefined ? user : write(user, value === "" ? undefined : value);
  return accept(alt === undefined ? written : { ...written, fieldAlts: { ...written.fieldAlts, [name]: alt } });
}

function refuseLong({ value, alt }: SentField) {
  const long = [value, alt].find((text) => text !== undefined && [...text].length > maxLength);
  return long === undefined ? undefined : tooLong(long);
}

function tooLong(text: string) {
  return refuse("too_long", text, `at most ${maxLength} characters`);
}

/** Applies the value of a field that an administrator added. An empty value removes it with its alternative text. */
function applyCustom(user: User, field: CustomField, sent: SentField): Checked<User> {
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
