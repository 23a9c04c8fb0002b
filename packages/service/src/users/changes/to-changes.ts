import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";

/** The changes that bring about what a whole resource says: one for each attribute that is sent. */
export function toChanges(resource: Omit<UserCreate, "password" | "profileUrl">): readonly Change<UserCreate>[] {
  // The compiler does not follow a key and its value through Object.entries; each pair is of one attribute.
  return Object.entries(resource).map(
    ([attribute, value]) => ({ kind: "replace", attribute, value }) as Change<UserCreate>,
  );
}
