import type { MethodSituation, MethodTable, Situations } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin } from "./worlds.js";

type Sent = { readonly arguments: Readonly<Record<string, unknown>> };

const into = (team_id: string, user_id: string, sent: object = {}): Sent => ({
  arguments: { team_id, user_id, ...sent },
});
const multi = { is_restricted: true } as const;
const single = { is_ultra_restricted: true } as const;

/** YAML of a guest without an account that is active, and one who is in the labs only. */
const formerGuest = "users: [{ userName: gus, active: false }, { userName: sue, workspaces: { labs: member } }]";
/** YAML in which a member is in both workspaces. */
const inBoth = "users: [{ userName: mia, workspaces: { hq: member, labs: member } }]";
const throughGroup = "groups: [{ displayName: Staff, connected_workspaces: [hq, labs] }]";

/** YAML of a token of an admin of the organization who is not an owner, `svcp-adam`. */
const ofAdmin = `tokens:
  - { token: svcp-adam, kind: user, user: adam, app: Helper, scopes: ["admin.users:write"], installation: { installer: olga, channel_manager: true } }
`;

const lone = (call: Sent): Situations => [
  { when: "the workspace is standalone", base: "webapi-lone", world: loneAdmin, call },
];
const member = (call: Sent): Situations => [{ when: "the caller is a member", call: { ...call, ...byMember } }];
const unknownTeam = (user_id: string): Situations => [
  { when: "the workspace does not exist", call: into("T404", user_id) },
  { when: "the workspace belongs to another company", call: into("T9", user_id) },
  { when: "it is the organization", call: into("E1", user_id) },
  {
    when: "the workspace is deleted",
    world: "workspaces: [{ domain: labs, deleted: true }]",
    call: into("T2", user_id),
  },
];
const ungranted = (call: Sent): Situations => [{ when: "the workspace was not granted", world: grantedToLabs, call }];
const unknownUser = (team_id: string): readonly [MethodSituation, MethodSituation] => [
  { when: "the user does not exist", call: into(team_id, "U404") },
  { when: "the user belongs to another company", call: into(team_id, "WPIA") },
];
const forgotten = "users: [{ userName: gone, forgotten: true }]";

/** Users who join and leave workspaces. */
export const memberships = {
  "admin.users.assign": {
    succeeds: [
      { call: into("T2", "UMIA") },
      { call: into("T2", "UMIA", { channel_ids: ["C6"] }) },
      { call: into("T2", "UGUS", multi) },
      { call: into("T1", "UGONE") },
      { call: into("T1", "UGONE", { ...single, channel_ids: "C3" }) },
      { call: into("T1", "UGUS"), world: formerGuest },
    ],
    answers: {
      feature_not_enabled: lone(into("T1", "UMIA")),
      invalid_role_for_user: [
        { when: "a guest would be a full member", call: into("T2", "UGUS") },
        { when: "a full member would be a guest", call: into("T2", "UMIA", multi) },
        { when: "an administrator would be a guest", call: into("T2", "UADAM", multi) },
        {
          when: "the guest is in a channel elsewhere",
          call: into("T2", "USUE", { ...single, channel_ids: ["C6"] }),
        },
        { when: "a single-channel guest has no channel", call: into("T1", "UGONE", single) },
      ],
      invitor_cannot_see_channel: [
        { when: "the channel does not exist", call: into("T2", "UMIA", { channel_ids: ["C404"] }) },
        { when: "the channel is in another workspace", call: into("T2", "UMIA", { channel_ids: ["C3"] }) },
        { when: "the caller is not a member", call: into("T1", "UGONE", { channel_ids: ["C2"] }) },
        {
          when: "the channel is archived",
          world: "channels: [{ name: bench, archived: true }]",
          call: into("T2", "UMIA", { channel_ids: ["C6"] }),
        },
      ],
      not_an_admin: member(into("T2", "UMIA")),
      team_access_not_granted: ungranted(into("T1", "ULAB")),
      team_not_found: unknownTeam("UMIA"),
      user_already_team_member: [
        { when: "the user is a member", call: into("T1", "UMIA") },
        { when: "the user is in it through a group", world: throughGroup, call: into("T2", "UMIA") },
      ],
      user_is_bot: [{ when: "the user is a bot", call: into("T2", "UHELP") }],
      user_not_found: [
        ...unknownUser("T2"),
        { when: "the user's data was erased", world: forgotten, call: into("T1", "UGONE") },
      ],
    },
  },
  "admin.users.remove": {
    succeeds: [
      { call: into("T1", "UREX") },
      { call: into("T2", "UMIA"), world: inBoth },
      { call: into("T1", "UGUS") },
      { call: into("T1", "UADAM"), world: ofAdmin },
    ],
    answers: {
      cannot_modify_primary_owner: [
        { when: "the user is the primary owner of the organization", call: into("T1", "UPAT") },
        { when: "the user is the primary owner of the workspace", call: into("T2", "ULAB") },
      ],
      failed_to_remove_user_from_workspace: [{ when: "the user is in it through a group", call: into("T1", "UMIA") }],
      feature_not_enabled: lone(into("T1", "UREX")),
      invalid_permissions: [
        ...member(into("T1", "UREX")),
        { when: "an admin removes an owner", world: ofAdmin, call: { ...into("T1", "UOLGA"), token: "svcp-adam" } },
      ],
      team_access_not_granted: ungranted(into("T1", "ULAB")),
      team_not_found: unknownTeam("UREX"),
      user_already_deleted: [
        { when: "the user is deactivated", call: into("T1", "UGONE") },
        { when: "the user is not in the workspace", call: into("T2", "UREX") },
      ],
      user_not_found: [...unknownUser("T1"), { when: "the user is a bot", call: into("T1", "UHELP") }],
    },
  },
} satisfies MethodTable;
