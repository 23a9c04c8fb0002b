import { expect } from "vitest";
import type { MethodSituation, MethodTable } from "./method-situation.js";
import { grantedToLabs, retired } from "./worlds.js";

const post = (parts: Readonly<Record<string, unknown>>) => ({ arguments: { channel: "C1", text: "hello", ...parts } });
const hello = post({});
const message = (parts: object) => ({ message: expect.objectContaining(parts) });
const header = (text: string) => ({ type: "header", text: { type: "plain_text", text } });
const section = (text: string) => ({ type: "section", text: { type: "plain_text", text } });
const entity = { entity_type: "task", url: "https://tasks.example/7", external_ref: { id: "7" } };
const metadata = (parts: object) => ({ event_type: "task_created", event_payload: { id: "7" }, ...parts });

const draft = (parts: string) => `channels:
  - name: general
    drafts: [{ user: helper, last_updated_ts: "1780300000.000001"${parts} }]
`;
const sendDraft = post({ current_draft_last_updated_ts: "1780300000.000001" });

const withScopes = (scopes: string) => `tokens: [{ token: svcb-helper, scopes: [${scopes}] }]`;

/** Enough channels that the workspace's budget is spent before that of any of them. */
const many = Array.from({ length: 61 }, (_, index) => `C9${index}`);
const manyChannels = JSON.stringify({
  channels: many.map((id) => ({ id, kind: "public", name: id.toLowerCase(), members: ["helper"] })),
});
const posts = many.slice(0, 60).flatMap((channel) => Array.from({ length: 10 }, () => post({ channel })));

const notThere: readonly [MethodSituation, ...MethodSituation[]] = [
  { when: "the identifier is unknown", call: post({ channel: "C404" }) },
  { when: "the name is unknown", call: post({ channel: "nowhere" }) },
  { when: "a user is given by name", call: post({ channel: "mia" }) },
  { when: "a private channel is given by name", call: post({ channel: "side-room" }) },
  { when: "the caller is not in the private channel", call: post({ channel: "C3" }) },
  { when: "a bot posts to a conversation of two users", call: post({ channel: "D1" }) },
  { when: "the user is unknown", call: post({ channel: "U404" }) },
  { when: "the user is deactivated", call: post({ channel: "UGONE" }) },
  { when: "a guest is not in the public channel", call: { ...post({ channel: "C2" }), token: "svcp-gus" } },
  {
    when: "the channel is deleted",
    world: "channels: [{ name: general, deleted: true }]",
    call: hello,
  },
];

