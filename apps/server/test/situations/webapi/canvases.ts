import { expect } from "vitest";
import { content, failed, free, grantedTo, switchedOff } from "./canvas-arguments.js";
import type { MethodTable } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

/** The arguments of a new canvas of a channel. */
const create = (channel_id: string, more: object = {}) => ({ arguments: { channel_id, ...more } });

const sideRoom = (more: object) => create("C4", more);

const unseen = failed("channel_id: no channel has this identifier");

const make = (more: Readonly<Record<string, unknown>> = {}) => ({ arguments: more });

const remove = (canvas_id: string) => ({ arguments: { canvas_id } });

/** New and deleted canvases. */
export const canvases = {
  "canvases.create": {
    succeeds: [
      {
        call: make({ title: "Plan :rocket:", document_content: content("# Plan\n\nBe there.") }),
        fields: { canvas_id: expect.stringMatching(/^F[A-Z0-9]+$/) },
      },
      { call: make() },
      { call: { ...make({ document_content: content("As a form") }), encoding: "form" } },
      { call: { ...make(), token: "svcp-olga" } },
      { call: sideRoom({ title: "Notes" }) },
      { call: create("C1") },
      { call: { ...create("C6"), token: "svcp-olga" } },
      { world: free, call: sideRoom({}) },
    ],
    answers: {
      invalid_arguments: [
        {
          when: "the content is of another type",
          call: make({ document_content: { type: "html", markdown: "a" } }),
        },
      ],
      team_access_not_granted: [
        {
          when: "the workspace of the channel was not granted",
          world: grantedToLabs,
          call: { ...create("C1"), token: "svcp-olga" },
        },
      ],
      canvas_disabled_user_team: [
        { when: "canvases are turned off", world: switchedOff("hq"), call: make() },
        {
          when: "they are turned off in the workspace of the channel",
          world: switchedOff("labs"),
          call: { ...create("C6"), token: "svcp-olga" },
        },
      ],
      restricted_action: [
        { when: "the caller is a guest", call: { ...make(), token: "svcp-gus" } },
        { when: "a guest names a channel", call: { ...create("C1"), token: "svcp-gus" } },
        { when: "the caller has not joined the public channel", call: create("C2") },
        { when: "the channel is archived", call: create("C5") },
      ],
      free_teams_cannot_create_non_tabbed_canvases: [
        { when: "the plan is free, and no channel is given", world: free, call: make() },
      ],
      free_team_canvas_tab_already_exists: [
        { when: "the plan is free, and the channel has a canvas", world: free, call: create("C1") },
      ],
      canvas_creation_failed: [
        {
          when: "the channel is unknown",
          call: create("C404"),
          fields: unseen,
        },
        { when: "the caller is not in the private channel", call: create("C3"), fields: unseen },
        { when: "it is a direct conversation", call: create("D2"), fields: unseen },
        { when: "a title is blank", call: make({ title: " " }), fields: failed("line 1: a title is not blank") },
        {
          when: "a list is in a list of the other kind",
          call: make({ document_content: content("- a\n  1. b") }),
          fields: failed("line 2: a list cannot contain a list of the other kind"),
        },
        {
          when: "the content is longer than a mebibyte",
          call: make({ document_content: content("a".repeat(1_048_577)) }),
          fields: failed("markdown: 1048577 characters are more than the 1048576 that a change may have"),
        },
      ],
    },
  },
  "canvases.delete": {
    succeeds: [
      { call: remove("F21") },
      { call: { ...remove("F26"), token: "svcp-olga" } },
      { call: { ...remove("F24"), token: "svcp-mia" } },
      { world: free, call: remove("F21") },
    ],
    answers: {
      invalid_arguments: [{ when: "no canvas is given", call: { arguments: {} } }],
      canvas_not_found: [
        { when: "the canvas is unknown", call: remove("F404") },
        { when: "it is deleted", before: [remove("F21")], call: remove("F21") },
        { when: "it is not shared with the caller", call: remove("F27") },
        { when: "it is in another workspace", call: remove("F26") },
      ],
      team_access_not_granted: [
        {
          when: "the installation was granted to another workspace",
          world: grantedTo("hq"),
          call: { ...remove("F26"), token: "svcp-olga" },
        },
      ],
      restricted_action: [
        { when: "another user owns it", call: { ...remove("F21"), token: "svcp-mia" } },
        { when: "the caller is a member of its channel only", call: remove("F22") },
        { when: "its channel is archived", call: remove("F25") },
      ],
      canvas_deleting_disabled: [
        {
          when: "files cannot be deleted",
          world: "workspaces: [{ domain: hq, file_rules: { deletion: false } }]",
          call: remove("F21"),
        },
        { when: "canvases are turned off", world: switchedOff("hq"), call: remove("F21") },
        {
          when: "they are turned off in the workspace of the canvas",
          world: switchedOff("labs"),
          call: { ...remove("F26"), token: "svcp-olga" },
        },
      ],
    },
  },
  "conversations.canvases.create": {
    succeeds: [
      {
        call: sideRoom({ title: "Plan :rocket:", document_content: content("# Plan\n\nBe there.") }),
        fields: { canvas_id: expect.stringMatching(/^F[A-Z0-9]+$/) },
      },
      { call: sideRoom({}) },
      { call: sideRoom({ title: "", document_content: content(" \n") }) },
      { call: { ...sideRoom({ document_content: content("As a form") }), encoding: "form" } },
      { call: sideRoom({ document_content: content("🚀".repeat(1_048_576)) }) },
      { call: create("C7") },
      { call: { ...create("C6"), token: "svcp-olga" } },
      { call: { ...create("C9"), token: "svcp-olga" } },
      { world: free, call: sideRoom({}) },
    ],
    answers: {
      invalid_arguments: [
        { when: "no channel is given", call: { arguments: {} } },
        {
          when: "the content is of another type",
          call: sideRoom({ document_content: { type: "html", markdown: "a" } }),
        },
      ],
      channel_not_found: [
        { when: "the channel is unknown", call: create("C404") },
        { when: "the channel is given by name", call: create("general") },
        { when: "the caller is not in the private channel", call: create("C3") },
        { when: "it is in another workspace", call: create("C6") },
        { when: "it is in another company, and the caller is not a member", call: create("C9") },
        { when: "a guest is not in the public channel", call: { ...create("C2"), token: "svcp-gus" } },
        { when: "it is a direct conversation", call: create("D2") },
        {
          when: "it is a group conversation",
          world: "channels: [{ id: C8, kind: mpim, name: mpdm-mia--adam--helper-1, members: [mia, adam, helper] }]",
          call: create("C8"),
        },
        {
          when: "its workspace was deleted",
          world: "workspaces: [{ domain: labs, deleted: true }]",
          call: { ...create("C6"), token: "svcp-olga" },
        },
      ],
      team_access_not_granted: [
        {
          when: "the workspace was not granted",
          world: grantedToLabs,
          call: { ...create("C1"), token: "svcp-olga" },
        },
      ],
      canvas_disabled_user_team: [
        { when: "canvases are turned off", world: switchedOff("hq"), call: sideRoom({}) },
        {
          when: "they are turned off in the workspace of the channel",
          world: switchedOff("labs"),
          call: { ...create("C6"), token: "svcp-olga" },
        },
      ],
      restricted_action: [
        { when: "the caller has not joined the public channel", call: create("C2") },
        { when: "the channel is archived", call: create("C5") },
        { when: "the caller is a guest", call: { ...create("C1"), token: "svcp-gus" } },
      ],
      channel_canvas_already_exists: [
        { when: "the channel has a canvas in the world", call: create("C1") },
        { when: "one was created", before: [create("C7")], call: create("C7") },
        { when: "the content is invalid, too", call: create("C1", { document_content: content("#### deep") }) },
      ],
      free_team_canvas_tab_already_exists: [
        { when: "the plan is free, and the channel has a canvas", world: free, call: create("C1") },
      ],
      canvas_creation_failed: [
        {
          when: "a title has two lines",
          call: sideRoom({ title: "one\ntwo" }),
          fields: failed("line 2: a title has one line"),
        },
        { when: "a title is blank", call: sideRoom({ title: " " }), fields: failed("line 1: a title is not blank") },
        {
          when: "a quotation is in a list",
          call: sideRoom({ document_content: content("- a\n\n  > b") }),
          fields: { detail: expect.stringMatching(/^line 3: /) },
        },
        {
          when: "a heading is too deep",
          call: sideRoom({ document_content: content("text\n\n#### deep") }),
          fields: failed('line 3: a canvas has no element "heading 4"'),
        },
        {
          when: "the content is longer than a mebibyte",
          call: sideRoom({ document_content: content("a".repeat(1_048_577)) }),
          fields: failed("markdown: 1048577 characters are more than the 1048576 that a change may have"),
        },
        {
          when: "the title is longer than a mebibyte",
          call: sideRoom({ title: "a".repeat(1_048_577) }),
          fields: failed("title: 1048577 characters are more than the 1048576 that a change may have"),
        },
      ],
    },
  },
} as const satisfies MethodTable;
