import { expect } from "vitest";
import { adminsOnly, ofFound, ofKind, withoutScope } from "./channel-rows.js";
import type { MethodTable } from "./method-situation.js";

const channel = (parts: object) => ({ channel: expect.objectContaining(parts) });
const join = (id: string) => ({ arguments: { channel: id } });
const leave = join;
const kick = (id: string, user = "UMIA") => ({ arguments: { channel: id, user } });
const invite = (id: string, ...users: readonly string[]) => ({
  arguments: { channel: id, users: users.length === 0 ? ["UREX"] : users },
});
const errors = (user: string, error: string) => ({ errors: [{ user, ok: false, error }] });

/** The members of a channel. */
export const channelMembers = {
  "conversations.join": {
    succeeds: [
      {
        call: join("C2"),
        fields: channel({ id: "C2", is_member: true, last_read: "0000000000.000000" }),
      },
      {
        call: { ...join("C1"), encoding: "form" },
        fields: {
          ...channel({ id: "C1", is_member: true }),
          warning: "already_in_channel",
          response_metadata: { warnings: ["already_in_channel"] },
        },
      },
      {
        call: { ...join("C6"), token: "svcp-mia" },
        fields: channel({ id: "C6", is_member: true, context_team_id: "T1" }),
      },
    ],
    answers: {
      ...ofFound(join),
      invalid_arguments: [{ when: "there is no channel", call: {} }],
      missing_scope: [withoutScope(join, ["channels:manage", "C2", "channels:join"])],
      is_archived: [{ when: "the channel is archived", call: join("C5") }],
      method_not_supported_for_channel_type: [
        { when: "the channel is private", call: join("C4") },
        { when: "the conversation is a direct one", call: join("D2") },
      ],
      too_many_members: [
        {
          when: "the channel has as many members as it may have",
          world: "channels: [{ name: random, properties: { membership_limit: 1 } }]",
          call: join("C2"),
        },
      ],
    },
  },
  "conversations.leave": {
    succeeds: [
      { call: leave("C4") },
      { call: { ...leave("C2"), encoding: "form" }, fields: { not_in_channel: true } },
      { call: leave("C7") },
    ],
    answers: {
      ...ofFound(leave),
      ...ofKind(leave),
      invalid_arguments: [{ when: "there is no channel", call: {} }],
      missing_scope: [
        withoutScope(leave, ["channels:manage", "C4", "groups:write"]),
        withoutScope(leave, ["groups:write", "C2", "channels:manage,channels:write"]),
      ],
      is_archived: [{ when: "the channel is archived", call: leave("C5") }],
      cant_leave_general: [{ when: "the channel is the general one", call: leave("C1") }],
      user_is_restricted: [{ when: "the caller is a guest", call: { ...leave("C1"), token: "svcp-gus" } }],
      last_member: [
        {
          when: "the caller is the last member of a private channel",
          world: "channels: [{ name: side-room, members: [helper] }]",
          call: leave("C4"),
        },
      ],
    },
  },
  "conversations.kick": {
    succeeds: [
      { call: kick("C4", "USUE") },
      { call: { ...kick("C7"), encoding: "form" } },
      { world: adminsOnly("remove_members"), call: { ...kick("C3", "UPAT"), token: "svcp-olga" } },
    ],
    answers: {
      ...ofFound(kick),
      ...ofKind(kick),
      invalid_arguments: [{ when: "there is no user", call: join("C4") }],
      missing_scope: [withoutScope(kick, ["channels:manage", "C4", "groups:write"])],
      cant_kick_from_general: [{ when: "the channel is the general one", call: kick("C1") }],
      cant_kick_self: [{ when: "the user is the caller", call: kick("C4", "UHELP") }],
      not_in_channel: [
        { when: "the caller has not joined the public channel", call: kick("C2") },
        { when: "the user is not a member", call: kick("C4", "UREX") },
      ],
      not_supported: [
        {
          when: "the channel is mandatory",
          world: "channels: [{ name: side-room, mandatory: true }]",
          call: kick("C4"),
        },
      ],
      restricted_action: [
        { when: "the caller is a guest", call: { ...kick("C1"), token: "svcp-gus" } },
        { when: "only administrators may", world: adminsOnly("remove_members"), call: kick("C4") },
        { when: "the channel is archived", call: kick("C5") },
      ],
      user_not_found: [{ when: "the user does not exist", call: kick("C4", "U404") }],
    },
  },
  "conversations.invite": {
    succeeds: [
      { call: invite("C4"), fields: channel({ id: "C4", is_member: true }) },
      { call: { ...invite("C4", "UREX", "UPAT", "UREX"), encoding: "form" }, fields: channel({ id: "C4" }) },
      {
        call: { arguments: { channel: "C4", users: ["UREX", "UMIA", "U404"], force: true } },
        fields: {
          ...channel({ id: "C4" }),
          errors: [
            { user: "UMIA", ok: false, error: "already_in_channel" },
            { user: "U404", ok: false, error: "user_not_found" },
          ],
        },
      },
      { call: invite("C4", "UGONE", "UREX"), fields: errors("UGONE", "cant_invite") },
      { call: { ...invite("C9", "UMIA"), token: "svcp-olga" }, fields: channel({ id: "C9" }) },
      {
        world: "channels: [{ name: side-room, shared_with: [labs] }]",
        call: invite("C4", "ULAB"),
        fields: channel({ id: "C4", is_org_shared: true, shared_team_ids: ["T1", "T2"] }),
      },
      {
        world: "channels: [{ name: board, shared_with: [partner] }]",
        call: { ...invite("C3", "WPIA"), token: "svcp-olga" },
        fields: channel({ id: "C3", is_ext_shared: true }),
      },
    ],
    answers: {
      ...ofFound(invite),
      ...ofKind(invite),
      invalid_arguments: [
        { when: "there is no list of users", call: join("C4") },
        { when: "there are too many users", call: invite("C4", ...Array.from({ length: 101 }, (_, at) => `U${at}`)) },
      ],
      missing_scope: [
        withoutScope(invite, ["channels:manage", "C4", "groups:write,groups:write.invites"]),
        withoutScope(invite, ["groups:write", "C1", "channels:manage,channels:write.invites"]),
      ],
      is_archived: [{ when: "the channel is archived", call: invite("C5") }],
      not_in_channel: [{ when: "the caller has not joined the public channel", call: invite("C2") }],
      user_is_restricted: [{ when: "the caller is a guest", call: { ...invite("C1"), token: "svcp-gus" } }],
      no_user: [
        { when: "there is no user", call: { arguments: { channel: "C4", users: [] } } },
        { when: "the list is empty text", call: { arguments: { channel: "C4", users: "" }, encoding: "form" } },
      ],
      already_in_channel: [
        {
          when: "a user is a member",
          call: invite("C4", "UREX", "UMIA"),
          fields: errors("UMIA", "already_in_channel"),
        },
      ],
      cant_invite: [
        { when: "the user is deactivated", call: invite("C4", "UGONE"), fields: errors("UGONE", "cant_invite") },
        {
          when: "the channel has as many members as it may have",
          world: "channels: [{ name: side-room, properties: { membership_limit: 3 } }]",
          call: invite("C4"),
          fields: errors("UREX", "cant_invite"),
        },
      ],
      cant_invite_self: [
        { when: "the user is the caller", call: invite("C4", "UHELP"), fields: errors("UHELP", "cant_invite_self") },
      ],
      no_external_invite_permission: [
        {
          when: "the user belongs to another company",
          call: { ...invite("C3", "WPIA"), token: "svcp-olga" },
          fields: errors("WPIA", "no_external_invite_permission"),
        },
      ],
      org_user_not_in_team: [
        {
          when: "the user belongs to another workspace",
          call: invite("C4", "ULAB"),
          fields: errors("ULAB", "org_user_not_in_team"),
        },
      ],
      ura_max_channels: [
        {
          when: "the single-channel guest is in another channel",
          call: invite("C1", "USUE"),
          fields: errors("USUE", "ura_max_channels"),
        },
      ],
      user_not_found: [
        { when: "the user does not exist", call: invite("C4", "U404"), fields: errors("U404", "user_not_found") },
        {
          when: "the caller cannot see the user",
          call: invite("C4", "WPIA"),
          fields: errors("WPIA", "user_not_found"),
        },
      ],
    },
  },
} satisfies MethodTable;
