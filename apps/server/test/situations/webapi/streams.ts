import { expect } from "vitest";
import type { MethodCall } from "../../kit/method-call.js";
import type { MethodSituation, MethodTable, Situations } from "./method-situation.js";
import { onlyHq, onlyHqToken } from "./worlds.js";

const ts = "1780315190.000000";
const parent = "1780300000.000100";

/** YAML with a message that the bot streams. */
const streamed = (parts = "{}", place = "channel: general") =>
  `messages: [{ ${place}, ts: "${ts}", user: helper, text: "So", streaming: ${parts} }]`;
const lockedThread = `messages:
  - { channel: general, ts: "${parent}", user: mia, text: closed, locked: true }
  - { channel: general, ts: "${ts}", user: helper, text: "So", thread_ts: "${parent}", streaming: {} }
`;

const start = (parts: object): MethodCall => ({
  arguments: { channel: "C1", recipient_user_id: "UMIA", recipient_team_id: "T1", ...parts },
});
const append = (parts: object): MethodCall => ({ arguments: { channel: "C1", ts, markdown_text: " far", ...parts } });
const stop = (parts: object): MethodCall => ({ arguments: { channel: "C1", ts, ...parts } });
const message = (parts: object) => ({ message: expect.objectContaining(parts) });

const divider = { type: "divider" };
const text = (length: number) => ({ type: "markdown_text", text: "x".repeat(length) });
const task = (parts: object) => ({ type: "task_update", id: "a", title: "Look", status: "pending", ...parts });
const unknownFile = { type: "image", alt_text: "x", svc_file: { id: "F404" } };
const ofBlocks = (...blocks: readonly object[]) => ({ type: "blocks", blocks });
const metadata = { event_type: "answered", event_payload: {} };

type CallOf = (parts: object) => MethodCall;

/** Rows of all three methods. */
function common(call: CallOf, world: string) {
  return {
    channel_not_found: [
      { when: "the identifier is unknown", call: call({ channel: "C404" }) },
      { when: "the caller is not in the private channel", call: call({ channel: "C3" }) },
      { when: "the app has no conversation with the user", call: call({ channel: "UADAM" }) },
    ],
    ekm_access_denied: [
      {
        when: "posting to the channel is suspended",
        world: "channels: [{ name: general, posting_suspended: true }]",
        call: call({}),
      },
    ],
    invalid_chunks: [
      { when: "they are a text", call: call({ chunks: "more" }) },
      { when: "a chunk has an unknown type", call: call({ chunks: [{ type: "picture" }] }) },
      { when: "a task has an unknown status", call: call({ chunks: [task({ status: "done" })] }) },
      { when: "the title of a task has 257 characters", call: call({ chunks: [task({ title: "x".repeat(257) })] }) },
      { when: "a plan has no title", call: call({ chunks: [{ type: "plan_update" }] }) },
    ],
    is_archived: [{ when: "the channel is archived", call: call({ channel: "C5" }) }],
    messages_tab_disabled: [
      {
        when: "the app's manifest turns its messages tab off",
        world: "apps: [{ name: Helper, manifest: { features: { app_home: { messages_tab_enabled: false } } } }]",
        call: call({ channel: "UMIA" }),
      },
    ],
    msg_blocks_too_long: [
      { when: "the Markdown has 12,001 characters", call: call({ markdown_text: "x".repeat(12_001) }) },
      { when: "a chunk has 12,001 characters", call: call({ chunks: [text(12_001)] }) },
      {
        when: "all texts have more than 13,200 characters",
        world,
        call: call({ markdown_text: "x".repeat(12_000), chunks: [text(1201)] }),
      },
    ],
    msg_blocks_too_many: [
      { when: "a chunk has 51", call: call({ chunks: [ofBlocks(...Array.from({ length: 51 }, () => divider))] }) },
      {
        when: "the chunks have 51",
        world,
        call: call({ chunks: Array.from({ length: 51 }, () => ofBlocks(divider)) }),
      },
    ],
    not_in_channel: [{ when: "the caller has not joined it", call: call({ channel: "C2" }) }],
    restricted_action: [
      {
        when: "the workspace restricts the app",
        world: "workspaces: [{ domain: hq, restricted_apps: [Helper] }]",
        call: call({}),
      },
    ],
    team_access_not_granted: [
      {
        when: "the channel is in a workspace that was not granted",
        world: onlyHq("chat:write"),
        call: { ...call({ channel: "C6" }), token: onlyHqToken },
      },
    ],
  } satisfies Record<string, Situations>;
}

