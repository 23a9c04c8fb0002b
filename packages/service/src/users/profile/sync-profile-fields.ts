import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";
import { accept, type Ruled } from "../../decisions/refusal.js";
import type { Home } from "../../directory/is-foreign.js";
import { profileFieldFacts, profileFieldNames } from "../../generated/service.js";
import { createProfileField, type ProfileField, profileFields } from "../../profile-fields/profile-field.js";
import { hasVersion, put } from "../../store/document.js";
import type { DocumentReader } from "../../store/document-reader.js";
import type { SettledUser } from "../settle-user.js";
import { hasValue } from "./profile-values.js";

/** Dependencies of synchronizing profile fields. */
interface SyncContext {
  readonly store: DocumentReader;
  readonly nowMs: number;
  readonly caller: Home;
}

/**
 * Adds profile fields to the commit of a user: creates fields with their first value, and locks unlocked ones.
 * @param settling awaited while the fields are read
 */
export async function syncProfileFields(
  settling: Promise<Ruled<SettledUser>>,
  changes: readonly Change<UserCreate>[],
  { store, nowMs, caller }: SyncContext,
): Promise<Ruled<SettledUser>> {
  const home = (caller.organization ?? caller.workspace).id;
  const sent = paths.filter(({ path }) => changes.some((change) => isSentBy(change, path))).map(({ name }) => name);
  if (sent.length === 0) return settling;
  const [settled, existing] = await Promise.all([
    settling,
    store.list(profileFields, "of_home", { home }, { limit: profileFieldNames.length }),
  ]);
  if (!settled.ok) return settled;
  const { user, expect, writes } = settled.value;
  const fields = sent
    .filter((name) => hasValue(user, name))
    .flatMap((name): readonly ProfileField[] => {
      const field = existing.find((one) => one.name === name);
      if (field === undefined) return [createProfileField(home, name, nowMs)];
      return field.locked ? [] : [{ ...field, version: field.version + 1, locked: true }];
    });
  return accept({
    user,
    expect: [...expect, ...fields.map(({ name, version }) => hasVersion(profileFields, { home, name }, version - 1))],
    writes: [...writes, ...fields.map((field) => put(profileFields, field))],
  });
}

const paths = profileFieldNames.map((name) => ({ name, path: profileFieldFacts[name].attribute.split(".") }));

function isSentBy(change: Change<UserCreate>, [attribute, ...parts]: readonly string[]): boolean {
  return change.kind !== "remove" && change.attribute === attribute && reaches(change.value, parts);
}

/** Whether a value, or one of several, has the sub-attribute at a path. */
function reaches(value: unknown, [part, ...parts]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.some((each) => reaches(each, part === undefined ? [] : [part, ...parts]));
  if (part === undefined) return true;
  return typeof value === "object" && value !== null && part in value && reaches(Reflect.get(value, part), parts);
}
