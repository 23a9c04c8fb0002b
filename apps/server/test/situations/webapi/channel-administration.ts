import { expect } from "vitest";
import {
  mandatory,
  ofAdministered,
  ofDirect,
  ofGeneral,
  ofLone,
  ofLostRole,
  ofMember,
  ofPartner,
} from "./administered-rows.js";
import type { MethodTable } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const of = (channel_id: string) => ({ arguments: { channel_id } });
const rename = (channel_id: string, name = "launch") => ({ arguments: { channel_id, name } });

const create = (more: object) => ({ arguments: { name: "launch", is_private: false, team_id: "T1", ...more } });
const wide = (name = "launch") => ({ arguments: { name, is_private: false, org_wide: true } });
const ofTeam = (team_id: string) => create({ team_id });
const named = (name: string) => create({ name });
const invite = (channel_id: string, ...user_ids: readonly string[]) => ({
  arguments: { channel_id, user_ids: user_ids.length === 0 ? ["UADAM"] : user_ids },
});
const made = { channel_id: expect.stringMatching(/^C[A-Z0-9]+$/) };
const shared = "channels: [{ name: random, shared_with: [labs] }]";

/** YAML with a workspace of the organization that the caller is not a member of, T3. */
const depot = `workspaces: [{ id: T3, name: Depot, domain: depot }]
users: [{ userName: dan, emails: [dan@acme.example], workspaces: { depot: primary_owner } }]
`;

/** Row of a user whom the call cannot add. */
const failing = (when: string, user: string, code: string) => ({
  when,
  call: invite("C2", user),
  fields: { failed_user_ids: { [user]: code } },
});

