import type { UserCreate } from "@rollcall/api/scim";
import type { Change } from "@rollcall/scim-core";

/** Changes that set each attribute of a whole resource. */
export function toChanges(resource: Omit<UserCreate, "password" | "profileUrl">): readonly Change<UserCreate>[] {
  // The compiler cannot follow a key and its value through Object.entries; each pair belongs to one attribute.
  return Object.entries(resource).map(
    ([attribute, value]) => ({ kind: "replace", attribute, value }) as Change<UserCreate>,
  );
}
