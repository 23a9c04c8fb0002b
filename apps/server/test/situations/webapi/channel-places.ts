import { mandatory, ofAdministered, ofGeneral, ofLone, ofLostRole, ofMember, ofPartner } from "./administered-rows.js";
import type { MethodTable } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const of = (channel_id: string) => ({ arguments: { channel_id } });
const into = (channel_id: string, sent: object = { target_team_ids: ["T1", "T2"] }) => ({
  arguments: { channel_id, ...sent },
});
const shared = "channels: [{ name: random, shared_with: [labs] }]";

/** The end of channels, and the workspaces that have them. */
export const channelPlaces = {
  "admin.conversations.delete": {
    succeeds: [{ call: of("C2") }, { call: of("C4") }, { call: of("C5") }, { call: of("C2"), world: shared }],
    answers: {
      ...ofAdministered(of),
      channel_not_found: [
        ...ofAdministered(of).channel_not_found,
        { when: "the channel was deleted before", before: [of("C2")], call: of("C2") },
      ],
      channel_type_not_supported: ofGeneral(of),
      default_org_wide_channel: [{ when: "the channel is mandatory", world: mandatory, call: of("C2") }],
      feature_not_enabled: ofLone(of("C1")),
      not_an_admin: [ofMember(of("C2"))],
      restricted_action: [ofLostRole(of("C2")), ofPartner(of)],
    },
  },
  "admin.conversations.setTeams": {
    succeeds: [
      { call: into("C2"), fields: { channel: "C2" } },
      { call: into("C4", { org_channel: true }) },
      { call: into("C2", { team_id: "T1" }), world: shared },
      { call: into("C2", { team_id: "T1" }) },
      { call: into("C2", { target_team_ids: "T2,T1" }), world: shared },
    ],
    answers: {
      cannot_move_local_channel: [
        { when: "another workspace is named", call: into("C2", { team_id: "T2" }) },
        { when: "its own is not among the workspaces", call: into("C2", { target_team_ids: ["T2"] }) },
      ],
      channel_cannot_be_unshared: [
        { when: "its own workspace is left out", world: shared, call: into("C2", { target_team_ids: ["T2"] }) },
        { when: "another workspace is named", world: shared, call: into("C2", { team_id: "T2" }) },
      ],
      channel_not_found: [
        { when: "the identifier is unknown", call: into("C404") },
        { when: "the channel belongs to another company", call: into("C9") },
      ],
      channel_type_not_supported: ofGeneral(into),
      default_org_wide_channel: [{ when: "the channel is mandatory", world: mandatory, call: into("C2") }],
      externally_shared_or_disconnected_channel: [
        ofPartner(into),
        {
          when: "another company shares the channel",
          world: "channels: [{ name: random, shared_with: [partner] }]",
          call: into("C2"),
        },
      ],
      invalid_channel_id: [{ when: "the channel is given by name", call: into("random") }],
      invalid_target_team: [
        { when: "a workspace does not exist", call: into("C2", { target_team_ids: ["T1", "T404"] }) },
        { when: "a workspace belongs to another company", call: into("C2", { target_team_ids: ["T1", "T9"] }) },
        {
          when: "the workspace is deleted",
          world: "workspaces: [{ domain: labs, deleted: true }]",
          call: into("C2"),
        },
      ],
      name_taken: [
        {
          when: "a channel of the other workspace has the name",
          before: [
            {
              method: "admin.conversations.create",
              arguments: { name: "launch", is_private: false, team_id: "T2" },
            },
            { method: "admin.conversations.rename", arguments: { channel_id: "C2", name: "launch" } },
          ],
          call: into("C2"),
        },
      ],
      not_enabled: ofLone(into("C1")),
      restricted_action: [ofMember(into("C2")), ofLostRole(into("C2"))],
      team_access_not_granted: [
        { when: "the workspace of the channel was not granted", world: grantedToLabs, call: into("C2") },
        { when: "the other workspace was not granted", world: grantedToLabs, call: into("C6") },
      ],
      too_many_target_teams: [
        {
          when: "there are 1,001",
          call: into("C2", { target_team_ids: Array.from({ length: 1001 }, (_, at) => `T${at}`) }),
        },
      ],
      unsupported_arguments: [
        { when: "no workspace is named", call: of("C2") },
        { when: "both a workspace and all are named", call: into("C2", { team_id: "T1", org_channel: true }) },
      ],
    },
  },
} satisfies MethodTable;