/** Rows of the two methods that continue a stream. */
function continuing(call: CallOf) {
  const over: readonly [MethodSituation, ...MethodSituation[]] = [
    {
      when: "the stream was stopped",
      world: streamed(),
      before: [{ ...stop({}), method: "chat.stopStream" }],
      call: call({}),
    },
    { when: "five minutes are over", world: streamed(), waitMs: 290_000, call: call({}) },
    {
      when: "an append was made within the five minutes, and they are over",
      world: streamed(),
      before: [{ ...append({}), method: "chat.appendStream" }],
      waitMs: 290_000,
      call: call({}),
    },
    {
      when: "the message was posted",
      world: `messages: [{ channel: general, ts: "${ts}", user: helper, text: whole }]`,
      call: call({}),
    },
  ];
  return {
    message_not_found: [
      { when: "the ts is unknown", call: call({}) },
      {
        when: "the message was deleted",
        world: streamed(),
        before: [{ arguments: { channel: "C1", ts }, method: "chat.delete" }],
        call: call({}),
      },
    ],
    message_not_in_streaming_state: over,
    message_not_owned_by_app: [
      { when: "another app streams it", world: streamed(), call: { ...call({}), token: "svcb-classic" } },
      { when: "a user posted it", call: call({ ts: parent }) },
    ],
    restricted_action_thread_locked: [
      { when: "an administrator has closed the thread", world: lockedThread, call: call({}) },
    ],
  } satisfies Record<string, Situations>;
}

