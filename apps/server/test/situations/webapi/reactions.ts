import { expect } from "vitest";
import type { MethodSituation, MethodTable, Situations } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const [question, reply, gone] = ["1780300000.000100", "1780300001.000200", "1780300003.000400"];
const inGeneral = { channel: "C1", timestamp: question };
const withTada = { ...inGeneral, name: "tada" };
const added = { method: "reactions.add", arguments: withTada } as const;

const locked = `messages: [{ ts: "${question}", locked: true }]`;
const reactedWith = (user: string, count: number) =>
  JSON.stringify({
    messages: [
      {
        ts: question,
        reactions: Array.from({ length: count }, (_, at) => ({ name: `custom-${at}`, users: [user] })),
      },
    ],
  });
const ofMessage = (ts: string, ...reactions: readonly object[]) => expect.objectContaining({ ts, reactions });
const eyes = { name: "eyes", users: ["UADAM", "UOLGA"], count: 2 };
const thumbsUp = { name: "+1", users: ["UADAM"], count: 1 };

type Call = MethodSituation["call"];

/** Rows of the methods that name a message. */
function ofItem(args: Readonly<Record<string, unknown>>) {
  const at = (channel: string, parts: Omit<Call, "arguments"> = {}): Call => ({
    arguments: { ...inGeneral, ...args, channel },
    ...parts,
  });
  const about = (timestamp: string): Call => ({ arguments: { ...inGeneral, ...args, timestamp } });
  return {
    bad_timestamp: [
      { when: "the timestamp is a number of seconds", call: about("1780300000") },
      { when: "the timestamp is empty", call: about("") },
    ],
    channel_not_found: [
      { when: "the identifier is unknown", call: at("C404") },
      { when: "the channel is given by name", call: at("general") },
      { when: "the caller is not in the private channel", call: at("C3") },
      { when: "the channel belongs to another workspace", call: at("C6") },
      { when: "the conversation is between two others", call: at("D1") },
    ],
    message_not_found: [
      { when: "no message has the timestamp", call: about("1780300009.000000") },
      { when: "the message is deleted", call: about(gone) },
    ],
    no_item_specified: [
      { when: "there is no timestamp", call: { arguments: { ...args, channel: "C1" } } },
      { when: "there is no channel", call: { arguments: { ...args, timestamp: question } } },
      { when: "nothing is named", call: { arguments: args } },
    ],
    team_access_not_granted: [
      { when: "the workspace was not granted", world: grantedToLabs, call: at("C1", { token: "svcp-olga" }) },
    ],
  } satisfies Record<string, Situations>;
}

/** Rows of the methods that name a file or a comment. */
function ofFile(args: Readonly<Record<string, unknown>>) {
  return {
    file_not_found: [
      { when: "the file is unknown", call: { arguments: { ...args, file: "F404" }, token: "svcp-mia" } },
      { when: "the caller does not see the file", call: { arguments: { ...args, file: "F32" }, token: "svcp-mia" } },
    ],
    file_comment_not_found: [{ when: "a comment is named", call: { arguments: { ...args, file_comment: "Fc1" } } }],
  } satisfies Record<string, Situations>;
}

