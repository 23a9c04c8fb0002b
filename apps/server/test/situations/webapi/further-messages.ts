import { expect } from "vitest";
import type { MethodTable } from "./method-situation.js";
import { onlyHq, onlyHqToken } from "./worlds.js";

const me = (parts: object) => ({ arguments: { channel: "C1", text: "waves", ...parts } });
const whisper = (parts: object) => ({ arguments: { channel: "C1", user: "UMIA", text: "psst", ...parts } });
const restricted = "workspaces: [{ domain: hq, restricted_apps: [Helper] }]";
const suspended = "channels: [{ name: general, posting_suspended: true }]";
const ts = expect.stringMatching(/^\d{10}\.\d{6}$/);

/** Messages about what the caller does, and messages that one user sees. */
export const furtherMessages = {
  "chat.meMessage": {
    succeeds: [
      { call: me({}), fields: { channel: "C1", ts } },
      { call: me({ channel: "#general" }), fields: { channel: "C1" } },
      { call: me({ channel: "UMIA" }), fields: { channel: "D2" } },
    ],
    answers: {
      access_denied: [{ when: "the workspace restricts the app", world: restricted, call: me({}) }],
      channel_not_found: [
        { when: "the name is unknown", call: me({ channel: "nowhere" }) },
        { when: "the caller has no conversation with the user", call: me({ channel: "UADAM" }) },
      ],
      ekm_access_denied: [{ when: "posting to the channel is suspended", world: suspended, call: me({}) }],
      is_archived: [{ when: "the channel is archived", call: me({ channel: "C5" }) }],
      message_limit_exceeded: [
        { when: "no message is left", world: "workspaces: [{ domain: hq, message_limit: 4 }]", call: me({}) },
      ],
      msg_too_long: [{ when: "the text has 40,001 characters", call: me({ text: "x".repeat(40_001) }) }],
      no_text: [
        { when: "it is blank", call: me({ text: " " }) },
        { when: "it is absent", call: me({ text: undefined }) },
      ],
      not_in_channel: [{ when: "the bot has not joined the channel", call: me({ channel: "C2" }) }],
      team_access_not_granted: [
        {
          when: "the channel is in a workspace that was not granted",
          world: onlyHq("chat:write"),
          call: { ...me({ channel: "C6" }), token: onlyHqToken },
        },
      ],
    },
  },
  "chat.postEphemeral": {
    succeeds: [
      { call: whisper({}), fields: { message_ts: ts } },
      { call: whisper({ text: undefined, blocks: [{ type: "divider" }] }), fields: { message_ts: ts } },
      { call: whisper({ thread_ts: "1780300000.000100", parse: "mrkdwn", as_user: true }), fields: { message_ts: ts } },
      { call: whisper({ username: "Tea", icon_emoji: ":tea:" }), fields: { message_ts: ts } },
    ],
    answers: {
      cannot_reply_to_message: [
        { when: "the message says that a user joined", call: whisper({ thread_ts: "1780300002.000300" }) },
        { when: "the message is unknown", call: whisper({ thread_ts: "1780300009.000000" }) },
      ],
      channel_not_found: [{ when: "the caller is not in the private channel", call: whisper({ channel: "C3" }) }],
      ekm_access_denied: [{ when: "posting to the channel is suspended", world: suspended, call: whisper({}) }],
      invalid_attachments: [{ when: "one is a text", call: whisper({ attachments: ["more"] }) }],
      invalid_blocks: [
        { when: "a block has an unknown type", call: whisper({ blocks: [{ type: "poster" }] }) },
        {
          when: "a block names an unknown file",
          call: whisper({ blocks: [{ type: "image", alt_text: "x", svc_file: { id: "F404" } }] }),
        },
      ],
      invalid_blocks_format: [{ when: "it is an object", call: whisper({ blocks: { type: "divider" } }) }],
      is_archived: [{ when: "the channel is archived", call: whisper({ channel: "C5" }) }],
      markdown_text_conflict: [{ when: "there is a text too", call: whisper({ markdown_text: "hello" }) }],
      messages_tab_disabled: [
        {
          when: "the manifest turns the messages tab off",
          world: "apps: [{ name: Helper, manifest: { features: { app_home: { messages_tab_enabled: false } } } }]",
          call: whisper({ channel: "D2" }),
        },
      ],
      missing_scope: [
        {
          when: "another name is requested without its scope",
          world: `tokens: [{ token: svcb-helper, scopes: ["chat:write"] }]`,
          call: whisper({ username: "Tea" }),
          fields: { needed: "chat:write.customize", provided: "chat:write" },
        },
      ],
      msg_too_long: [
        { when: "the text has 40,001 characters", call: whisper({ text: "x".repeat(40_001) }) },
        { when: "the attachments are large", call: whisper({ attachments: [{ text: "x".repeat(65_536) }] }) },
      ],
      no_text: [
        { when: "there is none", call: whisper({ text: undefined }) },
        { when: "it is blank", call: whisper({ text: " " }) },
      ],
      not_in_channel: [{ when: "the bot has not joined the channel", call: whisper({ channel: "C2" }) }],
      restricted_action: [{ when: "the workspace restricts the app", world: restricted, call: whisper({}) }],
      team_access_not_granted: [
        {
          when: "the channel is in a workspace that was not granted",
          world: onlyHq("chat:write"),
          call: { ...whisper({ channel: "C6" }), token: onlyHqToken },
        },
      ],
      too_many_attachments: [
        { when: "there are 101", call: whisper({ attachments: Array.from({ length: 101 }, () => ({ text: "x" })) }) },
      ],
      user_not_in_channel: [
        { when: "the user is not a member", call: whisper({ user: "UREX" }) },
        { when: "the user is unknown", call: whisper({ user: "U404" }) },
      ],
    },
  },
} satisfies MethodTable;
