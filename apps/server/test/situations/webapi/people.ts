import { expect } from "vitest";
import type { MethodTable } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const byOrganization = { token: "svcp-olga" } as const;
const byGuest = { token: "svcp-gus" } as const;
const byMember = { token: "svcp-mia" } as const;
const user = (parts: object) => ({ user: expect.objectContaining(parts) });
const profile = (parts: object) => ({ profile: expect.objectContaining(parts) });
const set = (sent: object, more: object = {}) => ({ arguments: { profile: sent, ...more } });
const lone = { base: "webapi-lone" } as const;
const custom = `custom_fields:
  - { id: XfSHIRT, name: Shirt, type: options_list, options: [S, M] }
  - { id: XfBORN, name: Born, type: date }
  - { id: XfSITE, name: Site, type: link }
  - { id: XfBUDDY, name: Buddy, type: user }
  - { id: XfBADGE, name: Badge, locked: true }
users: [{ userName: mia, custom_fields: { Badge: "7", Shirt: { value: S, alt: small } } }]
`;
const unlocked = "profile_fields: [{ name: title, locked: false }]";

/** The people of the directory and what they say about themselves. */
export const people = {
  "users.list": {
    succeeds: [
      { call: {}, fields: { cache_ts: 1_780_315_200, response_metadata: { next_cursor: "" } } },
      { call: { arguments: { limit: 1 }, encoding: "query" }, fields: { members: [expect.any(Object)] } },
      { call: { arguments: { team_id: "T2", limit: 1000 }, ...byOrganization } },
      {
        world: grantedToLabs,
        call: { arguments: { team_id: "T2" }, ...byOrganization },
        fields: { members: [expect.objectContaining({ id: "UOLGA" }), expect.objectContaining({ id: "ULAB" })] },
      },
      { ...lone, call: { arguments: { include_locale: true } } },
    ],
    answers: {
      invalid_cursor: [{ when: "no list has the cursor", call: { arguments: { cursor: "dXNlcjpVMQ==" } } }],
      limit_required: [
        {
          when: "there are more than 10,000 users",
          ...lone,
          world: JSON.stringify({
            users: Array.from({ length: 10_001 }, (_, n) => ({ userName: `u${n}`, emails: [`u${n}@shop.example`] })),
          }),
          call: {},
        },
      ],
      missing_argument: [
        { when: "an organization's token names no workspace", call: byOrganization, fields: { arg: "team_id" } },
      ],
      team_access_not_granted: [
        {
          when: "the workspace was not granted",
          world: grantedToLabs,
          call: { arguments: { team_id: "T1" }, ...byOrganization },
        },
      ],
      invalid_arguments: [{ when: "the page size is too large", call: { arguments: { limit: 1001 } } }],
    },
  },
  "users.lookupByEmail": {
    succeeds: [
      { call: { arguments: { email: "MIA@acme.example" } }, fields: user({ id: "UMIA" }) },
      { call: { arguments: { email: "mia@home.example" }, encoding: "query" }, fields: user({ id: "UMIA" }) },
    ],
    answers: {
      users_not_found: [
        { when: "no user has the address", call: { arguments: { email: "nobody@acme.example" } } },
        { when: "the user is deactivated", call: { arguments: { email: "gone@acme.example" } } },
        {
          when: "the caller shares no channel with a foreign user",
          call: { arguments: { email: "pia@partner.example" } },
        },
      ],
      invalid_arguments: [{ when: "there is no address", call: {} }],
    },
  },
  "users.getPresence": {
    succeeds: [
      { call: { arguments: { user: "UMIA" } }, fields: { presence: "active" } },
      { call: { arguments: { user: "UGONE" } }, fields: { presence: "away" } },
      { call: {}, fields: { presence: "active", online: true, manual_away: false, connection_count: 1 } },
      {
        world: "users: [{ userName: mia, away: true }]",
        call: { arguments: { user: "UMIA" } },
        fields: { presence: "away" },
      },
    ],
    answers: {
      user_not_found: [
        { when: "the user does not exist", call: { arguments: { user: "U404" } } },
        { when: "a guest shares no channel with the user", call: { arguments: { user: "UREX" }, ...byGuest } },
      ],
    },
  },
  "users.setPresence": {
    succeeds: [
      { call: { arguments: { presence: "away" } } },
      { call: { arguments: { presence: "auto" }, encoding: "form" } },
      {
        before: [{ arguments: { presence: "away" } }],
        call: { method: "users.getPresence" },
        fields: { manual_away: true },
      },
      {
        before: [{ arguments: { presence: "away" } }, { arguments: { presence: "auto" } }],
        call: { method: "users.getPresence" },
        fields: { manual_away: false },
      },
    ],
    answers: {
      invalid_presence: [{ when: "the presence is unknown", call: { arguments: { presence: "busy" } } }],
      invalid_arguments: [{ when: "there is no presence", call: {} }],
    },
  },
  "users.identity": {
    succeeds: [
      {
        call: {},
        fields: {
          user: expect.objectContaining({ id: "UOLGA", name: "olga", email: "olga@acme.example" }),
          team: { id: "T1", name: "Headquarters" },
        },
      },
      {
        world: `tokens: [{ token: svcp-olga, scopes: [identity.basic] }]`,
        call: {},
        fields: { user: { id: "UOLGA", name: "olga" }, team: { id: "T1" } },
      },
    ],
    answers: {},
  },
  "users.profile.get": {
    succeeds: [
      {
        call: { arguments: { user: "UMIA", include_labels: true } },
        fields: profile({
          title: "Pilot",
          first_name: "Mia",
          email: "mia@acme.example",
          fields: { XfTITLE: { value: "Pilot", alt: "", label: "Title" } },
        }),
      },
      {
        world: custom,
        call: { arguments: { user: "UMIA", include_labels: true } },
        fields: profile({
          fields: {
            XfTITLE: { value: "Pilot", alt: "", label: "Title" },
            XfSHIRT: { value: "S", alt: "small", label: "Shirt" },
            XfBADGE: { value: "7", alt: "", label: "Badge" },
          },
        }),
      },
      { call: {}, fields: profile({ bot_id: "BHELP", always_active: true, fields: {} }) },
    ],
    answers: {
      user_not_found: [
        { when: "the user does not exist", call: { arguments: { user: "U404" } } },
        { when: "the caller shares no channel with a foreign user", call: { arguments: { user: "WPIA" } } },
      ],
    },
  },
  "users.profile.set": {
    succeeds: [
      {
        call: set({ status_text: "Away", status_emoji: ":palm_tree:", status_expiration: 0 }),
        fields: { username: "olga", ...profile({ status_text: "Away", status_emoji: ":palm_tree:" }) },
      },
      {
        call: { arguments: { profile: '{"status_text":"Lunch"}' }, encoding: "form" },
        fields: profile({ status_text: "Lunch", status_emoji: ":speech_balloon:" }),
      },
      {
        world: unlocked,
        call: set({ fields: { XfTITLE: { value: "Captain", alt: "Cpt." } } }, { user: "UMIA" }),
        fields: profile({ title: "Captain", fields: { XfTITLE: { value: "Captain", alt: "Cpt." } } }),
      },
      {
        ...lone,
        world: custom,
        call: set({ fields: { XfSHIRT: "M", XfBORN: "1990-02-28", XfBUDDY: { value: "UMIA", alt: "Mia" } } }),
        fields: profile({
          fields: {
            XfSHIRT: { value: "M", alt: "" },
            XfBORN: { value: "1990-02-28", alt: "" },
            XfBUDDY: { value: "UMIA", alt: "Mia" },
          },
        }),
      },
      {
        ...lone,
        call: { arguments: { name: "first_name", value: "Olga" } },
        fields: profile({ first_name: "Olga", real_name: "Olga" }),
      },
      {
        ...lone,
        call: set({ email: "mia@new.example", display_name: "Mia M.", pronouns: "she" }, { user: "UMIA" }),
        fields: profile({ email: "mia@new.example", display_name: "Mia M.", pronouns: "she" }),
      },
    ],
    answers: {
      cannot_update_admin_user: [
        {
          when: "an admin changes an admin",
          world: `users: [{ userName: olga, organization_role: admin, workspaces: { hq: admin } }]`,
          call: set({ pronouns: "they" }, { user: "UADAM" }),
        },
      ],
      email_taken: [
        { when: "another user has the address", call: set({ email: "rex@acme.example" }, { user: "UMIA" }) },
      ],
      invalid_emoji_not_allowed: [
        { when: "a name has an emoji", ...lone, call: set({ display_name: "Olga 🎉" }) },
        { when: "a title has an emoji", ...lone, call: set({ title: "Captain 🎉" }) },
      ],
      invalid_profile: [
        { when: "there is neither a profile nor a name", call: {} },
        { when: "the profile is no object", call: { arguments: { profile: "[1]" } } },
        { when: "the profile is not JSON", call: { arguments: { profile: "{" } } },
        { when: "a value has the wrong type", call: set({ status_text: 1 }) },
        { when: "the expiration is no number", call: set({ status_expiration: "soon" }) },
        { when: "no custom field has the ID", ...lone, call: set({ fields: { XfNONE: { value: "x" } } }) },
        { when: "the list has no such option", ...lone, world: custom, call: set({ fields: { XfSHIRT: "L" } }) },
        { when: "the day does not exist", ...lone, world: custom, call: set({ fields: { XfBORN: "2026-02-30" } }) },
        { when: "the link is no URL", ...lone, world: custom, call: set({ fields: { XfSITE: "acme" } }) },
        { when: "the value is no user", ...lone, world: custom, call: set({ fields: { XfBUDDY: "U404" } }) },
        { when: "the address is none", ...lone, call: set({ email: "mia" }, { user: "UMIA" }) },
        {
          when: "the address is too long",
          ...lone,
          call: set({ email: `${"m".repeat(243)}@acme.example` }, { user: "UMIA" }),
        },
        { when: "the start date is no date", ...lone, call: set({ start_date: "2026-02-30" }) },
        {
          when: "it has more than 50 keys",
          call: set(Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key${index}`, ""]))),
        },
        { when: "a key is too long", call: set({ ["k".repeat(256)]: "" }) },
      ],
      invalid_starts_with_at: [{ when: "a name starts with @", ...lone, call: set({ display_name: "@olga" }) }],
      must_clear_both_status_text_and_status_emoji: [
        {
          when: "only the text is cleared",
          before: [set({ status_text: "Away", status_emoji: ":palm_tree:" })],
          call: set({ status_text: "" }),
        },
        {
          when: "only the emoji is cleared",
          before: [set({ status_text: "Away", status_emoji: ":palm_tree:" })],
          call: set({ status_emoji: "" }),
        },
      ],
      name_not_allowed: [{ when: "a name is a URL", ...lone, call: set({ first_name: "https://shop.example" }) }],
      not_admin: [
        {
          when: "a member changes another user",
          call: { ...set({ pronouns: "they" }, { user: "UREX" }), ...byMember },
        },
        { when: "the user has a higher role", call: set({ pronouns: "they" }, { user: "UPAT" }) },
        {
          when: "the plan is free",
          ...lone,
          world: "workspaces: [{ domain: shop, plan: free }]",
          call: set({ pronouns: "they" }, { user: "UMIA" }),
        },
      ],
      not_app_admin: [{ when: "the user is a bot", call: set({ title: "Bot" }, { user: "UHELP" }) }],
      permission_denied: [
        {
          when: "a member of an organization changes the own name",
          call: { ...set({ first_name: "M" }), ...byMember },
        },
        { when: "the field is locked", call: set({ title: "Captain" }, { user: "UMIA" }) },
        {
          when: "the field that an administrator added is locked",
          world: custom,
          call: set({ fields: { XfBADGE: { value: "8" } } }, { user: "UMIA" }),
        },
        { when: "it is the own address", ...lone, call: set({ email: "olga@new.example" }) },
        {
          when: "the user's data was erased",
          world: "users: [{ userName: rex, forgotten: true }]",
          call: set({ pronouns: "they" }, { user: "UREX" }),
        },
      ],
      profile_status_set_failed_not_emoji_syntax: [
        {
          when: "the emoji of the status has no colons",
          call: set({ status_text: "Away", status_emoji: "palm_tree" }),
        },
      ],
      profile_status_set_failed_not_valid_emoji: [
        { when: "the emoji of the status does not exist", call: set({ status_emoji: ":no_such_emoji:" }) },
      ],
      reserved_name: [{ when: "a name is a reserved word", ...lone, call: set({ display_name: "everyone" }) }],
      too_long: [
        { when: "the status is too long", call: set({ status_text: "x".repeat(101) }) },
        { when: "the emoji of the status is too long", call: set({ status_emoji: "x".repeat(257) }) },
        { when: "the display name is too long", ...lone, call: set({ display_name: "x".repeat(81) }) },
        { when: "a part of the name is too long", ...lone, call: set({ last_name: "x".repeat(36) }) },
        {
          when: "a custom value is too long",
          world: unlocked,
          call: set({ title: "x".repeat(257) }, { user: "UMIA" }),
        },
      ],
      invalid_arguments: [{ when: "the user does not exist", call: set({ pronouns: "they" }, { user: "U404" }) }],
    },
  },
} satisfies MethodTable;
