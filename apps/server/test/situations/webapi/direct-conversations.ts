import { expect } from "vitest";
import { groupConversation, ofFound, withoutScope } from "./channel-rows.js";
import type { MethodTable } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const channel = (parts: object) => ({ channel: expect.objectContaining(parts) });
const open = (...users: readonly string[]) => ({ arguments: { users } });
const openWhole = (...users: readonly string[]) => ({ arguments: { users, return_im: true } });
const openChannel = (id: string) => ({ arguments: { channel: id } });
const close = (id: string) => ({ arguments: { channel: id } });
const mark = (id: string, ts = "1780300000.000100") => ({ arguments: { channel: id, ts } });

/** The bot's conversation with Mia, closed by the bot. */
const closedByBot = "channels: [{ id: D2, kind: im, between: [mia, helper], reads: [{ user: helper, open: false }] }]";
const closedGroup = groupConversation.replace("members:", "reads: [{ user: helper, open: false }], members:");
/** Nine users besides the bot. */
const nine = ["UPAT", "UOLGA", "UADAM", "UMIA", "UREX", "ULAB", "UGUS", "USUE", "UCLASS"] as const;

const { channel_not_found: notFound, team_access_not_granted: notGranted } = ofFound(openChannel);

/** Direct and group conversations, and what their users see of them. */
export const directConversations = {
  "conversations.open": {
    succeeds: [
      { call: open("UREX"), fields: { channel: { id: expect.stringMatching(/^D/) } } },
      { call: open("UMIA"), fields: { no_op: true, already_open: true, channel: { id: "D2" } } },
      { call: { ...open("UMIA"), encoding: "form" }, fields: { no_op: true, channel: { id: "D2" } } },
      { call: openChannel("D2"), fields: { no_op: true, channel: { id: "D2" } } },
      { world: closedByBot, call: open("UMIA"), fields: { channel: { id: "D2" } } },
      { world: closedGroup, call: openChannel("C20"), fields: { channel: { id: "C20" } } },
      {
        world: groupConversation,
        call: open("UADAM", "UHELP", "UMIA", "UMIA"),
        fields: { already_open: true, channel: { id: "C20" } },
      },
      {
        call: openWhole("UREX"),
        fields: channel({ is_im: true, user: "UREX", is_open: true, latest: null, unread_count: 0 }),
      },
      { call: { ...openWhole("UMIA"), token: "svcp-mia" }, fields: channel({ is_im: true, user: "UMIA" }) },
      {
        call: openWhole("UMIA", "UREX"),
        fields: channel({
          name: "mpdm-helper--mia--rex-1",
          is_mpim: true,
          is_open: true,
          creator: "UHELP",
          topic: expect.objectContaining({ value: "Group messaging" }),
          purpose: expect.objectContaining({ value: "Group messaging with: @helper @mia @rex" }),
        }),
      },
      { call: { ...open("WPIA", "WQUINN"), token: "svcp-olga" }, fields: channel({}) },
    ],
    answers: {
      channel_not_found: [
        ...notFound,
        { when: "no conversation may be made", call: { arguments: { users: ["UREX"], prevent_creation: true } } },
      ],
      invalid_user_combination: [
        {
          when: "an external user shares no channel with another one",
          call: { ...open("WPIA", "UMIA"), token: "svcp-olga" },
        },
        { when: "both users are bots", call: open("UCLASS") },
        { when: "a bot names itself", call: open("UHELP") },
      ],
      method_not_supported_for_channel_type: [{ when: "the conversation is a channel", call: openChannel("C1") }],
      missing_scope: [
        withoutScope((id) => open(id), ["mpim:write", "UREX", "im:write"]),
        withoutScope((id) => open(id, "UMIA"), ["im:write", "UREX", "mpim:write"]),
        {
          ...withoutScope(openChannel, ["mpim:write", "D2", "im:write"]),
          when: "an identifier names a conversation of a kind without a scope",
        },
      ],
      team_access_not_granted: [
        ...notGranted,
        {
          when: "the workspace of a user was not granted",
          world: grantedToLabs,
          call: { ...open("UREX"), token: "svcp-olga" },
        },
      ],
      too_many_users: [{ when: "nine users are named", call: open(...nine) }],
      user_disabled: [{ when: "a user is deactivated", call: open("UMIA", "UGONE") }],
      user_not_found: [
        { when: "a user is unknown", call: open("UMIA", "U404") },
        { when: "an external user shares no channel with the caller", call: open("WPIA") },
      ],
      user_not_visible: [
        { when: "a guest shares no channel with a user", call: { ...open("UREX"), token: "svcp-gus" } },
      ],
      users_list_not_supplied: [
        { when: "there are no users", call: {} },
        { when: "the list of users is empty", call: open() },
      ],
    },
  },
  "conversations.close": {
    succeeds: [
      { call: close("D2") },
      { world: groupConversation, call: { ...close("C20"), encoding: "form" } },
      { world: closedByBot, call: close("D2"), fields: { no_op: true, already_closed: true } },
    ],
    answers: {
      channel_not_found: [
        { when: "the identifier is unknown", call: close("C404") },
        { when: "the caller is not in the private channel", call: close("C3") },
      ],
      method_not_supported_for_channel_type: [{ when: "the conversation is a channel", call: close("C1") }],
      missing_scope: [withoutScope(close, ["mpim:write", "D2", "im:write"])],
      team_access_not_granted: notGranted,
      user_does_not_own_channel: [{ when: "the conversation is between two others", call: close("D1") }],
    },
  },
  "conversations.mark": {
    succeeds: [
      { call: mark("C1") },
      { call: { ...mark("D2", "1780300000.000000"), encoding: "form" } },
      { call: mark("C5") },
      { world: groupConversation, call: mark("C20", "0000000000.000000") },
    ],
    answers: {
      ...ofFound((id) => mark(id)),
      invalid_timestamp: [
        { when: "the time is a word", call: mark("C1", "yesterday") },
        { when: "the time has no fraction", call: mark("C1", "1780300000") },
      ],
      missing_scope: [
        withoutScope((id) => mark(id), ["im:write", "C1", "channels:manage,channels:write"]),
        withoutScope((id) => mark(id), ["channels:manage", "D2", "im:write"]),
      ],
      not_in_channel: [{ when: "the caller has not joined the channel", call: mark("C2") }],
    },
  },
} satisfies MethodTable;
