import type { ScimVersion } from "@rollcall/scim-core";

/** Both versions of SCIM. */
export const versions: readonly ScimVersion[] = ["1.1", "2.0"];

/**
 * The rows of a table that a version is tested with: the versions take turns. Rules of users and groups do not know the
 * version, and what a version reads and writes has tests of its own.
 */
export function inTurn<const R>(version: ScimVersion, rows: readonly R[]): readonly R[] {
  const turn = versions.indexOf(version);
  return rows.filter((_, at) => at % versions.length === turn);
}

const urns: Readonly<Record<ScimVersion, Readonly<Record<string, string>>>> = {
  "1.1": {
    $User: "urn:scim:schemas:core:1.0",
    $Group: "urn:scim:schemas:core:1.0",
    $enterprise: "urn:scim:schemas:extension:enterprise:1.0",
    $profile: "urn:scim:schemas:extension:svc:profile:1.0",
    $guest: "urn:scim:schemas:extension:svc:guest:1.0",
  },
  "2.0": {
    $User: "urn:ietf:params:scim:schemas:core:2.0:User",
    $Group: "urn:ietf:params:scim:schemas:core:2.0:Group",
    $enterprise: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
    $profile: "urn:ietf:params:scim:schemas:extension:svc:profile:2.0:User",
    $guest: "urn:scim:schemas:extension:svc:guest:2.0:User",
    $PatchOp: "urn:ietf:params:scim:api:messages:2.0:PatchOp",
  },
};

/** Segments of the path that select a version. */
export const segments: Readonly<Record<ScimVersion, string>> = { "1.1": "v1", "2.0": "v2" };

/**
 * Replaces `$User`, `$Group`, `$enterprise`, `$profile`, `$guest` and `$PatchOp` at the start of texts by the URNs of a
 * version, in a body or a part of one.
 */
export function toWire(value: unknown, version: ScimVersion): unknown {
  if (typeof value === "string") return value.replace(/^\$[A-Za-z]+/, (name) => urns[version][name] ?? name);
  if (Array.isArray(value)) return value.map((element) => toWire(element, version));
  // Matchers of the test runner are not plain objects and stay.
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const parts = Object.entries(value).map(([key, part]) => [toWire(key, version), toWire(part, version)]);
  return Object.fromEntries(parts) as object;
}
