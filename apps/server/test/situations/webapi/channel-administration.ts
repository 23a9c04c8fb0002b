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

const of = (channel_id: string) => ({ arguments: { channel_id } });
const rename = (channel_id: string, name = "launch") => ({ arguments: { channel_id, name } });

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
} satisfies MethodTable;
