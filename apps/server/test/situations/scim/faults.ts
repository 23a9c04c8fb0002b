import type { ScimCode } from "@rollcall/api/scim";

/** The codes that no world can cause: only faults and defects answer them. */
export const scimFaults: readonly ScimCode[] = [
  "failed_to_remove_users_for_linked_subteam",
  "group_members_create_failed",
  "internal_error",
  "unable_to_create_team_profile_fields",
  "user_creation_failed.fault",
];
