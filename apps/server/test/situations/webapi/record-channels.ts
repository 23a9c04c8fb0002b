import { expect } from "vitest";
import type { MethodTable } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin, roleLost } from "./worlds.js";

const crm = { crm_org_id: "00D1N0000005Oa9" };
const globex = { arguments: { ...crm, object_id: "001D000000IRFma" } };
const made = { channel_id: expect.stringMatching(/^C[A-Z0-9]+$/) };

/** Channels of records. */
export const recordChannels = {
  "admin.conversations.createForObjects": {
    succeeds: [
      { call: globex, fields: made },
      {
        call: {
          arguments: { crm_org_id: "00D1N0000005Oa9UAE", object_id: "001D000000IRFmaIAH", invite_object_team: true },
          encoding: "form",
        },
        fields: made,
      },
      {
        call: { arguments: { ...crm, object_id: "500D000000IRFmc" } },
        fields: { channel_id: expect.stringMatching(/^C[A-Z0-9]+$/) },
      },
    ],
    answers: {
      channel_already_exists: [
        { when: "a channel is linked to the record", call: { arguments: { ...crm, object_id: "001D000000IRFmb" } } },
        { when: "a channel was created for it", before: [globex], call: globex },
      ],
      feature_not_enabled: [
        {
          when: "record channels are turned off",
          world: "workspaces: [{ domain: hq, disabled_features: [record_channels] }]",
          call: globex,
        },
      ],
      missing_record_channel_config: [
        {
          when: "no workspace accepts records of the type",
          call: { arguments: { ...crm, object_id: "006D000000IRFmd" } },
        },
      ],
      record_not_found: [
        { when: "the record is unknown", call: { arguments: { ...crm, object_id: "001D000000IRFmz" } } },
        {
          when: "the organization is unknown",
          call: { arguments: { ...globex.arguments, crm_org_id: "00D1N0000005Oa8" } },
        },
        { when: "the identifier has 16 characters", call: { arguments: { ...crm, object_id: "001D000000IRFmaI" } } },
        {
          when: "its last three characters are a wrong checksum",
          call: { arguments: { ...crm, object_id: "001D000000IRFmaAAA" } },
        },
        { when: "the identifier is in another case", call: { arguments: { ...crm, object_id: "001d000000irfma" } } },
      ],
      restricted_action: [
        { when: "the caller is a member", call: { ...globex, ...byMember } },
        { when: "the installer has lost the role", world: roleLost, call: globex },
        { when: "the app is installed on a workspace", base: "webapi-lone", world: loneAdmin, call: globex },
      ],
      team_access_not_granted: [
        { when: "the channel would be in another workspace", world: grantedToLabs, call: globex },
      ],
      invalid_arguments: [{ when: "no record is given", call: { arguments: crm } }],
    },
  },
} satisfies MethodTable;