/** Reactions to messages. */
export const reactions = {
  "reactions.add": {
    succeeds: [
      { call: { arguments: withTada } },
      { call: { arguments: { ...inGeneral, name: "thumbsup::skin-tone-4", timestamp: reply }, encoding: "form" } },
      { call: { arguments: { ...inGeneral, name: "fast" }, token: "svcp-gus" } },
      { call: { arguments: { ...inGeneral, name: "eyes" } } },
    ],
    answers: {
      ...ofItem({ name: "tada" }),
      already_reacted: [
        { when: "the caller has reacted with the emoji", before: [added], call: { arguments: withTada } },
        {
          when: "the caller has reacted under another name of the emoji",
          world: `messages: [{ ts: "${question}", reactions: [{ name: "+1", users: [helper] }] }]`,
          call: { arguments: { ...inGeneral, name: "thumbsup" } },
        },
      ],
      invalid_name: [
        { when: "the emoji does not exist", call: { arguments: { ...inGeneral, name: "no-such-emoji" } } },
        { when: "the name has colons", call: { arguments: { ...inGeneral, name: ":tada:" } } },
        { when: "the emoji has no skin tones", call: { arguments: { ...inGeneral, name: "tada::skin-tone-2" } } },
        { when: "there is no such skin tone", call: { arguments: { ...inGeneral, name: "+1::skin-tone-7" } } },
      ],
      is_archived: [{ when: "the channel is archived", call: { arguments: { ...withTada, channel: "C5" } } }],
      not_in_channel: [
        { when: "the bot has not joined the public channel", call: { arguments: { ...withTada, channel: "C2" } } },
        {
          when: "the user has not joined the public channel",
          call: { arguments: { ...withTada, channel: "C2", team_id: "T1" }, token: "svcp-olga" },
        },
      ],
      not_reactable: [
        { when: "a file is named", call: { arguments: { file: "F31", name: "tada" } } },
        { when: "a comment is named", call: { arguments: { file_comment: "Fc1", name: "tada" } } },
      ],
      thread_locked: [
        { when: "the thread of the message is closed", world: locked, call: { arguments: withTada } },
        {
          when: "the message is a reply in a closed thread",
          world: locked,
          call: { arguments: { ...withTada, timestamp: reply } },
        },
      ],
      too_many_emoji: [
        {
          when: "the message has 50 other emoji",
          world: reactedWith("adam", 50),
          call: { arguments: withTada },
        },
      ],
      too_many_reactions: [
        {
          when: "the caller has reacted with 23 emoji",
          world: reactedWith("helper", 23),
          call: { arguments: withTada },
        },
      ],
      invalid_arguments: [{ when: "there is no name", call: { arguments: inGeneral } }],
    },
  },
  "reactions.remove": {
    succeeds: [
      { before: [added], call: { arguments: withTada } },
      {
        world: `messages: [{ ts: "${question}", reactions: [{ name: "+1", users: [helper] }] }]`,
        call: { arguments: { ...inGeneral, name: "thumbsup" }, encoding: "form" },
      },
      {
        world: `messages:
  - { channel: attic, ts: "1780300005.000000", user: mia, text: Old, reactions: [{ name: eyes, users: [helper] }] }`,
        call: { arguments: { channel: "C5", timestamp: "1780300005.000000", name: "eyes" } },
      },
    ],
    answers: {
      ...ofItem({ name: "eyes" }),
      ...ofFile({ name: "eyes" }),
      invalid_name: [
        { when: "the emoji does not exist", call: { arguments: { ...inGeneral, name: "no-such-emoji" } } },
        {
          when: "the emoji of a file does not exist",
          call: { arguments: { file: "F31", name: "no-such-emoji" }, token: "svcp-mia" },
        },
      ],
      no_reaction: [
        { when: "only others have reacted with the emoji", call: { arguments: { ...inGeneral, name: "eyes" } } },
        {
          when: "the reaction is removed already",
          before: [added, { method: "reactions.remove", arguments: withTada }],
          call: { arguments: withTada },
        },
        { when: "a file is named", call: { arguments: { file: "F31", name: "eyes" }, token: "svcp-mia" } },
      ],
      thread_locked: [{ when: "the thread of the message is closed", world: locked, call: { arguments: withTada } }],
    },
  },
  "reactions.get": {
    succeeds: [
      {
        call: { arguments: inGeneral },
        fields: { type: "message", channel: "C1", message: ofMessage(question, eyes, thumbsUp) },
      },
      {
        call: { arguments: { ...inGeneral, full: true }, encoding: "query" },
        fields: { message: ofMessage(question, eyes, thumbsUp) },
      },
      {
        call: { arguments: { file: "F31" }, token: "svcp-mia" },
        fields: { type: "file", file: expect.objectContaining({ id: "F31", name: "plan.pdf" }) },
      },
    ],
    answers: { ...ofItem({}), ...ofFile({}) },
  },
  "reactions.list": {
    succeeds: [
      {
        call: { arguments: { user: "UADAM" } },
        fields: {
          items: [{ type: "message", channel: "C1", message: ofMessage(question, eyes, thumbsUp) }],
          paging: { count: 100, total: 1, page: 1, pages: 1 },
          response_metadata: { next_cursor: "" },
        },
      },
      { call: {}, fields: { items: [], paging: { count: 100, total: 0, page: 1, pages: 0 } } },
      { call: { arguments: { user: "UADAM", page: 2, count: 1 }, encoding: "query" }, fields: { items: [] } },
      { call: { arguments: { team_id: "T1" }, token: "svcp-olga" }, fields: { items: [expect.anything()] } },
      { call: { arguments: { team_id: "T2" }, token: "svcp-olga" }, fields: { items: [] } },
    ],
    answers: {
      invalid_cursor: [
        { when: "the cursor belongs to another list", call: { arguments: { cursor: btoa("team:C1") } } },
      ],
      missing_argument: [
        {
          when: "an organization's token names no workspace",
          call: { token: "svcp-olga" },
          fields: { arg: "team_id" },
        },
      ],
      user_not_found: [
        { when: "the user does not exist", call: { arguments: { user: "U404" } } },
        {
          when: "a guest shares no channel with the user",
          call: { arguments: { user: "UREX" }, token: "svcp-gus" },
        },
      ],
      team_access_not_granted: [
        {
          when: "the workspace was not granted",
          world: grantedToLabs,
          call: { arguments: { team_id: "T1" }, token: "svcp-olga" },
        },
      ],
      invalid_arguments: [
        { when: "the limit is above 1,000", call: { arguments: { limit: 1001 } } },
        { when: "the page is 0", call: { arguments: { page: 0 } } },
        { when: "the count is above 1,000", call: { arguments: { count: 1001 } } },
      ],
    },
  },
} satisfies MethodTable;
