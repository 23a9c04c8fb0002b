import { expect } from "vitest";
import type { MethodSituation, MethodTable } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const withScopes = (scopes: string) => `tokens: [{ token: svcb-helper, scopes: [${scopes}] }]`;
const channel = (parts: object) => ({ channel: expect.objectContaining(parts) });
const ids = (...wanted: readonly string[]) => ({ channels: wanted.map((id) => expect.objectContaining({ id })) });
const messages = (...wanted: readonly object[]) => ({ messages: wanted.map((each) => expect.objectContaining(each)) });

/** A cursor in the form of the service, which no page has. */
const foreignCursor = btoa("file:F1");

/** A thread of three replies, a broadcast, and metadata. */
const thread = JSON.stringify({
  messages: [
    ...[1, 2, 3].map((at) => ({
      channel: "general",
      ts: `178040000${at}.000000`,
      user: at === 3 ? "mia" : "adam",
      text: `Reply ${at}`,
      thread_ts: "1780300000.000100",
      ...(at === 3 && { broadcast: true }),
    })),
    {
      channel: "general",
      ts: "1780400004.000000",
      user: "helper",
      text: "Task",
      pinned: true,
      edited: { user: "helper", ts: "1780400005.000000" },
      metadata: { event_type: "task_created", event_payload: { id: "7" } },
    },
  ],
});

/** Rows of the methods about one conversation, with the scopes that they need. */
function ofOne(word: "read" | "history", call: (id: string) => MethodSituation["call"]) {
  return {
    channel_not_found: [
      { when: "the identifier is unknown", call: call("C404") },
      { when: "the channel is given by name", call: call("general") },
      { when: "the identifier is that of a user", call: call("UMIA") },
      { when: "the caller is not in the private channel", call: call("C3") },
      { when: "the conversation is between two others", call: call("D1") },
      { when: "the channel belongs to another workspace", call: call("C6") },
      { when: "the channel belongs to another company", call: call("C9") },
      { when: "a guest is not in the public channel", call: { ...call("C2"), token: "svcp-gus" } },
      { when: "the channel is deleted", world: "channels: [{ name: general, deleted: true }]", call: call("C1") },
    ],
    missing_scope: [
      {
        when: "the token has the scope for public channels only",
        world: withScopes(`"channels:${word}"`),
        call: call("C4"),
        fields: { needed: `groups:${word}`, provided: `channels:${word}` },
      },
      {
        when: "the token has the scope for private channels only",
        world: withScopes(`"groups:${word}"`),
        call: call("C1"),
        fields: { needed: `channels:${word}`, provided: `groups:${word}` },
      },
      {
        when: "the token lacks the scope for direct conversations",
        world: withScopes(`"channels:${word}", "groups:${word}", "mpim:${word}"`),
        call: call("D2"),
        fields: { needed: `im:${word}`, provided: `channels:${word},groups:${word},mpim:${word}` },
      },
    ],
    team_access_not_granted: [
      {
        when: "the workspace of the channel was not granted",
        world: grantedToLabs,
        call: { ...call("C1"), token: "svcp-olga" },
      },
    ],
  } satisfies Record<string, readonly [MethodSituation, ...MethodSituation[]]>;
}

