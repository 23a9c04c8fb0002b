import { expect } from "vitest";
import { free, inaccessibleLists, labsDeleted, switchedOff } from "./list-arguments.js";
import type { MethodTable } from "./method-situation.js";

const share = (list_id: string, access_level: string, more: object = { user_ids: ["UREX"] }) => ({
  arguments: { list_id, access_level, ...more },
});
const get = (list_id: string, job_id: string, more: object = {}) => ({ arguments: { list_id, job_id, ...more } });
const failed = { failed_to_update_user_ids: ["UHELP"] };

/** Access to Lists, and their exports. */
export const listAccess = {
  "svcLists.access.delete": {
    succeeds: [
      { call: { arguments: { list_id: "F1", user_ids: ["UMIA"] } } },
      { call: { arguments: { list_id: "F1", channel_ids: ["C1"] } } },
      { call: { arguments: { list_id: "F1", user_ids: "UMIA" }, encoding: "form" } },
    ],
    answers: {
      ...inaccessibleLists((list_id) => ({ list_id, user_ids: ["UMIA"] })),
      list_not_found: [
        ...inaccessibleLists((list_id) => ({ list_id, user_ids: ["UMIA"] })).list_not_found,
        { when: "the caller cannot see it", call: { arguments: { list_id: "F3", user_ids: ["UMIA"] } } },
        {
          when: "its workspace was deleted",
          world: labsDeleted,
          call: { arguments: { list_id: "F6", user_ids: ["UMIA"] }, token: "svcp-mia" },
        },
      ],
      invalid_parameters: [
        {
          when: "users and channels are given",
          call: { arguments: { list_id: "F1", user_ids: ["UMIA"], channel_ids: ["C1"] } },
        },
        { when: "neither is given", call: { arguments: { list_id: "F1" } } },
      ],
      invalid_arguments: [
        { when: "no List is given", call: { arguments: { user_ids: ["UMIA"] } } },
        { when: "there are two users", call: { arguments: { list_id: "F1", user_ids: ["UMIA", "UREX"] } } },
      ],
      channel_not_found: [
        { when: "the channel is unknown", call: { arguments: { list_id: "F1", channel_ids: ["C404"] } } },
        { when: "the caller cannot see it", call: { arguments: { list_id: "F1", channel_ids: ["C3"] } } },
      ],
      user_not_found: [{ when: "the user is unknown", call: { arguments: { list_id: "F1", user_ids: ["U404"] } } }],
      failed_to_update_user_ids: [
        { when: "the user is the owner", call: { arguments: { list_id: "F1", user_ids: ["UHELP"] } } },
      ],
      restricted_action: [
        {
          when: "the caller does not own it",
          call: { arguments: { list_id: "F1", user_ids: ["UREX"] }, token: "svcp-mia" },
        },
      ],
      lists_disabled_user_team: [
        { when: "the plan is free", world: free, call: { arguments: { list_id: "F1", user_ids: ["UMIA"] } } },
        {
          when: "Lists are turned off",
          world: switchedOff("lists"),
          call: { arguments: { list_id: "F1", user_ids: ["UMIA"] } },
        },
      ],
    },
  },
  "svcLists.download.start": {
    succeeds: [
      { call: { arguments: { list_id: "F1" } } },
      { call: { arguments: { list_id: "F2", format: "csv", include_threads: false } } },
      { call: { arguments: { list_id: "F1", format: "json", include_threads: true, include_attachments: true } } },
      { call: { arguments: { list_id: "F1", include_archived: "1" }, encoding: "form" } },
    ],
    answers: {
      ...inaccessibleLists((list_id) => ({ list_id })),
      list_not_found: [
        ...inaccessibleLists((list_id) => ({ list_id })).list_not_found,
        {
          when: "its workspace was deleted",
          world: labsDeleted,
          call: { arguments: { list_id: "F6" }, token: "svcp-mia" },
        },
      ],
      permission_denied: [{ when: "it is not shared with the caller", call: { arguments: { list_id: "F3" } } }],
      invalid_arguments: [
        { when: "no List is given", call: { arguments: {} } },
        { when: "the format is unknown", call: { arguments: { list_id: "F1", format: "xml" } } },
        { when: "threads are requested in a table", call: { arguments: { list_id: "F1", include_threads: true } } },
        {
          when: "threads are requested in a CSV file",
          call: { arguments: { list_id: "F1", format: "csv", include_threads: true } },
        },
        {
          when: "attachments are requested in a table",
          call: { arguments: { list_id: "F1", include_attachments: true } },
        },
        {
          when: "attachments are requested in a CSV file",
          call: { arguments: { list_id: "F1", format: "csv", include_attachments: true } },
        },
      ],
      unknown_method: [
        { when: "the plan is free", world: free, call: { arguments: { list_id: "F1" } } },
        { when: "Lists are turned off", world: switchedOff("lists"), call: { arguments: { list_id: "F1" } } },
        {
          when: "their export is turned off",
          world: switchedOff("lists_export"),
          call: { arguments: { list_id: "F1" } },
        },
      ],
    },
  },
  "svcLists.access.set": {
    succeeds: [
      { call: share("F1", "read") },
      { call: share("F1", "write", { channel_ids: ["C4"] }) },
      { call: share("F1", "owner") },
      { call: { ...share("F1", "read"), token: "svcp-mia" } },
    ],
    answers: {
      ...inaccessibleLists((list_id) => share(list_id, "read").arguments),
      list_not_found: [
        ...inaccessibleLists((list_id) => share(list_id, "read").arguments).list_not_found,
        { when: "the caller cannot see it", call: share("F3", "read") },
        {
          when: "its workspace was deleted",
          world: labsDeleted,
          call: { ...share("F6", "read"), token: "svcp-mia" },
        },
      ],
      invalid_parameters: [
        {
          when: "users and channels are given",
          call: share("F1", "read", { user_ids: ["UMIA"], channel_ids: ["C1"] }),
        },
        { when: "neither is given", call: share("F1", "read", {}) },
      ],
      invalid_arguments: [
        { when: "the level is unknown", call: share("F1", "admin") },
        { when: "there are two users", call: share("F1", "read", { user_ids: ["UMIA", "UREX"] }) },
        { when: "a channel is to own it", call: share("F1", "owner", { channel_ids: ["C1"] }) },
      ],
      channel_not_found: [
        { when: "the channel is unknown", call: share("F1", "read", { channel_ids: ["C404"] }) },
        { when: "the caller cannot see it", call: share("F1", "read", { channel_ids: ["C3"] }) },
        { when: "it is a direct conversation", call: share("F1", "read", { channel_ids: ["D2"] }) },
      ],
      user_not_found: [{ when: "the user is unknown", call: share("F1", "read", { user_ids: ["U404"] }) }],
      failed_to_update_user_ids: [
        {
          when: "the user is the owner",
          call: { ...share("F1", "read", { user_ids: ["UHELP"] }), token: "svcp-mia" },
          fields: failed,
        },
      ],
      restricted_action: [
        { when: "the caller has read access only", call: share("F2", "read") },
        { when: "the caller passes on a List of another user", call: { ...share("F1", "owner"), token: "svcp-mia" } },
      ],
      lists_disabled_user_team: [
        { when: "the plan is free", world: free, call: share("F1", "read") },
        { when: "Lists are turned off", world: switchedOff("lists"), call: share("F1", "read") },
      ],
    },
  },
  "svcLists.download.get": {
    succeeds: [
      {
        call: get("F1", "Le1"),
        fields: {
          status: "COMPLETED",
          download_url: expect.stringMatching(
            /\/files-pri\/[A-Z0-9]+-F1\/csv\/list\?origin_team=[A-Z0-9]+&job_id=Le1$/,
          ),
        },
      },
      { call: get("F1", "Le2", { format: "json", include_threads: true }), fields: { status: "IN_PROGRESS" } },
      { call: get("F1", "Le3", { format: "json", include_attachments: true }), fields: { status: "FAILED" } },
      {
        call: get("F1", "Le2", { format: "json", include_threads: true }),
        waitMs: 61 * 60_000,
        fields: { status: "FAILED" },
      },
    ],
    answers: {
      ...inaccessibleLists((list_id) => get(list_id, "Le1").arguments),
      list_not_found: [
        ...inaccessibleLists((list_id) => get(list_id, "Le1").arguments).list_not_found,
        {
          when: "its workspace was deleted",
          world: labsDeleted,
          call: { ...get("F6", "Le1"), token: "svcp-mia" },
        },
      ],
      permission_denied: [{ when: "it is not shared with the caller", call: get("F3", "Le1") }],
      job_not_found: [
        { when: "the export is unknown", call: get("F1", "Le404") },
        { when: "it is an export of another List", call: get("F2", "Le1") },
        { when: "it has another format", call: get("F1", "Le1", { format: "json" }) },
        { when: "it has no threads", call: get("F1", "Le1", { include_threads: true }) },
        { when: "it was started with attachments", call: get("F1", "Le3", { format: "json" }) },
        { when: "it is too old", waitMs: 8 * 24 * 60 * 60_000, call: get("F1", "Le1") },
      ],
      invalid_arguments: [
        { when: "no export is given", call: { arguments: { list_id: "F1" } } },
        { when: "the format is unknown", call: get("F1", "Le1", { format: "xml" }) },
      ],
      unknown_method: [
        { when: "the plan is free", world: free, call: get("F1", "Le1") },
        { when: "Lists are turned off", world: switchedOff("lists"), call: get("F1", "Le1") },
        { when: "their export is turned off", world: switchedOff("lists_export"), call: get("F1", "Le1") },
      ],
    },
  },
} as const satisfies MethodTable;
