import type { MethodTable, Situations } from "./method-situation.js";
import { byMember, grantedToLabs, loneAdmin } from "./worlds.js";

const ada = { team_id: "T1", email: "ada@new.example", channel_ids: ["C2"] } as const;
const inviting = (sent: object = {}) => ({ arguments: { ...ada, ...sent } });
const guest = { is_restricted: true, guest_expiration_ts: "1893456000" } as const;
const single = { is_ultra_restricted: true } as const;
const invited =
  "invitations: [{ email: ada@new.example, workspace: hq, channels: [random], invited_by: olga, real_name: Ada }]";

const sharedRandom = "channels: [{ name: random, shared_with: [labs] }]";

const unknownTeam: Situations = [
  { when: "the workspace does not exist", call: inviting({ team_id: "T404" }) },
  {
    when: "the workspace is deleted",
    world: "workspaces: [{ domain: labs, deleted: true }]",
    call: inviting({ team_id: "T2", channel_ids: ["C6"] }),
  },
];

/** Invitations to workspaces. */
export const invitationRows = {
  "admin.users.invite": {
    succeeds: [
      { call: inviting() },
      { call: inviting({ ...guest, channel_ids: "C2,C6", team_id: "T2" }), world: sharedRandom },
      { call: inviting({ ...single, custom_message: "Welcome", real_name: "Ada Lovelace" }) },
      { call: inviting({ resend: true }), world: invited },
      { call: inviting({ resend: true, email_password_policy_enabled: true }) },
      { call: inviting({ email: "labby@acme.example" }) },
    ],
    answers: {
      already_in_team: [
        { when: "the user is a member", call: inviting({ email: "MIA@acme.example" }) },
        { when: "it is the second address of a member", call: inviting({ email: "mia@home.example" }) },
        { when: "the user belongs to another company", call: inviting({ email: "pia@partner.example" }) },
      ],
      already_in_team_invited_user: [
        { when: "the world file has an invitation", world: invited, call: inviting() },
        { when: "the person was invited before", before: [inviting()], call: inviting({ email: "ADA@new.example" }) },
      ],
      failed_to_validate_channels: [
        { when: "there is no channel", call: inviting({ channel_ids: [] }) },
        { when: "the channel does not exist", call: inviting({ channel_ids: ["C2", "C404"] }) },
        { when: "the channel is archived", call: inviting({ channel_ids: ["C5"] }) },
        { when: "the channel is in another workspace", call: inviting({ channel_ids: ["C6"] }) },
        { when: "the caller is not in the private channel", call: inviting({ channel_ids: ["C4"] }) },
        { when: "the conversation is a direct one", call: inviting({ channel_ids: ["D1"] }) },
        { when: "a single-channel guest has two", call: inviting({ ...single, channel_ids: ["C1", "C2"] }) },
      ],
      failed_to_validate_custom_message: [
        { when: "the text is too long", call: inviting({ custom_message: "x".repeat(501) }) },
      ],
      failed_to_validate_expiration: [
        { when: "the person becomes a full member", call: inviting({ guest_expiration_ts: "1893456000" }) },
        { when: "it is in the past", call: inviting({ ...guest, guest_expiration_ts: "1577836800" }) },
        { when: "it is not a number", call: inviting({ ...guest, guest_expiration_ts: "tomorrow" }) },
        { when: "it is too far away", call: inviting({ ...guest, guest_expiration_ts: "253402300800" }) },
      ],
      failed_to_validate_team: [{ when: "it belongs to another company", call: inviting({ team_id: "T9" }) }],
      feature_not_enabled: [
        { when: "the workspace is standalone", base: "webapi-lone", world: loneAdmin, call: inviting() },
      ],
      invalid_email: [{ when: "the address has no domain", call: inviting({ email: "ada" }) }],
      not_an_admin: [{ when: "the caller is a member", call: { ...inviting(), ...byMember } }],
      team_access_not_granted: [{ when: "the workspace was not granted", world: grantedToLabs, call: inviting() }],
      team_not_found: unknownTeam,
      user_disabled: [{ when: "the user is deactivated", call: inviting({ email: "gone@acme.example" }) }],
    },
  },
} satisfies MethodTable;