/** Channels, as administrators of the organization change them. */
export const channelAdministration = {
  "admin.conversations.archive": {
    succeeds: [
      { call: of("C2") },
      { call: { ...of("C4"), encoding: "form" } },
      { call: { ...of("C6"), encoding: "query" } },
      { call: of("C7") },
    ],
    answers: {
      ...ofAdministered(of),
      already_archived: [{ when: "the channel is archived", call: of("C5") }],
      cant_archive_general: [{ when: "the channel is the general one", call: of("C1") }],
      channel_type_not_supported: ofDirect(of),
      default_org_wide_channel: [{ when: "the channel is mandatory", world: mandatory, call: of("C2") }],
      feature_not_enabled: ofLone(of("C1")),
      invalid_arguments: [{ when: "there is no channel", call: {} }],
      restricted_action: [ofMember(of("C2")), ofLostRole(of("C2")), ofPartner(of)],
    },
  },
  "admin.conversations.unarchive": {
    succeeds: [
      { call: of("C5") },
      { before: [{ method: "admin.conversations.archive", ...of("C4") }], call: of("C4") },
    ],
    answers: {
      ...ofAdministered(of),
      channel_not_archived: [{ when: "the channel is not archived", call: of("C2") }],
      channel_type_not_supported: ofGeneral(of),
      default_org_wide_channel: [{ when: "the channel is mandatory", world: mandatory, call: of("C2") }],
      feature_not_enabled: ofLone(of("C1")),
      invalid_arguments: [{ when: "there is no channel", call: {} }],
      restricted_action: [ofMember(of("C5")), ofLostRole(of("C5")), ofPartner(of)],
    },
  },
  "admin.conversations.rename": {
    succeeds: [
      { call: rename("C2") },
      { call: { ...rename("C4"), encoding: "form" } },
      { call: rename("C2", "random") },
      { call: rename("C5", "cellar") },
    ],
    answers: {
      ...ofAdministered(rename),
      channel_type_not_supported: ofGeneral(rename),
      default_org_wide_channel: [{ when: "the channel is mandatory", world: mandatory, call: rename("C2") }],
      feature_not_enabled: ofLone(rename("C1")),
      invalid_arguments: [
        { when: "there is no name", call: of("C2") },
        { when: "the name is reserved", call: rename("C2", "everyone") },
        { when: "the name is punctuation", call: rename("C2", "--") },
        { when: "the name has a space", call: rename("C2", "a launch") },
        { when: "the name is empty", call: rename("C2", "") },
      ],
      invalid_name_maxlength: [{ when: "the name is too long", call: rename("C2", "a".repeat(81)) }],
      name_taken: [
        { when: "an archived channel has the name", call: rename("C2", "attic") },
        { when: "a private channel has the name", call: rename("C2", "board") },
        { when: "a user has the name", call: rename("C2", "mia") },
        { when: "a user group has the name", call: rename("C2", "crew") },
      ],
      restricted_action: [ofMember(rename("C2")), ofLostRole(rename("C2")), ofPartner(rename)],
    },
  },
  "admin.conversations.create": {
    succeeds: [
      { call: create({}), fields: made },
      { call: { ...wide(), encoding: "form" }, fields: made },
      { call: create({ is_private: true, description: "To plan", team_id: "T2" }), fields: made },
      { call: named("general-2"), fields: made },
    ],
    answers: {
      feature_not_enabled: ofLone(create({})),
      invalid_arguments: [
        { when: "there is no name", call: { arguments: { is_private: true, team_id: "T1" } } },
        { when: "is_private is missing", call: { arguments: { name: "launch", team_id: "T1" } } },
        { when: "the description is too long", call: create({ description: "a".repeat(251) }) },
      ],
      invalid_name: [
        { when: "the name is too long", call: named("a".repeat(81)) },
        { when: "the name is reserved", call: named("everyone") },
        { when: "the name is punctuation", call: named("--") },
        { when: "the name has an upper-case letter", call: named("Launch") },
      ],
      invalid_team: [
        { when: "the workspace is unknown", call: ofTeam("T404") },
        {
          when: "the workspace is deleted",
          world: "workspaces: [{ domain: labs, deleted: true }]",
          call: ofTeam("T2"),
        },
      ],
      name_taken: [
        { when: "a channel of the workspace has the name", call: named("random") },
        { when: "a channel of another workspace has the name", call: wide("bench") },
        { when: "a user has the name", call: named("mia") },
      ],
      no_local_user_on_team: [
        {
          when: "the caller is not a member of the workspace",
          world: depot,
          call: ofTeam("T3"),
        },
      ],
      restricted_action: [ofMember(create({})), ofLostRole(create({}))],
      team_access_not_granted: [
        { when: "the workspace was not granted", world: grantedToLabs, call: create({}) },
        {
          when: "the organization's default workspace was not granted",
          world: grantedToLabs,
          call: wide(),
        },
      ],
      team_id_or_org_required: [
        { when: "there is no workspace", call: { arguments: { name: "launch", is_private: false } } },
      ],
      team_not_found: [{ when: "the workspace belongs to another company", call: ofTeam("T9") }],
    },
  },
  "admin.conversations.getTeams": {
    succeeds: [
      {
        world: shared,
        call: of("C2"),
        fields: { team_ids: ["T1", "T2"], response_metadata: { next_cursor: "" } },
      },
      {
        world: shared,
        call: { arguments: { channel_id: "C2", limit: 1 }, encoding: "form" },
        fields: { team_ids: ["T1"], response_metadata: { next_cursor: expect.stringMatching(/^.+$/) } },
      },
    ],
    answers: {
      ...ofAdministered(of),
      channel_not_found: [
        ...ofAdministered(of).channel_not_found,
        { when: "only one workspace has the channel", call: of("C2") },
      ],
      channel_type_not_supported: ofGeneral(of),
      feature_not_enabled: ofLone(of("C1")),
      invalid_arguments: [{ when: "there is no channel", call: {} }],
      invalid_cursor: [
        { when: "the cursor is made up", world: shared, call: { arguments: { channel_id: "C2", cursor: "x" } } },
      ],
      invalid_limit: [
        { when: "the limit is zero", call: { arguments: { channel_id: "C2", limit: 0 } } },
        { when: "the limit is too high", call: { arguments: { channel_id: "C2", limit: 1001 } } },
      ],
      restricted_action: [ofMember(of("C2")), ofLostRole(of("C2"))],
    },
  },
  "admin.conversations.invite": {
    succeeds: [
      { call: invite("C2", "UADAM", "UREX", "UADAM") },
      { call: { ...invite("C3", "UADAM"), encoding: "form" } },
      { call: invite("C2", "UOLGA") },
      { call: invite("C6", "ULAB", "UOLGA"), world: "channels: [{ name: bench, members: [] }]" },
    ],
    answers: {
      ...ofAdministered(invite),
      channel_type_not_supported: ofGeneral(invite),
      default_org_wide_channel: [{ when: "the channel is mandatory", world: mandatory, call: invite("C2") }],
      failed_for_some_users: [
        failing("a user is unknown", "U404", "user_not_found"),
        failing("a user is a member", "UMIA", "already_in_channel"),
        failing("a user is deactivated", "UGONE", "cant_invite"),
        failing("a user belongs to another workspace", "ULAB", "org_user_not_in_team"),
        failing("a user belongs to another company", "WPIA", "no_external_invite_permission"),
        failing("a user is a guest of another channel", "USUE", "ura_max_channels"),
      ],
      feature_not_enabled: ofLone(invite("C1")),
      invalid_arguments: [
        { when: "there is no channel", call: { arguments: { user_ids: ["UADAM"] } } },
        { when: "there are no users", call: { arguments: { channel_id: "C2", user_ids: [] } } },
        {
          when: "there are too many users",
          call: invite("C2", ...Array.from({ length: 1001 }, (_, index) => `U${index}`)),
        },
      ],
      restricted_action: [ofLostRole(invite("C2")), { when: "the channel is archived", call: invite("C5") }],
      user_must_be_admin: [ofMember(invite("C2"))],
    },
  },
} satisfies MethodTable;