/** Rows of the methods with lists of conversations. */
const ofLists = {
  invalid_cursor: [
    { when: "the cursor cannot be decoded", call: { arguments: { cursor: "next" } } },
    { when: "the cursor is that of another method", call: { arguments: { cursor: foreignCursor } } },
    { when: "the cursor names no conversation", call: { arguments: { cursor: btoa("team:x") } } },
  ],
  invalid_limit: [
    { when: "the limit is 0", call: { arguments: { limit: 0 } } },
    { when: "the limit is above 1,000", call: { arguments: { limit: 1001 } } },
    { when: "the limit is not a whole number", call: { arguments: { limit: "ten" }, encoding: "form" } },
  ],
  invalid_types: [
    { when: "a kind is unknown", call: { arguments: { types: "public_channel,channel" } } },
    { when: "there is no kind", call: { arguments: { types: "," } } },
  ],
  missing_argument: [
    { when: "an organization's token names no workspace", call: { token: "svcp-olga" }, fields: { arg: "team_id" } },
    {
      when: "the name of the workspace is empty",
      call: { token: "svcp-olga", arguments: { team_id: "" } },
      fields: { arg: "team_id" },
    },
  ],
  missing_scope: [
    {
      when: "the token lacks the scope for one of the kinds",
      world: withScopes(`"channels:read"`),
      call: { arguments: { types: "public_channel,private_channel" } },
      fields: { needed: "groups:read", provided: "channels:read" },
    },
  ],
  team_access_not_granted: [
    {
      when: "the workspace was not granted",
      world: grantedToLabs,
      call: { arguments: { team_id: "T1" }, token: "svcp-olga" },
    },
    { when: "the workspace is unknown", call: { arguments: { team_id: "T404" }, token: "svcp-olga" } },
    { when: "the workspace is another company's", call: { arguments: { team_id: "T9" }, token: "svcp-olga" } },
  ],
} satisfies Record<string, readonly [MethodSituation, ...MethodSituation[]]>;

const badBounds = (call: MethodSituation["call"]) =>
  ({
    invalid_ts_latest: [{ when: "latest is a date", call: { arguments: { ...call.arguments, latest: "2026-06-01" } } }],
    invalid_ts_oldest: [
      { when: "oldest has too many decimals", call: { arguments: { ...call.arguments, oldest: "1.0000001" } } },
    ],
    invalid_metadata_filter_keys: [
      {
        when: "the types of metadata are no list of strings",
        call: { arguments: { ...call.arguments, metadata_keys_to_include: [true] } },
      },
    ],
    invalid_cursor: [
      { when: "the cursor cannot be decoded", call: { arguments: { ...call.arguments, cursor: "next" } } },
      { when: "the cursor is that of a list", call: { arguments: { ...call.arguments, cursor: btoa("team:C1") } } },
      { when: "the cursor names no time", call: { arguments: { ...call.arguments, cursor: btoa("next_ts:1") } } },
    ],
    not_in_channel: [
      {
        when: "the bot has not joined the public channel",
        call: { arguments: { ...call.arguments, channel: "C2" } },
      },
    ],
    invalid_arguments: [{ when: "the limit is above 1,000", call: { arguments: { ...call.arguments, limit: 1001 } } }],
  }) satisfies Record<string, readonly [MethodSituation, ...MethodSituation[]]>;

const history = (channel: string) => ({ arguments: { channel } });
const replies = (channel: string) => ({ arguments: { channel, ts: "1780300000.000100" } });

