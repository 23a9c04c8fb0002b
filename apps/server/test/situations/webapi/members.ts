import { expect } from "vitest";
import type { MethodTable } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin } from "./worlds.js";

const every = { arguments: {} };
const ids = (...wanted: readonly string[]) => wanted.map((id) => expect.objectContaining({ id }));

/** Users and their memberships, as administrators manage them. */
export const members = {
  "admin.users.list": {
    succeeds: [
      {
        call: { arguments: { include_owners: true, include_admins: true } },
        fields: { users: ids("UPAT", "UOLGA", "UADAM") },
      },
      { call: { arguments: { include_admins: true, team_id: "T1" } }, fields: { users: ids("UADAM") } },
      { call: { arguments: { is_active: false } }, fields: { users: ids("UGONE") } },
      {
        call: { arguments: { only_guests: true, team_id: "T1" } },
        fields: {
          users: [
            {
              id: "UGUS",
              email: "gus@guest.example",
              username: "gus",
              full_name: "gus",
              is_admin: false,
              is_owner: false,
              is_primary_owner: false,
              is_restricted: true,
              is_ultra_restricted: false,
              is_bot: false,
              is_active: true,
              date_created: expect.any(Number),
              expiration_ts: 1798675200,
              roles: [],
              workspaces: ["T1"],
            },
            expect.objectContaining({ id: "USUE", is_ultra_restricted: true, expiration_ts: 0 }),
          ],
        },
      },
      { call: { arguments: { team_id: "T2" } }, fields: { users: ids("UOLGA", "ULAB") } },
      { world: grantedToLabs, call: every, fields: { users: ids("UOLGA", "ULAB") } },
    ],
    answers: {
      feature_not_enabled: [
        { when: "the app is installed on a standalone workspace", base: "webapi-lone", world: loneAdmin, call: every },
      ],
      include_deactivated_user_workspaces_invalid: [
        {
          when: "the call names a workspace",
          call: { arguments: { team_id: "T1", include_deactivated_user_workspaces: true } },
        },
      ],
      invalid_arguments: [
        { when: "guests are asked for among admins", call: { arguments: { only_guests: true, include_admins: true } } },
        { when: "guests are asked for among owners", call: { arguments: { only_guests: true, include_owners: true } } },
        { when: "the limit is too high", call: { arguments: { limit: 101 } } },
      ],
      invalid_cursor: [{ when: "the cursor is unknown", call: { arguments: { cursor: "dXNlcjpVMQ==" } } }],
      no_permission: [{ when: "the caller is a member", call: { ...every, ...byMember } }],
      team_access_not_granted: [
        { when: "the workspace was not granted", world: grantedToLabs, call: { arguments: { team_id: "T1" } } },
      ],
      team_not_found: [
        { when: "the workspace does not exist", call: { arguments: { team_id: "T404" } } },
        { when: "the identifier is malformed", call: { arguments: { team_id: "labs" } } },
        { when: "the workspace belongs to another company", call: { arguments: { team_id: "T9" } } },
        {
          when: "the workspace is deleted",
          world: "workspaces: [{ domain: labs, deleted: true }]",
          call: { arguments: { team_id: "T2" } },
        },
      ],
    },
  },
} satisfies MethodTable;