/** Posting. */
export const messages = {
  "chat.postMessage": {
    succeeds: [
      {
        call: hello,
        fields: { channel: "C1", ...message({ text: "hello", user: "UHELP", bot_id: "BHELP", team: "T1" }) },
      },
      { call: post({ channel: "#general" }), fields: { channel: "C1" } },
      { call: post({ channel: "D2" }), fields: { channel: "D2" } },
      { call: post({ channel: "UADAM" }), fields: { channel: expect.stringMatching(/^D[A-Z0-9]+$/) } },
      { call: { ...post({ channel: "D1" }), token: "svcp-mia" }, fields: { channel: "D1" } },
      { call: post({ channel: "C2" }), fields: { channel: "C2" } },
      {
        call: { arguments: { channel: "C1", blocks: [header("Tea"), { type: "divider" }] }, encoding: "form" },
        fields: message({ text: "Tea" }),
      },
      { call: post({ text: undefined, attachments: [{ text: "more" }] }), fields: message({ text: "" }) },
      { call: post({ text: undefined, markdown_text: "**Tea**" }), fields: message({ text: "*Tea*" }) },
      {
        call: post({ thread_ts: "1780300001.000200", reply_broadcast: true }),
        fields: message({ thread_ts: "1780300000.000100", subtype: "thread_broadcast" }),
      },
      {
        world: "groups: [{ id: SHANDS, displayName: Night Watch }]",
        call: post({ text: "@night-watch @mia", link_names: true }),
        fields: message({ text: "<!subteam^SHANDS|@night-watch> @mia" }),
      },
      {
        world: "groups: [{ displayName: Crew, handle: all.hands }]",
        call: post({ text: "@all.hands, @crew, @old-crew", link_names: true }),
        fields: message({ text: "<!subteam^SCREW|@all.hands>, <!subteam^SCREW|@crew>, @old-crew" }),
      },
      {
        call: post({ username: "Tea", icon_emoji: ":tea:", icon_url: "https://x.example/a.png" }),
        fields: message({ username: "Tea", icons: { emoji: ":tea:" }, subtype: "bot_message" }),
      },
      { call: post({ blocks: [{ type: "image", alt_text: "x", svc_file: { id: "F33" } }] }) },
      { call: post({ metadata: metadata({}) }), fields: message({ metadata: metadata({}) }) },
      { call: post({ metadata: { entities: [entity] } }), fields: message({ metadata: { entities: [entity] } }) },
      { world: draft(""), call: sendDraft },
      { call: post({ as_user: true }), fields: message({ user: "UHELP" }) },
    ],
    answers: {
      app_access_restricted: [
        {
          when: "the workspace restricts the app",
          world: "workspaces: [{ domain: hq, restricted_apps: [Helper] }]",
          call: hello,
        },
      ],
      as_user_not_supported: [
        { when: "the app is of the retired kind", world: retired, call: post({ as_user: true }) },
      ],
      attachment_payload_limit_exceeded: [
        { when: "they are larger than 64 KiB", call: post({ attachments: [{ text: "x".repeat(65_536) }] }) },
      ],
      cannot_reply_to_message: [
        { when: "the message says that a user joined", call: post({ thread_ts: "1780300002.000300" }) },
        { when: "the message is unknown", call: post({ thread_ts: "1780300009.000000" }) },
        { when: "the message is deleted", call: post({ thread_ts: "1780300003.000400" }) },
      ],
      channel_not_found: notThere,
      draft_already_deleted: [{ when: "it is", world: draft(", state: deleted"), call: sendDraft }],
      draft_already_sent: [
        { when: "it is", world: draft(", state: sent"), call: sendDraft },
        { when: "it was sent a moment ago", world: draft(""), before: [sendDraft], call: sendDraft },
      ],
      draft_has_conflict: [
        {
          when: "it was changed at another time",
          world: draft(""),
          call: post({ current_draft_last_updated_ts: "1780300000.000002" }),
        },
      ],
      draft_not_found: [{ when: "the caller has no draft in the channel", call: sendDraft }],
      duplicate_channel_not_found: [
        {
          when: "the channel of the first message is deleted",
          world: `channels: [{ name: random, deleted: true }]
messages: [{ channel: random, ts: "1780300005.000000", user: helper, client_msg_id: lost }]
`,
          call: post({ channel: "C2", client_msg_id: "lost" }),
        },
      ],
      duplicate_message_not_found: [{ when: "the first message is deleted", call: post({ client_msg_id: "gone" }) }],
      invalid_attachments: [
        { when: "one is a text", call: post({ attachments: ["more"] }) },
        {
          when: "one has blocks and fields",
          call: post({ attachments: [{ fields: [{ title: "Report" }], blocks: [{ type: "divider" }] }] }),
        },
      ],
      invalid_blocks: [
        { when: "a block has an unknown type", call: post({ blocks: [{ type: "poster" }] }) },
        { when: "a block lacks a required field", call: post({ blocks: [{ type: "header" }] }) },
        { when: "a text is too long", call: post({ blocks: [header("x".repeat(3001))] }) },
        { when: "there are 51", call: post({ blocks: Array.from({ length: 51 }, () => ({ type: "divider" })) }) },
      ],
      invalid_blocks_format: [
        { when: "it is an object", call: post({ blocks: { type: "divider" } }) },
        { when: "it is a text", call: { ...post({ blocks: "divider" }), encoding: "form" } },
      ],
      invalid_metadata_format: [{ when: "it is a list", call: post({ metadata: [] }) }],
      invalid_metadata_schema: [
        { when: "event_type is missing", call: post({ metadata: metadata({ event_type: undefined }) }) },
        { when: "event_payload is a text", call: post({ metadata: metadata({ event_payload: "7" }) }) },
        { when: "it is empty", call: post({ metadata: {} }) },
        { when: "an entity has no address", call: post({ metadata: { entities: [{ ...entity, url: undefined }] } }) },
      ],
      is_archived: [{ when: "the channel is archived", call: post({ channel: "C5" }) }],
      markdown_text_conflict: [
        { when: "there is a text too", call: post({ markdown_text: "hello" }) },
        {
          when: "there are blocks too",
          call: post({ text: undefined, blocks: [header("x")], markdown_text: "hello" }),
        },
      ],
      message_limit_exceeded: [
        {
          when: "the workspace has reached its message limit",
          world: "workspaces: [{ domain: hq, message_limit: 4 }]",
          call: hello,
        },
      ],
      messages_tab_disabled: [
        {
          when: "the app's manifest turns it off",
          world: "apps: [{ name: Helper, manifest: { features: { app_home: { messages_tab_enabled: false } } } }]",
          call: post({ channel: "UMIA" }),
        },
      ],
      metadata_must_be_sent_from_app: [
        { when: "the token is a user's", call: { ...post({ metadata: metadata({}) }), token: "svcp-mia" } },
      ],
      metadata_too_large: [
        {
          when: "it is larger than 16 KiB",
          call: post({ metadata: metadata({ event_payload: { text: "x".repeat(16_384) } }) }),
        },
      ],
      missing_file_data: [
        {
          when: "the file is unknown",
          call: post({ blocks: [{ type: "image", alt_text: "x", svc_file: { id: "F404" } }] }),
        },
        {
          when: "the address is not that of a file",
          call: post({ blocks: [{ type: "image", alt_text: "x", svc_file: { url: "https://x.example/a.png" } }] }),
        },
        {
          when: "another service stores it",
          call: post({ blocks: [{ type: "file", external_id: "plan", source: "remote" }] }),
        },
      ],
      msg_blocks_too_long: [
        {
          when: "the blocks have more than 13,200 characters",
          call: post({ blocks: Array.from({ length: 5 }, () => section("x".repeat(2641))) }),
        },
        {
          when: "the Markdown has more than 12,000 characters",
          call: post({ text: undefined, markdown_text: "x".repeat(12_001) }),
        },
      ],
      no_text: [
        { when: "nothing to post is given", call: post({ text: undefined }) },
        { when: "the text is blank", call: post({ text: "  " }) },
        { when: "the Markdown is blank", call: post({ text: undefined, markdown_text: " \n" }) },
        { when: "everything is empty", call: post({ text: "", blocks: [], attachments: [] }) },
      ],
      not_in_channel: [
        {
          when: "the channel is public and the token lacks chat:write.public",
          world: withScopes('"chat:write"'),
          call: post({ channel: "C2" }),
        },
      ],
      rate_limited: [
        {
          when: "the workspace has posted 600 messages in a minute",
          world: manyChannels,
          server: { rateMode: "enforce" },
          before: posts,
          call: post({ channel: "C960" }),
        },
      ],
      ratelimited: [
        {
          when: "the channel has received ten messages at once",
          server: { rateMode: "enforce" },
          before: [hello],
          times: 10,
          call: hello,
        },
      ],
      too_many_attachments: [
        { when: "there are 101", call: post({ attachments: Array.from({ length: 101 }, () => ({ text: "x" })) }) },
      ],
      ekm_access_denied: [
        {
          when: "posting to the workspace is suspended",
          world: "workspaces: [{ domain: hq, posting_suspended: true }]",
          call: hello,
        },
        {
          when: "posting to the channel is suspended",
          world: "channels: [{ name: general, posting_suspended: true }]",
          call: hello,
        },
      ],
      missing_scope: [
        {
          when: "another name is requested without its scope",
          world: withScopes('"chat:write"'),
          call: post({ username: "Tea" }),
          fields: { needed: "chat:write.customize", provided: "chat:write" },
        },
      ],
      team_access_not_granted: [
        {
          when: "the channel is in a workspace that the installation was not granted to",
          world: `tokens:
  - token: svcb-hq-only
    kind: bot
    user: helper
    scopes: ["chat:write", "chat:write.public"]
    installation: { installer: olga, workspaces: [hq] }
`,
          call: { ...post({ channel: "C6" }), token: "svcb-hq-only" },
        },
        {
          when: "the user of a new conversation is only in a workspace that was not granted",
          world: grantedToLabs,
          call: { ...post({ channel: "UREX" }), token: "svcp-olga" },
        },
      ],
      invalid_arguments: [
        { when: "no channel is given", call: post({ channel: undefined }) },
        { when: "thread_ts is not a ts", call: post({ thread_ts: "yesterday" }) },
        { when: "parse is neither none nor full", call: post({ parse: "half" }) },
        { when: "the text is a boolean", call: post({ text: true }) },
      ],
    },
  },
} satisfies MethodTable;
