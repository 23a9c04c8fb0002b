import { expect } from "vitest";
import type { MethodTable } from "./method-situation.js";
import { onlyHq, onlyHqToken } from "./worlds.js";

/** The clock of the tests starts at this second. */
const nowSeconds = 1_780_315_200;
const tomorrow = nowSeconds + 86_400;

const plan = (parts: Readonly<Record<string, unknown>>) => ({
  method: "chat.scheduleMessage" as const,
  arguments: { channel: "C1", text: "later", post_at: tomorrow, ...parts },
});
const later = plan({});
const header = (text: string) => ({ type: "header", text: { type: "plain_text", text } });
const metadata = (parts: object) => ({ event_type: "task_created", event_payload: { id: "7" }, ...parts });
const message = (parts: object) => ({ message: expect.objectContaining(parts) });

/** A world with one message that the bot has scheduled. */
const scheduled = (parts = "post_at: 2026-06-02T12:00:00Z") =>
  `scheduled_messages: [{ id: Q1, channel: general, user: helper, text: later, ${parts} }]`;
const drop = (parts: object) => ({ arguments: { channel: "C1", scheduled_message_id: "Q1", ...parts } });

/** Messages that are posted later. */
export const scheduledMessages = {
  "chat.scheduleMessage": {
    succeeds: [
      {
        call: later,
        fields: {
          channel: "C1",
          post_at: tomorrow,
          scheduled_message_id: expect.stringMatching(/^Q[A-Z0-9]+$/),
          ...message({ type: "delayed_message", subtype: "bot_message", text: "later", bot_id: "BHELP" }),
        },
      },
      { call: plan({ channel: "#general", post_at: nowSeconds + 10 }), fields: { channel: "C1" } },
      { call: { ...plan({ post_at: nowSeconds + 120 * 86_400 }), encoding: "form" } },
      { call: plan({ channel: "UADAM" }), fields: { channel: expect.stringMatching(/^D[A-Z0-9]+$/) } },
      { call: { ...later, token: "svcp-mia" }, fields: message({ type: "delayed_message", user: "UMIA" }) },
      { call: plan({ text: undefined, blocks: [header("Tea")] }), fields: message({ text: "Tea" }) },
      { call: plan({ text: undefined, markdown_text: "**Tea**" }), fields: message({ text: "*Tea*" }) },
      { call: plan({ metadata: metadata({}) }), fields: message({ metadata: metadata({}) }) },
      {
        call: plan({ thread_ts: "1780300001.000200", reply_broadcast: true }),
        fields: message({ thread_ts: "1780300000.000100" }),
      },
      { call: plan({ as_user: true }), fields: message({ bot_id: "BHELP" }) },
    ],
    answers: {
      channel_not_found: [
        { when: "the identifier is unknown", call: plan({ channel: "C404" }) },
        { when: "the caller is not in the private channel", call: plan({ channel: "C3" }) },
        { when: "the user is unknown", call: plan({ channel: "U404" }) },
      ],
      invalid_attachments: [{ when: "one is a text", call: plan({ attachments: ["more"] }) }],
      invalid_blocks: [
        { when: "a block has an unknown type", call: plan({ blocks: [{ type: "poster" }] }) },
        {
          when: "a block names an unknown file",
          call: plan({ blocks: [{ type: "image", alt_text: "x", svc_file: { id: "F404" } }] }),
        },
      ],
      invalid_blocks_format: [{ when: "it is an object", call: plan({ blocks: { type: "divider" } }) }],
      invalid_metadata_format: [{ when: "it is a list", call: plan({ metadata: [] }) }],
      invalid_metadata_schema: [{ when: "it is empty", call: plan({ metadata: {} }) }],
      invalid_time: [{ when: "it is a word", call: plan({ post_at: "tomorrow" }) }],
      is_archived: [{ when: "the channel is archived", call: plan({ channel: "C5" }) }],
      markdown_text_conflict: [{ when: "there is a text too", call: plan({ markdown_text: "hello" }) }],
      message_limit_exceeded: [
        {
          when: "the workspace has reached its message limit",
          world: "workspaces: [{ domain: hq, message_limit: 4 }]",
          call: later,
        },
      ],
      metadata_must_be_sent_from_app: [
        { when: "the token is a user's", call: { ...plan({ metadata: metadata({}) }), token: "svcp-mia" } },
      ],
      metadata_too_large: [
        {
          when: "it is larger than 16 KiB",
          call: plan({ metadata: metadata({ event_payload: { text: "x".repeat(16_384) } }) }),
        },
      ],
      msg_too_long: [
        { when: "the text has more than 40,000 characters", call: plan({ text: "x".repeat(40_001) }) },
        {
          when: "the Markdown has more than 12,000 characters",
          call: plan({ text: undefined, markdown_text: "x".repeat(12_001) }),
        },
        { when: "the attachments are larger than 64 KiB", call: plan({ attachments: [{ text: "x".repeat(65_536) }] }) },
      ],
      no_text: [
        { when: "nothing to post is given", call: plan({ text: undefined }) },
        { when: "the text is blank", call: plan({ text: "  " }) },
      ],
      not_in_channel: [
        {
          when: "the channel is public and the token lacks chat:write.public",
          world: `tokens: [{ token: svcb-helper, scopes: ["chat:write"] }]`,
          call: plan({ channel: "C2" }),
        },
      ],
      restricted_action: [
        {
          when: "the workspace restricts the app",
          world: "workspaces: [{ domain: hq, restricted_apps: [Helper] }]",
          call: later,
        },
        {
          when: "the app's manifest turns its messages tab off",
          world: "apps: [{ name: Helper, manifest: { features: { app_home: { messages_tab_enabled: false } } } }]",
          call: plan({ channel: "UMIA" }),
        },
      ],
      restricted_too_many: [
        { when: "30 messages are scheduled for that time", before: [later], times: 30, call: later },
        {
          when: "30 messages are scheduled five minutes earlier",
          before: [plan({ post_at: tomorrow - 300 })],
          times: 30,
          call: later,
        },
      ],
      time_in_past: [
        { when: "it is now", call: plan({ post_at: nowSeconds }) },
        { when: "it is nine seconds ahead", call: plan({ post_at: nowSeconds + 9 }) },
      ],
      time_too_far: [
        { when: "it is more than 120 days ahead", call: plan({ post_at: nowSeconds + 120 * 86_400 + 1 }) },
      ],
      too_many_attachments: [
        { when: "there are 101", call: plan({ attachments: Array.from({ length: 101 }, () => ({ text: "x" })) }) },
      ],
      ekm_access_denied: [
        {
          when: "posting to the channel is suspended",
          world: "channels: [{ name: general, posting_suspended: true }]",
          call: later,
        },
      ],
      team_access_not_granted: [
        {
          when: "the channel is in a workspace that the installation was not granted to",
          world: onlyHq("chat:write", "chat:write.public"),
          call: { ...plan({ channel: "C6" }), token: onlyHqToken },
        },
      ],
      invalid_arguments: [
        { when: "no time is given", call: plan({ post_at: undefined }) },
        { when: "the message to reply to is unknown", call: plan({ thread_ts: "1780300009.000000" }) },
      ],
    },
  },
  "chat.deleteScheduledMessage": {
    succeeds: [
      { world: scheduled(), call: drop({}) },
      { world: scheduled("post_at: 2026-06-01T12:01:01Z"), call: drop({ as_user: true }) },
    ],
    answers: {
      channel_not_found: [
        { when: "the channel is unknown", world: scheduled(), call: drop({ channel: "C404" }) },
        { when: "the caller is not in the private channel", world: scheduled(), call: drop({ channel: "C3" }) },
      ],
      invalid_scheduled_message_id: [
        { when: "the identifier is unknown", world: scheduled(), call: drop({ scheduled_message_id: "Q404" }) },
        { when: "the message is in another channel", world: scheduled(), call: drop({ channel: "C4" }) },
        {
          when: "it was deleted",
          world: scheduled(),
          before: [{ method: "chat.deleteScheduledMessage", ...drop({}) }],
          call: drop({}),
        },
        { when: "it is due within a minute", world: scheduled("post_at: 2026-06-01T12:01:00Z"), call: drop({}) },
        { when: "another app has scheduled it", world: scheduled(), call: { ...drop({}), token: "svcb-classic" } },
        { when: "another user has scheduled it", world: scheduled(), call: { ...drop({}), token: "svcp-mia" } },
      ],
      team_access_not_granted: [
        {
          when: "the channel is in a workspace that the installation was not granted to",
          world: onlyHq("chat:write", "chat:write.public"),
          call: { ...drop({ channel: "C6" }), token: onlyHqToken },
        },
      ],
    },
  },
  "chat.scheduledMessages.list": {
    succeeds: [
      {
        world: scheduled(),
        call: {},
        fields: {
          scheduled_messages: [
            { id: "Q1", channel_id: "C1", post_at: tomorrow, date_created: expect.any(Number), text: "later" },
          ],
          response_metadata: { next_cursor: "" },
        },
      },
      { world: scheduled(), call: { arguments: { channel: "C4" } }, fields: { scheduled_messages: [] } },
      {
        world: scheduled(),
        call: { arguments: { oldest: String(tomorrow), latest: String(tomorrow + 1) }, encoding: "form" },
        fields: { scheduled_messages: [expect.objectContaining({ id: "Q1" })] },
      },
      { world: scheduled(), call: { arguments: { latest: String(tomorrow - 1) } }, fields: { scheduled_messages: [] } },
      {
        world: scheduled(),
        call: { arguments: { team_id: "T1" }, token: "svcp-mia" },
        fields: { scheduled_messages: [] },
      },
    ],
    answers: {
      invalid_channel: [
        { when: "the channel is unknown", call: { arguments: { channel: "C404" } } },
        { when: "the caller is not in the private channel", call: { arguments: { channel: "C3" } } },
      ],
      invalid_cursor: [{ when: "it is no cursor", call: { arguments: { cursor: "next" } } }],
      missing_argument: [
        { when: "an organization's token names no workspace", call: { token: "svcp-mia" }, fields: { arg: "team_id" } },
        {
          when: "the name of the workspace is empty",
          call: { token: "svcp-mia", arguments: { team_id: "" } },
          fields: { arg: "team_id" },
        },
      ],
      team_access_not_granted: [
        { when: "the workspace is unknown", call: { arguments: { team_id: "T404" }, token: "svcp-mia" } },
      ],
      invalid_arguments: [
        { when: "oldest is latest", call: { arguments: { oldest: "7", latest: "7" } } },
        { when: "the limit is above 1,000", call: { arguments: { limit: 1001 } } },
      ],
    },
  },
} satisfies MethodTable;