/** Messages whose text comes in pieces. */
export const streams = {
  "chat.startStream": {
    succeeds: [
      { call: start({}), fields: { channel: "C1", ts: expect.stringMatching(/^\d{10}\.\d{6}$/) } },
      { call: { ...start({ thread_ts: parent, markdown_text: "**So**" }), encoding: "form" } },
      { call: { arguments: { channel: "UMIA", chunks: [] } }, fields: { channel: "D2" } },
      { call: { arguments: { channel: "D2", chunks: [task({}), ofBlocks(divider)], task_display_mode: "plan" } } },
      { call: start({ recipient_team_id: "E1", username: "Help desk", icon_emoji: ":books:" }) },
    ],
    answers: {
      ...common(start, ""),
      invalid_arguments: [
        { when: "no message has the ts of the thread", call: start({ thread_ts: ts }) },
        { when: "the thread is a system message", call: start({ thread_ts: "1780300002.000300" }) },
      ],
      invalid_blocks: [
        { when: "a block has an unknown type", call: start({ chunks: [ofBlocks({ type: "poster" })] }) },
        { when: "a block names an unknown file", call: start({ chunks: [ofBlocks(unknownFile)] }) },
      ],
      message_limit_exceeded: [
        {
          when: "the workspace has reached its message limit",
          world: "workspaces: [{ domain: hq, message_limit: 4 }]",
          call: start({}),
        },
      ],
      missing_recipient_team_id: [{ when: "it is absent", call: start({ recipient_team_id: undefined }) }],
      missing_recipient_user_id: [
        { when: "it is absent", call: start({ recipient_user_id: undefined, recipient_team_id: undefined }) },
        { when: "it is empty", call: start({ recipient_user_id: "" }) },
      ],
      restricted_action_thread_locked: [
        {
          when: "an administrator has closed the thread",
          world: `messages: [{ channel: general, ts: "1780300000.000100", user: mia, text: closed, locked: true }]`,
          call: start({ thread_ts: parent }),
        },
      ],
      team_not_found: [{ when: "the identifier is unknown", call: start({ recipient_team_id: "T404" }) }],
      user_not_found: [
        { when: "the identifier is unknown", call: start({ recipient_user_id: "U404" }) },
        { when: "the user is deactivated", call: start({ recipient_user_id: "UGONE" }) },
        { when: "the user is not in the workspace", call: start({ recipient_team_id: "T2" }) },
        {
          when: "the user is of another company and not in the channel",
          call: start({ recipient_user_id: "WPIA", recipient_team_id: "T9" }),
        },
      ],
    },
  },
  "chat.appendStream": {
    succeeds: [
      { world: streamed(), call: append({}), fields: { channel: "C1", ts } },
      { world: streamed(), call: { ...append({ markdown_text: "\n" }), encoding: "form" } },
      {
        world: streamed("{ task_display_mode: plan }", "channel: D2"),
        call: append({
          channel: "UMIA",
          chunks: [task({ details: "in the attic" }), { type: "plan_update", title: "T" }],
        }),
        fields: { channel: "D2" },
      },
      {
        world: streamed(),
        call: append({ markdown_text: undefined, chunks: [text(1), ofBlocks(divider)] }),
        fields: { ts },
      },
    ],
    answers: {
      ...common(append, streamed()),
      ...continuing(append),
      invalid_blocks: [
        { when: "a block has an unknown type", call: append({ chunks: [ofBlocks({ type: "poster" })] }) },
        {
          when: "a block names an unknown file",
          world: streamed(),
          call: append({ chunks: [ofBlocks(unknownFile)] }),
        },
      ],
      no_text: [
        { when: "there is nothing", world: streamed(), call: append({ markdown_text: undefined }) },
        { when: "all of it is empty", world: streamed(), call: append({ markdown_text: "", chunks: [] }) },
      ],
      stopped_by_user: [
        { when: "the user has stopped it", world: streamed("{ stopped_by_user: true }"), call: append({}) },
      ],
    },
  },
  "chat.stopStream": {
    succeeds: [
      { world: streamed(), call: stop({}), fields: { channel: "C1", ts, ...message({ text: "So" }) } },
      {
        world: streamed(),
        call: stop({ markdown_text: " **far**", blocks: [divider], metadata }),
        fields: message({
          text: "So *far*",
          blocks: [{ type: "markdown", text: "So **far**" }, divider].map((block) => expect.objectContaining(block)),
          metadata,
        }),
      },
      { world: streamed(), call: stop({ metadata: null, chunks: [], blocks: [] }), fields: message({ text: "So" }) },
      {
        world: streamed(),
        call: stop({
          blocks: [
            {
              type: "context_actions",
              elements: [
                {
                  type: "feedback_buttons",
                  action_id: "rate",
                  positive_button: { text: { type: "plain_text", text: "Good" }, value: "good" },
                  negative_button: { text: { type: "plain_text", text: "Bad" }, value: "bad" },
                },
              ],
            },
          ],
        }),
        fields: message({ text: "So" }),
      },
    ],
    answers: {
      ...common(stop, streamed()),
      ...continuing(stop),
      message_not_in_streaming_state: [
        ...continuing(stop).message_not_in_streaming_state,
        { when: "the user has stopped it", world: streamed("{ stopped_by_user: true }"), call: stop({}) },
      ],
      msg_blocks_too_many: [
        ...common(stop, streamed()).msg_blocks_too_many,
        { when: "there are 51 at the bottom", call: stop({ blocks: Array.from({ length: 51 }, () => divider) }) },
      ],
      invalid_blocks: [
        { when: "a block has an unknown type", call: stop({ blocks: [{ type: "poster" }] }) },
        { when: "it is an object", call: stop({ blocks: divider }) },
      ],
      invalid_metadata_format: [{ when: "it is a list", call: stop({ metadata: [] }) }],
      invalid_metadata_schema: [{ when: "it is empty", call: stop({ metadata: {} }) }],
      metadata_too_large: [
        {
          when: "it has more than 16 KiB",
          world: streamed(),
          call: stop({ metadata: { event_type: "x", event_payload: { text: "x".repeat(16_384) } } }),
        },
      ],
      missing_file_data: [
        { when: "a block names an unknown file", world: streamed(), call: stop({ blocks: [unknownFile] }) },
      ],
    },
  },
} satisfies MethodTable;