/** Conversations, their members and their messages. */
export const conversations = {
  "conversations.info": {
    succeeds: [
      {
        call: { arguments: { channel: "C1" } },
        fields: channel({ id: "C1", name: "general", is_channel: true, is_general: true, is_member: true }),
      },
      { call: { arguments: { channel: "C2" }, encoding: "query" }, fields: channel({ id: "C2", is_member: false }) },
      { call: { arguments: { channel: "C4" } }, fields: channel({ id: "C4", is_private: true }) },
      { call: { arguments: { channel: "C5" } }, fields: channel({ id: "C5", is_archived: true }) },
      {
        world: "channels: [{ name: bench, shared_with: [hq] }]",
        call: { arguments: { channel: "C6" } },
        fields: channel({
          id: "C6",
          is_shared: true,
          is_org_shared: true,
          context_team_id: "T1",
          shared_team_ids: ["T2", "T1"],
        }),
      },
      {
        world: "channels: [{ name: joint, shared_with: [hq, labs] }]",
        call: { arguments: { channel: "C9" } },
        fields: channel({
          is_org_shared: true,
          is_ext_shared: true,
          connected_team_ids: ["E1"],
          conversation_host_id: "T9",
          shared_team_ids: ["T9", "T1", "T2"],
        }),
      },
      {
        call: { arguments: { channel: "C1", include_num_members: true, include_locale: true } },
        fields: channel({ num_members: 7, locale: "en-US" }),
      },
      {
        call: { arguments: { channel: "D2" } },
        fields: channel({ id: "D2", is_im: true, user: "UMIA", latest: null, unread_count: 0, is_open: true }),
      },
      {
        world: "channels: [{ id: G1, name: mpdm-mia--adam--helper-1, kind: mpim, members: [mia, adam, helper] }]",
        call: { arguments: { channel: "G1" } },
        fields: channel({ name: "mpdm-mia--adam--helper-1", is_group: true, is_mpim: true, is_open: true }),
      },
      { call: { arguments: { channel: "C9" }, token: "svcp-olga" }, fields: channel({ id: "C9", is_member: true }) },
    ],
    answers: {
      ...ofOne("read", (id) => ({ arguments: { channel: id } })),
      invalid_arguments: [{ when: "there is no channel", call: {} }],
    },
  },
  "conversations.list": {
    succeeds: [
      { call: {}, fields: ids("C1", "C2", "C5") },
      {
        world: "channels: [{ name: bench, shared_with: [hq] }, { name: board, shared_with: [labs] }]",
        call: {},
        fields: ids("C1", "C2", "C5", "C6"),
      },
      { call: { arguments: { exclude_archived: true }, encoding: "query" }, fields: ids("C1", "C2") },
      {
        call: { arguments: { types: "public_channel, private_channel,mpim,im" } },
        fields: { ...ids("C1", "C2", "C4", "C5", "C7", "D2"), response_metadata: { next_cursor: "" } },
      },
      {
        call: { arguments: { limit: 2, types: "private_channel,im" } },
        fields: { ...ids("C4", "C7"), response_metadata: { next_cursor: btoa("im_id:D2") } },
      },
      { call: { arguments: { cursor: btoa("team:C2"), limit: 1 } }, fields: ids("C2") },
      { call: { token: "svcp-gus" }, fields: ids("C1") },
      { call: { arguments: { team_id: "T2" }, token: "svcp-olga" }, fields: ids("C6") },
    ],
    answers: ofLists,
  },
  "users.conversations": {
    succeeds: [
      { call: {}, fields: { ...ids("C1", "C5"), response_metadata: { next_cursor: "" } } },
      { call: { arguments: { types: "im,private_channel" }, encoding: "form" }, fields: ids("C4", "C7", "D2") },
      {
        call: { arguments: { user: "UMIA", types: "public_channel,private_channel,im" } },
        fields: ids("C1", "C2", "C4", "C5", "C7", "D2"),
      },
      { call: { arguments: { user: "UADAM", types: "im" } }, fields: ids() },
      { call: { arguments: { user: "U404" } }, fields: ids() },
    ],
    answers: ofLists,
  },
  "conversations.members": {
    succeeds: [
      {
        call: { arguments: { channel: "C1" } },
        fields: {
          members: ["UPAT", "UOLGA", "UADAM", "UMIA", "UGUS", "UHELP", "UCLASS"],
          response_metadata: { next_cursor: "" },
        },
      },
      {
        call: { arguments: { channel: "C1", limit: 2 } },
        fields: { members: ["UPAT", "UOLGA"], response_metadata: { next_cursor: btoa("user_id:UADAM:3") } },
      },
      {
        call: { arguments: { channel: "C1", limit: 1, cursor: btoa("user_id:UADAM:3") } },
        fields: { members: ["UADAM"] },
      },
      { call: { arguments: { channel: "D2" } }, fields: { members: ["UMIA", "UHELP"] } },
    ],
    answers: {
      ...ofOne("read", (id) => ({ arguments: { channel: id } })),
      invalid_cursor: [
        { when: "the cursor cannot be decoded", call: { arguments: { channel: "C1", cursor: "next" } } },
        { when: "the cursor is that of a list", call: { arguments: { channel: "C1", cursor: btoa("team:C1") } } },
      ],
      invalid_limit: [
        { when: "the limit is 0", call: { arguments: { channel: "C1", limit: 0 } } },
        { when: "the limit is above 1,000", call: { arguments: { channel: "C1", limit: 1001 } } },
      ],
    },
  },
  "conversations.history": {
    succeeds: [
      {
        call: history("C1"),
        fields: {
          ...messages(
            { ts: "1780300002.000300", subtype: "channel_join" },
            { ts: "1780300000.000100", reply_count: 1, reply_users: ["UADAM"], subscribed: false },
          ),
          has_more: false,
          pin_count: 0,
        },
      },
      {
        world: thread,
        call: { arguments: { channel: "C1", include_all_metadata: true, limit: 2 } },
        fields: {
          ...messages(
            {
              ts: "1780400004.000000",
              pinned_to: ["C1"],
              edited: { user: "UHELP", ts: "1780400005.000000" },
              metadata: { event_type: "task_created", event_payload: { id: "7" } },
            },
            {
              ts: "1780400003.000000",
              subtype: "thread_broadcast",
              root: expect.objectContaining({ ts: "1780300000.000100" }),
            },
          ),
          has_more: true,
          pin_count: 1,
          response_metadata: { next_cursor: btoa("next_ts:1780300002000300") },
        },
      },
      {
        call: { arguments: { channel: "C1", oldest: "1780300000.000100", inclusive: true, limit: 1 } },
        fields: { ...messages({ ts: "1780300000.000100" }), oldest: "1780300000.000100", has_more: true },
      },
      {
        call: { arguments: { channel: "C1", latest: "1780300000.000100", inclusive: true, limit: 1 } },
        fields: { ...messages({ ts: "1780300000.000100" }), latest: "1780300000.000100", has_more: false },
      },
      { call: { ...history("C2"), token: "svcp-mia" }, fields: messages() },
    ],
    answers: {
      ...ofOne("history", history),
      ...badBounds(history("C1")),
    },
  },
  "conversations.replies": {
    succeeds: [
      {
        call: replies("C1"),
        fields: {
          ...messages(
            { ts: "1780300000.000100", thread_ts: "1780300000.000100", reply_count: 1, is_locked: false },
            { ts: "1780300001.000200", thread_ts: "1780300000.000100", parent_user_id: "UMIA" },
          ),
          has_more: false,
        },
      },
      {
        world: thread,
        call: { arguments: { channel: "C1", ts: "1780400002.000000", limit: 3, oldest: "1780300001.000200" } },
        fields: {
          ...messages({ ts: "1780300000.000100" }, { text: "Reply 1" }, { text: "Reply 2" }),
          has_more: true,
          response_metadata: { next_cursor: btoa("next_ts:1780400003000000") },
        },
      },
      {
        world: thread,
        call: {
          arguments: { channel: "C1", ts: "1780300000.000100", cursor: btoa("next_ts:1780400003000000") },
        },
        fields: { ...messages({ text: "Reply 3" }), has_more: false },
      },
    ],
    answers: {
      ...ofOne("history", replies),
      ...badBounds(replies("C1")),
      thread_not_found: [
        { when: "no message has the ts", call: { arguments: { channel: "C1", ts: "1780300009.000000" } } },
        { when: "the ts is malformed", call: { arguments: { channel: "C1", ts: "yesterday" } } },
        {
          when: "the message says that a member joined",
          call: { arguments: { channel: "C1", ts: "1780300002.000300" } },
        },
        { when: "the message is deleted", call: { arguments: { channel: "C1", ts: "1780300003.000400" } } },
      ],
    },
  },
} satisfies MethodTable;
