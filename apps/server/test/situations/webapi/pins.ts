import { expect } from "vitest";
import { adminsOnly } from "./channel-rows.js";
import type { MethodSituation, MethodTable, Situations } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const [question, reply, joined, gone] = [
  "1780300000.000100",
  "1780300001.000200",
  "1780300002.000300",
  "1780300003.000400",
];
const first = { channel: "C1", timestamp: question };
const second = { channel: "C1", timestamp: reply };
const added = { method: "pins.add", arguments: first } as const;
const pinned = `messages: [{ ts: "${question}", pinned: { user: adam, ts: "1780300100.000000" } }]`;
const full = JSON.stringify({
  messages: Array.from({ length: 100 }, (_, at) => ({
    channel: "general",
    ts: `${1_780_400_000 + at}.000000`,
    user: "adam",
    text: `Message ${at}`,
    pinned: true,
  })),
});
const inAttic = `messages: [{ channel: attic, ts: "1780300000.000000", user: mia, text: Old, pinned: true }]`;

type Call = MethodSituation["call"];

/** Rows of all methods. */
function ofConversation(args: Readonly<Record<string, unknown>>) {
  const at = (channel: string, parts: Omit<Call, "arguments"> = {}): Call => ({
    arguments: { ...args, channel },
    ...parts,
  });
  return {
    channel_not_found: [
      { when: "the identifier is unknown", call: at("C404") },
      { when: "the channel is given by name", call: at("general") },
      { when: "the caller is not in the private channel", call: at("C3") },
      { when: "the channel belongs to another workspace", call: at("C6") },
      { when: "the conversation is between two others", call: at("D1") },
    ],
    team_access_not_granted: [
      { when: "the workspace was not granted", world: grantedToLabs, call: at("C1", { token: "svcp-olga" }) },
    ],
    invalid_arguments: [{ when: "there is no conversation", call: { arguments: { ...args, channel: undefined } } }],
  } satisfies Record<string, Situations>;
}

/** Rows of the methods that change pins. */
function ofChange() {
  const about = (timestamp: string): Call => ({ arguments: { ...first, timestamp } });
  return {
    ...ofConversation(first),
    bad_timestamp: [
      { when: "the timestamp is a number of seconds", call: about("1780300000") },
      { when: "the timestamp is empty", call: about("") },
    ],
    message_not_found: [
      { when: "no message has the timestamp", call: about("1780300009.000000") },
      { when: "the message is deleted", call: about(gone) },
    ],
    no_item_specified: [{ when: "there is no timestamp", call: { arguments: { channel: "C1" } } }],
  } satisfies Record<string, Situations>;
}

const restricted = [
  { when: "the caller is a guest", call: { arguments: first, token: "svcp-gus" } },
  { when: "the conversation is archived", call: { arguments: { ...first, channel: "C5" } } },
  { when: "only administrators may", world: adminsOnly("pin_messages"), call: { arguments: first } },
] as const;

const itemOf = (created: unknown, by: string, ts: string) =>
  expect.objectContaining({
    type: "message",
    created,
    created_by: by,
    channel: "C1",
    message: expect.objectContaining({ ts, pinned_to: ["C1"], permalink: expect.stringContaining("/archives/C1/p") }),
  });

/** Pinned messages. */
export const pins = {
  "pins.add": {
    succeeds: [
      { call: { arguments: first } },
      { call: { arguments: second, encoding: "form" } },
      { world: adminsOnly("pin_messages"), call: { arguments: { ...first, team_id: "T1" }, token: "svcp-olga" } },
    ],
    answers: {
      ...ofChange(),
      already_pinned: [
        { when: "the caller has pinned the message", before: [added], call: { arguments: first } },
        { when: "another user has pinned the message", world: pinned, call: { arguments: first } },
      ],
      not_in_channel: [
        { when: "the bot has not joined the public channel", call: { arguments: { ...first, channel: "C2" } } },
        {
          when: "the user has not joined the public channel",
          call: { arguments: { ...first, channel: "C2" }, token: "svcp-olga" },
        },
      ],
      not_pinnable: [
        { when: "the message is about a user who joined", call: { arguments: { ...first, timestamp: joined } } },
      ],
      restricted_action: restricted,
      too_many_pins: [{ when: "the conversation has 100 pinned messages", world: full, call: { arguments: first } }],
    },
  },
  "pins.list": {
    succeeds: [
      {
        world: pinned,
        before: [{ method: "pins.add", arguments: second }],
        call: { arguments: { channel: "C1" }, encoding: "query" },
        fields: {
          items: [itemOf(expect.any(Number), "UHELP", reply), itemOf(1_780_300_100, "UADAM", question)],
        },
      },
      { call: { arguments: { channel: "C2" } }, fields: { items: [] } },
      {
        world: inAttic,
        call: { arguments: { channel: "C5" } },
        fields: { items: [expect.objectContaining({ created: 1_780_300_000, created_by: "UMIA" })] },
      },
      {
        world: pinned,
        call: { arguments: { channel: "C1" }, token: "svcp-gus" },
        fields: { items: [expect.anything()] },
      },
    ],
    answers: ofConversation({}),
  },
  "pins.remove": {
    succeeds: [
      { before: [added], call: { arguments: first } },
      { world: pinned, call: { arguments: first, encoding: "form" } },
    ],
    answers: {
      ...ofChange(),
      no_pin: [
        { when: "the message was never pinned", call: { arguments: first } },
        {
          when: "the pin is removed already",
          before: [added, { method: "pins.remove", arguments: first }],
          call: { arguments: first },
        },
      ],
      restricted_action: [
        ...restricted,
        { when: "the caller has not joined the public channel", call: { arguments: { ...first, channel: "C2" } } },
      ],
    },
  },
} satisfies MethodTable;
