import type { MethodTable, Situations } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin, roleLost } from "./worlds.js";

const of = (sent: object) => ({ arguments: { usergroup_id: "SSTAFF", ...sent } });
const adding = (sent: object = {}) => of({ channel_ids: ["C2"], ...sent });
const linked = "groups: [{ displayName: Staff, linked_channels: [random, side-room] }]";

/** Rows of the codes that both methods have. */
function ofBoth(sent: object) {
  const call = of(sent);
  const unlinked: Situations = [
    { when: "the group is not connected to the workspace", call: of({ ...sent, team_id: "T2" }) },
  ];
  return {
    feature_not_enabled: [{ when: "the workspace is standalone", base: "webapi-lone", world: loneAdmin, call }],
    invalid_auth: [{ when: "the workspace belongs to another company", call: of({ ...sent, team_id: "T9" }) }],
    not_an_admin: [{ when: "the caller is a member", call: { ...call, ...byMember } }],
    team_access_not_granted: [
      { when: "the workspace was not granted", world: grantedToLabs, call: of({ ...sent, team_id: "T1" }) },
    ],
    team_not_found: [
      { when: "the workspace does not exist", call: of({ ...sent, team_id: "T404" }) },
      {
        when: "the workspace is deleted",
        world: "workspaces: [{ domain: labs, deleted: true }]",
        call: of({ ...sent, team_id: "T2" }),
      },
    ],
    usergroup_not_found: [
      { when: "the group does not exist", call: of({ ...sent, usergroup_id: "S404" }) },
      { when: "the identifier is malformed", call: of({ ...sent, usergroup_id: "Staff" }) },
      { when: "the group is one of users", call: of({ ...sent, usergroup_id: "SCREW" }) },
    ],
    usergroup_not_linked_to_team: unlinked,
  } as const;
}

/** Default channels of groups of the identity provider. */
export const groupChannels = {
  "admin.usergroups.addChannels": {
    succeeds: [
      { call: adding() },
      { call: adding({ team_id: "T1", channel_ids: "C2,C4" }) },
      { call: adding(), world: linked },
    ],
    answers: {
      ...ofBoth({ channel_ids: ["C2"] }),
      channel_not_found: [
        {
          when: "some channels do not exist",
          call: adding({ channel_ids: ["C2", "C404"] }),
          fields: { invalid_channels: ["C404"] },
        },
        { when: "the channel is archived", call: adding({ channel_ids: ["C5"] }) },
        { when: "the channel is in another workspace", call: adding({ channel_ids: ["C6"] }) },
        { when: "the conversation is a direct one", call: adding({ channel_ids: ["D1"] }) },
      ],
      invalid_channels_limit: [
        { when: "there is no channel", call: adding({ channel_ids: [] }) },
        { when: "there are 101", call: adding({ channel_ids: Array.from({ length: 101 }, (_, at) => `C${at}`) }) },
      ],
      usergroup_not_linked_to_team: [
        ...ofBoth({ channel_ids: ["C2"] }).usergroup_not_linked_to_team,
        { when: "the group is not connected to any", call: adding({ usergroup_id: "SAFAR" }) },
      ],
    },
  },
  "admin.usergroups.listChannels": {
    succeeds: [
      { call: of({}), fields: { channels: [] } },
      {
        call: of({ team_id: "T1", include_num_members: true }),
        world: linked,
        fields: {
          channels: [
            { id: "C2", name: "random", team_id: "T1", num_members: 1 },
            { id: "C4", name: "side-room", team_id: "T1", num_members: 3 },
          ],
        },
      },
      { call: of({ usergroup_id: "SAFAR" }) },
    ],
    answers: {
      ...ofBoth({}),
      not_allowed: [{ when: "the installer has lost the role", world: roleLost, call: of({}) }],
    },
  },
} satisfies MethodTable;
