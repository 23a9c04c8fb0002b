import { expect } from "vitest";
import type { MethodTable } from "./method-situation.js";
import { onlyHq, onlyHqToken, retired } from "./worlds.js";

const ts = "1780300005.000000";

/** YAML with a message of the bot, which has a reply by the bot. */
const own = `messages:
  - { channel: general, ts: "${ts}", user: helper, text: mine }
  - { channel: general, ts: "1780300006.000000", user: helper, text: "so is this", thread_ts: "${ts}" }
`;

const update = (parts: object) => ({ arguments: { channel: "C1", ts, text: "changed", ...parts } });
const remove = (parts: object) => ({ arguments: { channel: "C1", ts, ...parts } });
const message = (parts: object) => ({ message: expect.objectContaining(parts) });
const parent = "1780300000.000100";
const byMia = { token: "svcp-mia" } as const;
const richText = {
  type: "rich_text",
  elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "rich" }] }],
};
const divider = { type: "divider" };

/** Changes of messages. */
export const messageChanges = {
  "chat.update": {
    succeeds: [
      { world: own, call: update({}), fields: { channel: "C1", ts, text: "changed", ...message({ text: "changed" }) } },
      {
        world: own,
        call: update({ text: undefined, blocks: [divider] }),
        fields: message({ blocks: [expect.objectContaining(divider)] }),
      },
      { world: own, call: update({ text: undefined, markdown_text: "**new**" }), fields: { text: "*new*" } },
      { world: own, call: update({ parse: "client", as_user: true }), fields: { text: "changed" } },
      { world: own, call: update({ text: undefined, file_ids: ["F31"] }), fields: { text: "mine" } },
      {
        world: own,
        call: update({ ts: "1780300006.000000", text: undefined, reply_broadcast: true }),
        fields: message({ subtype: "thread_broadcast" }),
      },
      { call: { ...update({ ts: parent }), ...byMia }, fields: message({ user: "UMIA" }) },
    ],
    answers: {
      as_user_not_supported: [
        { when: "the app is of the retired kind", world: `${own}${retired}`, call: update({ as_user: true }) },
      ],
      block_mismatch: [
        {
          when: "rich text is replaced with a divider",
          world: own,
          before: [update({ text: undefined, blocks: [richText] })],
          call: update({ blocks: [divider] }),
        },
      ],
      cant_broadcast_message: [
        { when: "it is not a reply", world: own, call: update({ text: undefined, reply_broadcast: true }) },
      ],
      cant_update_message: [
        { when: "it is by a user", call: update({ ts: parent }) },
        { when: "it is a system message", call: { ...update({ ts: "1780300002.000300" }), token: "svcp-gus" } },
        {
          when: "it is a tombstone",
          world: own,
          before: [{ ...remove({}), method: "chat.delete" }],
          call: update({}),
        },
      ],
      channel_not_found: [
        { when: "the identifier is unknown", call: update({ channel: "C404" }) },
        { when: "it is a name", call: update({ channel: "general" }) },
        { when: "it is a user", call: update({ channel: "UMIA" }) },
      ],
      edit_window_closed: [
        {
          when: "the workspace allows no changes",
          world: "workspaces: [{ domain: hq, message_edit_minutes: 0 }]",
          call: { ...update({ ts: parent }), ...byMia },
        },
      ],
      file_not_found: [
        { when: "file_ids names an unknown file", world: own, call: update({ file_ids: ["F404"] }) },
        {
          when: "a block names an unknown file",
          world: own,
          call: update({ blocks: [{ type: "image", alt_text: "x", svc_file: { id: "F404" } }] }),
        },
      ],
      invalid_attachments: [{ when: "one is a text", call: update({ attachments: ["more"] }) }],
      invalid_blocks: [{ when: "a block has an unknown type", call: update({ blocks: [{ type: "poster" }] }) }],
      invalid_blocks_format: [{ when: "it is an object", call: update({ blocks: divider }) }],
      invalid_metadata_format: [{ when: "it is a list", call: update({ metadata: [] }) }],
      invalid_metadata_schema: [
        { when: "event_type is missing", call: update({ metadata: { event_payload: { id: "7" } } }) },
      ],
      is_inactive: [{ when: "the channel is archived", call: update({ channel: "C5" }) }],
      markdown_text_conflict: [{ when: "there is a text too", call: update({ markdown_text: "changed" }) }],
      max_file_sharing_exceeded: [
        { when: "there are 11", call: update({ file_ids: Array.from({ length: 11 }, (_, at) => `F${at}`) }) },
      ],
      message_not_found: [
        { when: "the ts is unknown", call: update({}) },
        { when: "it is deleted", call: update({ ts: "1780300003.000400" }) },
      ],
      metadata_must_be_sent_from_app: [
        { when: "a user sends it", call: { ...update({ ts: parent, metadata: {} }), ...byMia } },
      ],
      metadata_too_large: [
        {
          when: "it has more than 16 KiB",
          world: own,
          call: update({ metadata: { event_type: "x", event_payload: { text: "x".repeat(16_384) } } }),
        },
      ],
      msg_too_long: [
        { when: "the text has 4,001 characters", call: update({ text: "x".repeat(4001) }) },
        {
          when: "the Markdown has 12,001",
          call: update({ text: undefined, markdown_text: "x".repeat(12_001) }),
        },
        {
          when: "the attachments are large",
          world: own,
          call: update({ attachments: [{ text: "x".repeat(65_536) }] }),
        },
      ],
      no_dual_broadcast_content_update: [
        { when: "there is a text", world: own, call: update({ ts: "1780300006.000000", reply_broadcast: true }) },
      ],
      no_text: [
        { when: "nothing changes", world: own, call: update({ text: undefined }) },
        { when: "nothing remains", world: own, call: update({ text: "" }) },
      ],
      streaming_state_conflict: [
        {
          when: "the app streams it",
          world: `messages: [{ channel: general, ts: "1780315190.000000", user: helper, text: So, streaming: {} }]`,
          call: update({ ts: "1780315190.000000" }),
        },
      ],
      team_access_not_granted: [
        {
          when: "the channel is in a workspace that was not granted",
          world: onlyHq("chat:write"),
          call: { ...update({ channel: "C6" }), token: onlyHqToken },
        },
      ],
      too_many_attachments: [
        { when: "there are 101", call: update({ attachments: Array.from({ length: 101 }, () => ({ text: "x" })) }) },
      ],
    },
  },
  "chat.delete": {
    succeeds: [
      { world: own, call: remove({}), fields: { channel: "C1", ts } },
      { world: own, call: remove({ as_user: true }), fields: { ts } },
      { call: { ...remove({ ts: parent }), ...byMia }, fields: { ts: parent } },
    ],
    answers: {
      cant_delete_message: [
        { when: "it is by another user", call: { ...remove({ ts: "1780300001.000200" }), ...byMia } },
        { when: "the caller is a bot and it is by a user", call: remove({ ts: parent }) },
        {
          when: "the workspace does not let users delete theirs",
          world: "workspaces: [{ domain: hq, members_may_delete: false }]",
          call: { ...remove({ ts: parent }), ...byMia },
        },
        {
          when: "the channel is archived",
          world: `messages: [{ channel: attic, ts: "${ts}", user: helper, text: old }]`,
          call: remove({ channel: "C5" }),
        },
      ],
      channel_not_found: [
        { when: "the identifier is unknown", call: remove({ channel: "C404" }) },
        { when: "it is a name", call: remove({ channel: "general" }) },
      ],
      message_not_found: [
        { when: "the ts is unknown", call: remove({}) },
        { when: "it is deleted already", world: own, before: [remove({})], call: remove({}) },
      ],
      team_access_not_granted: [
        {
          when: "the channel is in a workspace that was not granted",
          world: onlyHq("chat:write"),
          call: { ...remove({ channel: "C6" }), token: onlyHqToken },
        },
      ],
    },
  },
  "chat.getPermalink": {
    succeeds: [
      {
        call: { arguments: { channel: "C1", message_ts: "1780300001.000200" } },
        fields: {
          permalink: expect.stringMatching(/\/archives\/C1\/p1780300001000200\?thread_ts=1780300000\.000100&cid=C1$/),
        },
      },
      {
        call: { arguments: { channel: "C1", message_ts: parent } },
        fields: { permalink: expect.stringMatching(/\/archives\/C1\/p1780300000000100$/) },
      },
    ],
    answers: {
      channel_not_found: [
        { when: "the caller does not see it", call: { arguments: { channel: "C3", message_ts: parent } } },
      ],
      message_not_found: [
        { when: "the ts is unknown", call: { arguments: { channel: "C1", message_ts: ts } } },
        { when: "it is no ts", call: { arguments: { channel: "C1", message_ts: "today" } } },
        { when: "it is deleted", call: { arguments: { channel: "C1", message_ts: "1780300003.000400" } } },
      ],
      team_access_not_granted: [
        {
          when: "the channel is in a workspace that was not granted",
          world: onlyHq("chat:write"),
          call: { arguments: { channel: "C6", message_ts: ts }, token: onlyHqToken },
        },
      ],
    },
  },
} satisfies MethodTable;
