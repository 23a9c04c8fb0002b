import type { MethodTable } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin, lowPlan, roleLost } from "./worlds.js";

const gus = { arguments: { user_id: "UGUS" } };
const onLabs = { arguments: { user_id: "UGUS", target_team: "T2" } };
const guestOfTwo = `users:
  - userName: gus
    workspaces: { hq: member, labs: member }
    guest: { expirations: { labs: 2026-07-01T00:00:00Z } }
`;
const onWorkspace = `tokens:
  - token: svcp-local
    kind: user
    user: adam
    app: Helper
    scopes: ["admin.users:read"]
    installation: { workspace: hq, installer: adam }
`;

const year2030 = 1893456000;
const until = (sent: object) => ({ arguments: { team_id: "T1", user_id: "UGUS", expiration_ts: year2030, ...sent } });

/** Guests and when their accounts end. */
export const guests = {
  "admin.users.getExpiration": {
    succeeds: [
      {
        call: gus,
        fields: {
          user: {
            id: "UGUS",
            email: "gus@guest.example",
            is_restricted: true,
            is_ultra_restricted: false,
            expiration_ts: 1798675200,
          },
        },
      },
      {
        call: { arguments: { user_id: "USUE" }, encoding: "query" },
        fields: {
          user: {
            id: "USUE",
            email: "sue@guest.example",
            is_restricted: true,
            is_ultra_restricted: true,
            expiration_ts: 0,
          },
        },
      },
      { world: guestOfTwo, call: onLabs },
      { world: onWorkspace, call: { ...gus, token: "svcp-local" } },
      {
        base: "webapi-lone",
        world: `${loneAdmin}workspaces: [{ domain: shop, plan: enterprise }]
users: [{ id: UGUS, userName: gus, emails: [gus@guest.example], guest: { kind: multi } }]
`,
        call: gus,
      },
    ],
    answers: {
      no_perms: [
        { when: "the caller is a member", call: { ...gus, ...byMember } },
        { when: "the installer has lost the role", world: roleLost, call: gus },
        {
          when: "the caller of a workspace's token is a member there",
          world: onWorkspace.replace("user: adam", "user: mia"),
          call: { ...gus, token: "svcp-local" },
        },
      ],
      not_permitted: [
        {
          when: "a workspace is given with a token of one workspace",
          world: onWorkspace,
          call: { arguments: { user_id: "UGUS", target_team: "T1" }, token: "svcp-local" },
        },
      ],
      paid_teams_only: [
        { when: "the plan of the organization is lower", world: lowPlan, call: gus },
        { when: "the plan of a single workspace is lower", base: "webapi-lone", world: loneAdmin, call: gus },
      ],
      target_team_not_on_org: [
        { when: "it belongs to another company", call: { arguments: { user_id: "UGUS", target_team: "T9" } } },
      ],
      team_not_found: [
        { when: "the workspace does not exist", call: { arguments: { user_id: "UGUS", target_team: "T404" } } },
        { when: "the identifier is malformed", call: { arguments: { user_id: "UGUS", target_team: "labs" } } },
      ],
      user_is_not_guest: [
        { when: "the user is a full member", call: { arguments: { user_id: "UMIA" } } },
        { when: "the user is a bot", call: { arguments: { user_id: "UHELP" } } },
      ],
      user_not_found: [
        { when: "the user does not exist", call: { arguments: { user_id: "U404" } } },
        { when: "the identifier is malformed", call: { arguments: { user_id: "gus" } } },
        { when: "the user belongs to another company", call: { arguments: { user_id: "WPIA" } } },
        { when: "the guest is not in the workspace", call: onLabs },
      ],
      team_access_not_granted: [
        {
          when: "the workspace was not granted",
          world: grantedToLabs,
          call: { arguments: { user_id: "UGUS", target_team: "T1" } },
        },
        {
          when: "the guest is only in a workspace that was not granted",
          world: grantedToLabs,
          call: { arguments: { user_id: "UGUS" } },
        },
      ],
    },
  },
  "admin.users.setExpiration": {
    succeeds: [
      { call: until({}) },
      { call: until({ user_id: "USUE" }) },
      { world: guestOfTwo, call: until({ team_id: "T2" }) },
    ],
    answers: {
      failed_to_validate_caller: [{ when: "the caller is a member", call: { ...until({}), ...byMember } }],
      failed_to_validate_expiration: [
        { when: "it is in the past", call: until({ expiration_ts: 1577836800 }) },
        { when: "it is zero", call: until({ expiration_ts: 0 }) },
        { when: "it is the present one", call: until({ expiration_ts: 1798675200 }) },
        { when: "it is too far away", call: until({ expiration_ts: 253402300800 }) },
      ],
      failed_to_validate_team: [{ when: "it belongs to another company", call: until({ team_id: "T9" }) }],
      feature_not_enabled: [
        {
          when: "the app is installed on a standalone workspace",
          base: "webapi-lone",
          world: loneAdmin,
          call: until({}),
        },
      ],
      team_access_not_granted: [{ when: "the workspace was not granted", world: grantedToLabs, call: until({}) }],
      team_id_required_for_enterprise: [
        { when: "there is no workspace", call: { arguments: { user_id: "UGUS", expiration_ts: year2030 } } },
      ],
      team_not_found: [
        { when: "the workspace does not exist", call: until({ team_id: "T404" }) },
        {
          when: "the workspace is deleted",
          world: "workspaces: [{ domain: labs, deleted: true }]",
          call: until({ team_id: "T2" }),
        },
      ],
      user_is_already_deleted: [
        {
          when: "the user's data was erased",
          world: "users: [{ userName: gus, forgotten: true }]",
          call: until({}),
        },
      ],
      user_is_deactivated: [
        { when: "the account is deactivated", world: "users: [{ userName: gus, active: false }]", call: until({}) },
        {
          when: "the account has expired",
          world: "users: [{ userName: gus, guest: { kind: multi, expiration: 2026-05-01T00:00:00Z } }]",
          call: until({}),
        },
      ],
      user_is_not_a_guest: [
        { when: "the user is a full member", call: until({ user_id: "UMIA" }) },
        { when: "the user is a bot", call: until({ user_id: "UHELP" }) },
      ],
      user_not_found: [
        { when: "the user does not exist", call: until({ user_id: "U404" }) },
        { when: "the user belongs to another company", call: until({ user_id: "WPIA" }) },
        { when: "the guest is not in the workspace", call: until({ team_id: "T2" }) },
      ],
    },
  },
} satisfies MethodTable;
