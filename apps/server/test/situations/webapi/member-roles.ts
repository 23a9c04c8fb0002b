import type { MethodSituation, MethodTable, Situations } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin } from "./worlds.js";

const inHq = (user_id: string) => ({ arguments: { team_id: "T1", user_id } });
const inOrganization = (user_id: string) => ({ arguments: { team_id: "E1", user_id } });
const mia = inHq("UMIA");

/** YAML of a token of an admin of the organization who is not an owner, `svcp-adam`. */
const ofAdmin = `tokens:
  - { token: svcp-adam, kind: user, user: adam, app: Helper, scopes: ["admin.users:write"], installation: { installer: olga, channel_manager: true } }
`;
const byAdmin = { world: ofAdmin, token: "svcp-adam" } as const;
const asAdmin = (when: string, call: { readonly arguments: Readonly<Record<string, unknown>> }): MethodSituation => ({
  when,
  world: byAdmin.world,
  call: { ...call, token: byAdmin.token },
});

const lone: Situations = [
  { when: "the app is installed on a standalone workspace", base: "webapi-lone", world: loneAdmin, call: mia },
];
const member: Situations = [{ when: "the caller is a member", call: { ...mia, ...byMember } }];
const unfit: Situations = [
  { when: "the user is a bot", call: inHq("UHELP") },
  { when: "the user is deactivated", call: inHq("UGONE") },
];
const guest: MethodSituation = { when: "the user is a guest", call: inHq("UGUS") };
const primaryOwner: Situations = [
  { when: "the user is the primary owner of the organization", call: inOrganization("UPAT") },
  {
    when: "the user is the primary owner of the workspace",
    call: { arguments: { team_id: "T2", user_id: "ULAB" } },
  },
];
const unknownTeam: Situations = [
  { when: "the workspace does not exist", call: { arguments: { team_id: "T404", user_id: "UMIA" } } },
  { when: "the workspace belongs to another company", call: { arguments: { team_id: "T9", user_id: "UMIA" } } },
  {
    when: "the workspace is deleted",
    world: "workspaces: [{ domain: labs, deleted: true }]",
    call: { arguments: { team_id: "T2", user_id: "ULAB" } },
  },
];
const ungranted: Situations = [
  { when: "the workspace was not granted", world: grantedToLabs, call: mia },
  { when: "only a workspace was granted", world: grantedToLabs, call: inOrganization("ULAB") },
];
const unknownUser: Situations = [
  { when: "the user does not exist", call: inHq("U404") },
  { when: "the user belongs to another company", call: inHq("WPIA") },
];
const outside: MethodSituation = { when: "the user is not in the workspace", call: inHq("ULAB") };

/** Roles and sessions of users, as administrators change them. */
export const memberRoles = {
  "admin.users.setAdmin": {
    succeeds: [
      { call: mia },
      { call: inOrganization("UMIA") },
      { call: inHq("UADAM") },
      { world: byAdmin.world, call: { ...mia, token: byAdmin.token } },
    ],
    answers: {
      cannot_modify_primary_owner: primaryOwner,
      feature_not_enabled: lone,
      invalid_permissions: [asAdmin("an admin changes an owner", inHq("UOLGA"))],
      invalid_role_for_user: [guest, ...unfit],
      not_an_admin: member,
      team_access_not_granted: ungranted,
      team_not_found: unknownTeam,
      user_not_found: [...unknownUser, outside],
    },
  },
  "admin.users.setOwner": {
    succeeds: [{ call: mia }, { call: inOrganization("UADAM") }],
    answers: {
      cannot_modify_primary_owner: primaryOwner,
      feature_not_enabled: lone,
      invalid_role_for_user: [guest, ...unfit],
      not_an_admin: member,
      not_an_owner: [asAdmin("the caller is an admin", mia)],
      team_access_not_granted: ungranted,
      team_not_found: unknownTeam,
      user_must_be_in_workspace: [outside],
      user_not_found: unknownUser,
    },
  },
  "admin.users.setRegular": {
    succeeds: [{ call: mia }, { call: inOrganization("UADAM") }, { call: inHq("UGUS") }],
    answers: {
      cannot_modify_primary_owner: primaryOwner,
      cannot_set_org_admin_to_regular_at_workspace_level: [
        { when: "the user is an admin of the organization", call: inHq("UADAM") },
      ],
      cannot_set_this_guest_to_regular_at_team_level: [
        {
          when: "the guest is in two workspaces",
          world: "users: [{ userName: gus, workspaces: { hq: member, labs: member } }]",
          call: inHq("UGUS"),
        },
      ],
      feature_not_enabled: lone,
      invalid_role_for_user: [...unfit, asAdmin("an admin changes an owner", inOrganization("UOLGA"))],
      not_an_admin: member,
      team_access_not_granted: ungranted,
      team_not_found: unknownTeam,
      user_not_found: [...unknownUser, outside],
    },
  },
  "admin.users.session.reset": {
    succeeds: [
      { call: { arguments: { user_id: "UMIA" } } },
      { call: { arguments: { user_id: "UMIA", mobile_only: true } } },
      { call: { arguments: { user_id: "UOLGA", web_only: true } } },
    ],
    answers: {
      cannot_reset_bot: [{ when: "the user is a bot", call: { arguments: { user_id: "UHELP" } } }],
      cannot_reset_primary_owner: [{ when: "another owner calls", call: { arguments: { user_id: "UPAT" } } }],
      feature_not_enabled: lone,
      not_an_admin: member,
      team_access_not_granted: [
        {
          when: "the user's workspace was not granted",
          world: grantedToLabs,
          call: { arguments: { user_id: "UMIA" } },
        },
      ],
      unknown_method: [
        {
          when: "the workspace has disabled it",
          world: "workspaces: [{ domain: hq, disabled_features: [session_reset] }]",
          call: { arguments: { user_id: "UMIA" } },
        },
      ],
      user_not_found: unknownUser,
    },
  },
} satisfies MethodTable;
