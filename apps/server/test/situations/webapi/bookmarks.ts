import { expect } from "vitest";
import type { MethodSituation, MethodTable, Situations } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const link = "https://acme.example/plan";
const added = { channel_id: "C1", title: "Plan", type: "link", link };
const wiki = { channel_id: "C1", bookmark_id: "BkWIKI" };
const full = JSON.stringify({
  bookmarks: Array.from({ length: 100 }, (_, at) => ({
    id: `BkFULL${at}`,
    channel: "side-room",
    title: `Bookmark ${at}`,
    link,
    user: "mia",
  })),
});

type Call = MethodSituation["call"];

/** Rows of all methods. */
function ofConversation(args: Readonly<Record<string, unknown>>) {
  const at = (channel: string, parts: Omit<Call, "arguments"> = {}): Call => ({
    arguments: { ...args, channel_id: channel },
    ...parts,
  });
  return {
    access_denied: [
      { when: "the caller has not joined the public channel", call: at("C2") },
      { when: "the user has not joined the public channel", call: at("C2", { token: "svcp-olga" }) },
    ],
    channel_not_found: [
      { when: "the identifier is unknown", call: at("C404") },
      { when: "the channel is given by name", call: at("general") },
      { when: "the caller is not in the private channel", call: at("C3") },
      { when: "the conversation is between two others", call: at("D1") },
    ],
    team_access_not_granted: [
      { when: "the workspace was not granted", world: grantedToLabs, call: at("C1", { token: "svcp-olga" }) },
    ],
    invalid_arguments: [{ when: "there is no conversation", call: { arguments: { ...args, channel_id: undefined } } }],
  } satisfies Record<string, Situations>;
}

/** Rows of the methods that change bookmarks. */
function ofChange(args: Readonly<Record<string, unknown>>) {
  return {
    permission_denied: [
      { when: "the conversation is archived", call: { arguments: { ...args, channel_id: "C5" } } },
      { when: "the caller is a guest", call: { arguments: { ...args, channel_id: "C1" }, token: "svcp-gus" } },
    ],
  } satisfies Record<string, Situations>;
}

const notFound = (args: Readonly<Record<string, unknown>>): Situations => [
  { when: "the bookmark does not exist", call: { arguments: { ...args, bookmark_id: "Bk404" } } },
  { when: "the bookmark belongs to another conversation", call: { arguments: { ...args, channel_id: "C4" } } },
  {
    when: "the bookmark is removed",
    before: [{ method: "bookmarks.remove", arguments: wiki }],
    call: { arguments: { ...args } },
  },
];

const badLinks = (args: Readonly<Record<string, unknown>>) =>
  [
    { when: "the link is relative", call: { arguments: { ...args, link: "/plan" } } },
    { when: "the link has another scheme", call: { arguments: { ...args, link: "javascript:alert(1)" } } },
    { when: "the link has a line break", call: { arguments: { ...args, link: "https://wiki.example/\nplan" } } },
    { when: "the link is too long", call: { arguments: { ...args, link: `${link}?${"x".repeat(2048)}` } } },
  ] as const;

const badEmoji = (args: Readonly<Record<string, unknown>>): Situations => [
  { when: "the emoji does not exist", call: { arguments: { ...args, emoji: ":no-such-emoji:" } } },
];

/** Bookmarks of conversations. */
export const bookmarks = {
  "bookmarks.add": {
    succeeds: [
      {
        call: { arguments: { ...added, emoji: "thumbsup" } },
        fields: {
          bookmark: expect.objectContaining({
            channel_id: "C1",
            title: "Plan",
            link,
            emoji: ":+1:",
            type: "link",
            rank: "h",
            date_updated: 0,
            last_updated_by_user_id: "UHELP",
            last_updated_by_team_id: "T1",
          }),
        },
      },
      { call: { arguments: { ...added, channel_id: "D2" }, encoding: "form" } },
    ],
    answers: {
      ...ofConversation(added),
      ...ofChange(added),
      invalid_bookmark_type: [{ when: "it is a folder", call: { arguments: { ...added, type: "folder" } } }],
      invalid_emoji: badEmoji(added),
      invalid_link: [
        ...badLinks(added),
        { when: "there is no link", call: { arguments: { channel_id: "C1", title: "Plan", type: "link" } } },
      ],
      too_many_bookmarks: [
        {
          when: "the conversation has 100 bookmarks",
          world: full,
          call: { arguments: { ...added, channel_id: "C4" } },
        },
      ],
    },
  },
  "bookmarks.edit": {
    succeeds: [
      {
        call: { arguments: { ...wiki, title: "Handbook", emoji: ":rocket-red:" } },
        fields: {
          bookmark: expect.objectContaining({
            id: "BkWIKI",
            title: "Handbook",
            link: "https://acme.example/wiki",
            emoji: ":rocket-red:",
            rank: "g",
            last_updated_by_user_id: "UHELP",
          }),
        },
      },
      { call: { arguments: { ...wiki, emoji: "" } }, fields: { bookmark: expect.objectContaining({ emoji: null }) } },
    ],
    answers: {
      ...ofConversation(wiki),
      ...ofChange(wiki),
      invalid_emoji: badEmoji(wiki),
      invalid_link: badLinks(wiki),
      not_found: notFound(wiki),
    },
  },
  "bookmarks.remove": {
    succeeds: [{ call: { arguments: wiki } }],
    answers: { ...ofConversation(wiki), ...ofChange(wiki), not_found: notFound(wiki) },
  },
  "bookmarks.list": {
    succeeds: [
      {
        before: [{ method: "bookmarks.add", arguments: added }],
        call: { arguments: { channel_id: "C1" }, encoding: "query" },
        fields: { bookmarks: [expect.objectContaining({ id: "BkWIKI" }), expect.objectContaining({ title: "Plan" })] },
      },
      { call: { arguments: { channel_id: "C5" } }, fields: { bookmarks: [] } },
      {
        call: { arguments: { channel_id: "C1" }, token: "svcp-gus" },
        fields: { bookmarks: [expect.objectContaining({ emoji: ":books:", icon_url: null })] },
      },
    ],
    answers: ofConversation({}),
  },
} satisfies MethodTable;
