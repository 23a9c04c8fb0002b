import { expect } from "vitest";
import { adminsOnly, withoutScope } from "./channel-rows.js";
import type { MethodSituation, MethodTable } from "./method-situation.js";

const channel = (parts: object) => ({ channel: expect.objectContaining(parts) });
const create = (name: string) => ({ arguments: { name } });
const createPrivate = (name: string) => ({ arguments: { name, is_private: true } });

/** Names that no channel may have. */
const badNames = (call: (name: string) => MethodSituation["call"]) => ({
  invalid_name: [{ when: "the name is reserved", call: call("everyone") }] as const,
  invalid_name_maxlength: [{ when: "the name is too long", call: call("a".repeat(81)) }] as const,
  invalid_name_punctuation: [{ when: "the name is punctuation", call: call("--_") }] as const,
  invalid_name_required: [{ when: "the name is empty", call: call("") }] as const,
  invalid_name_specials: [
    { when: "the name has an upper-case letter", call: call("Launch") },
    { when: "the name has a space", call: call("a launch") },
    { when: "the name has a dot", call: call("launch.2") },
  ] as const,
});

const taken = (call: (name: string) => MethodSituation["call"]) => ({
  name_taken: [
    { when: "another channel has the name", call: call("random") },
    { when: "an archived channel has the name", call: call("attic") },
    { when: "a private channel has the name", call: call("board") },
    { when: "a user has the name", call: call("mia") },
  ] as const,
});

/** What channels are, and what they are called. */
export const channelSettings = {
  "conversations.create": {
    succeeds: [
      {
        call: create("launch"),
        fields: channel({
          name: "launch",
          is_channel: true,
          is_private: false,
          creator: "UHELP",
          is_member: true,
          last_read: "0000000000.000000",
          latest: null,
          unread_count: 0,
          unread_count_display: 0,
        }),
      },
      { call: { ...createPrivate("launch-board"), encoding: "form" }, fields: channel({ is_private: true }) },
      {
        call: { arguments: { name: "general", team_id: "T2" }, token: "svcp-olga" },
        fields: channel({ is_general: false, shared_team_ids: ["T2"] }),
      },
      {
        world: adminsOnly("create_channels"),
        call: { arguments: { name: "launch", team_id: "T1" }, token: "svcp-olga" },
        fields: channel({ creator: "UOLGA" }),
      },
      { call: create("日本語"), fields: channel({ name: "日本語" }) },
    ],
    answers: {
      ...badNames(create),
      ...taken(create),
      invalid_arguments: [{ when: "there is no name", call: {} }],
      missing_argument: [
        {
          when: "an organization's token names no workspace",
          call: { ...create("launch"), token: "svcp-olga" },
          fields: { arg: "team_id" },
        },
      ],
      missing_scope: [
        withoutScope(createPrivate, ["channels:manage", "launch", "groups:write"]),
        withoutScope(create, ["groups:write", "launch", "channels:manage,channels:write"]),
      ],
      restricted_action: [
        { when: "the caller is a guest", call: { ...create("launch"), token: "svcp-gus" } },
        { when: "only administrators may", world: adminsOnly("create_channels"), call: create("launch") },
      ],
      team_access_not_granted: [
        {
          when: "the workspace is unknown",
          call: { arguments: { name: "launch", team_id: "T404" }, token: "svcp-olga" },
        },
      ],
    },
  },
} satisfies MethodTable;
