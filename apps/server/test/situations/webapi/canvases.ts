import { expect } from "vitest";
import type { MethodCall } from "../../kit/method-call.js";
import type { MethodTable, Situations } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

/** The arguments of one change of a canvas. */
const edit = (canvas_id: string, change: object) => ({ arguments: { canvas_id, changes: [change] } });
const content = (markdown: string) => ({ type: "markdown", markdown });
const append = (markdown: string) => ({ operation: "insert_at_end", document_content: content(markdown) });
const failed = (detail: string) => ({ detail });

const free = "workspaces: [{ domain: hq, plan: free }]";
const switchedOff = (domain: string) => `workspaces: [{ domain: ${domain}, disabled_features: [canvases] }]`;
const grantedTo = (domain: string) =>
  `tokens: [{ token: svcp-olga, installation: { installer: olga, workspaces: [${domain}] } }]`;

/** The arguments of a new canvas of a channel. */
const create = (channel_id: string, more: object = {}) => ({ arguments: { channel_id, ...more } });
const sideRoom = (more: object) => create("C4", more);

const unseen = failed("channel_id: no channel has this identifier");
const make = (more: Readonly<Record<string, unknown>> = {}) => ({ arguments: more });
const remove = (canvas_id: string) => ({ arguments: { canvas_id } });

/** The arguments of access to a canvas, of users unless told. */
const access = (canvas_id: string, more: object = { user_ids: ["UMIA"] }) => ({ arguments: { canvas_id, ...more } });
const share = (canvas_id: string, access_level: string, more: object = { user_ids: ["UMIA"] }) =>
  access(canvas_id, { access_level, ...more });
const lookUp = (canvas_id: string, criteria: object = {}) => ({ arguments: { canvas_id, criteria } });
const mayRead = "canvases: [{ title: Launch, access: [{ user: mia, level: read }] }]";

type AccessCode =
  | "invalid_parameters"
  | "canvas_not_found"
  | "team_access_not_granted"
  | "canvas_disabled_user_team"
  | "channel_not_found"
  | "user_not_found";

/** The codes of both methods that change the access to a canvas. */
const accessAnswers = (named: (canvas_id: string, more?: object) => MethodCall): Record<AccessCode, Situations> => ({
  invalid_parameters: [
    { when: "users and channels are given", call: named("F21", { user_ids: ["UMIA"], channel_ids: ["C1"] }) },
    { when: "neither is given", call: named("F21", {}) },
  ],
  canvas_not_found: [
    { when: "the canvas is unknown", call: named("F404") },
    { when: "it is not shared with the caller", call: named("F27") },
    { when: "it is in another workspace", call: named("F26") },
    { when: "it belongs to a channel", call: named("F22") },
  ],
  team_access_not_granted: [
    {
      when: "the installation was granted to another workspace",
      world: grantedTo("hq"),
      call: { ...named("F26"), token: "svcp-olga" },
    },
  ],
  canvas_disabled_user_team: [
    { when: "canvases are turned off", world: switchedOff("hq"), call: named("F21") },
    {
      when: "they are turned off in the workspace of the canvas",
      world: switchedOff("labs"),
      call: { ...named("F26"), token: "svcp-olga" },
    },
  ],
  channel_not_found: [
    { when: "the channel is unknown", call: named("F21", { channel_ids: ["C404"] }) },
    { when: "the caller cannot see it", call: named("F21", { channel_ids: ["C3"] }) },
    { when: "it is a direct conversation", call: named("F21", { channel_ids: ["D2"] }) },
  ],
  user_not_found: [
    { when: "the user is unknown", call: named("F21", { user_ids: ["U404"] }) },
    { when: "the user has no identifier", call: named("F21", { user_ids: [""] }) },
  ],
});

/** Canvases. */
export const canvases = {
  "canvases.access.set": {
    succeeds: [
      { call: share("F21", "write") },
      { call: share("F21", "read", { channel_ids: ["C1"] }) },
      { call: share("F21", "owner") },
      { call: { ...share("F21", "read", { user_ids: "UMIA" }), encoding: "form" } },
      { call: share("F21", "owner", { user_ids: ["UHELP"] }) },
    ],
    answers: {
      ...accessAnswers((canvas_id, more) => share(canvas_id, "read", more)),
      invalid_arguments: [
        { when: "two users are given", call: share("F21", "read", { user_ids: ["UMIA", "UREX"] }) },
        { when: "the level is unknown", call: share("F21", "admin") },
        { when: "no level is given", call: access("F21") },
        { when: "a channel would be the owner", call: share("F21", "owner", { channel_ids: ["C1"] }) },
      ],
      restricted_action: [
        { when: "the caller can only read", world: mayRead, call: { ...share("F21", "read"), token: "svcp-mia" } },
        {
          when: "the caller passes on a canvas of another user",
          call: { ...share("F21", "owner"), token: "svcp-mia" },
        },
      ],
      failed_to_update_user_ids: [
        {
          when: "the owner would get less",
          call: share("F21", "write", { user_ids: ["UHELP"] }),
          fields: { failed_to_update_user_ids: ["UHELP"] },
        },
        {
          when: "the user has access through a channel only",
          call: share("F21", "read", { user_ids: ["USUE"] }),
          fields: { failed_to_update_user_ids: ["USUE"] },
        },
        {
          when: "the new owner is of another workspace",
          call: share("F21", "owner", { user_ids: ["ULAB"] }),
          fields: { failed_to_update_user_ids: ["ULAB"] },
        },
      ],
    },
  },
  "canvases.access.delete": {
    succeeds: [
      { call: access("F21") },
      { call: access("F21", { channel_ids: ["C4"] }) },
      { call: access("F21", { channel_ids: ["C1"] }) },
      { call: access("F21", { user_ids: ["UHELP"] }), fields: { failed_to_update_user_ids: ["UHELP"] } },
      { call: access("F21", { user_ids: ["USUE"] }), fields: { failed_to_update_user_ids: ["USUE"] } },
    ],
    answers: {
      ...accessAnswers(access),
      invalid_arguments: [
        { when: "two channels are given", call: access("F21", { channel_ids: ["C1", "C2"] }) },
        { when: "no canvas is given", call: { arguments: { user_ids: ["UMIA"] } } },
      ],
      restricted_action: [
        { when: "the caller can only read", world: mayRead, call: { ...access("F21"), token: "svcp-mia" } },
      ],
    },
  },
  "canvases.sections.lookup": {
    succeeds: [
      {
        call: lookUp("F21"),
        fields: { sections: [{ id: "SecPLAN1" }, { id: "SecPLAN2" }, { id: "SecPLAN3" }] },
      },
      { call: lookUp("F21", { section_types: ["h1"] }), fields: { sections: [{ id: "SecPLAN1" }] } },
      { call: lookUp("F21", { section_types: ["h2", "h3"] }), fields: { sections: [] } },
      { call: lookUp("F21", { contains_text: "BE THERE" }), fields: { sections: [{ id: "SecPLAN2" }] } },
      {
        call: lookUp("F21", { section_types: ["any_header"], contains_text: "be there" }),
        fields: { sections: [] },
      },
      { call: { ...lookUp("F24"), token: "svcp-olga" } },
    ],
    answers: {
      invalid_arguments: [
        { when: "no criteria are given", call: { arguments: { canvas_id: "F21" } } },
        { when: "a kind of section is unknown", call: lookUp("F21", { section_types: ["h4"] }) },
      ],
      canvas_not_found: [
        { when: "the canvas is unknown", call: lookUp("F404") },
        { when: "it is not shared with the caller", call: lookUp("F27") },
      ],
      canvas_deleted: [
        {
          when: "it was deleted",
          before: [{ method: "canvases.delete", arguments: { canvas_id: "F21" } }],
          call: lookUp("F21"),
        },
      ],
      team_access_not_granted: [
        {
          when: "the installation was granted to another workspace",
          world: grantedTo("hq"),
          call: { ...lookUp("F26"), token: "svcp-olga" },
        },
      ],
      canvas_disabled_user_team: [
        { when: "canvases are turned off", world: switchedOff("hq"), call: lookUp("F21") },
        {
          when: "they are turned off in the workspace of the canvas",
          world: switchedOff("labs"),
          call: { ...lookUp("F26"), token: "svcp-olga" },
        },
      ],
    },
  },
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
  "canvases.edit": {
    succeeds: [
      { call: edit("F21", append("*More* :tada:")) },
      {
        call: edit("F21", {
          operation: "insert_before",
          section_id: "SecPLAN2",
          document_content: content("> To be\n\n***"),
        }),
      },
      {
        call: edit("F21", { operation: "insert_after", section_id: "SecPLAN3", document_content: content("## End") }),
      },
      { call: edit("F21", { operation: "insert_at_start", document_content: content("First") }) },
      { call: edit("F21", { operation: "replace", section_id: "SecPLAN1", document_content: content("# Goal") }) },
      { call: edit("F21", { operation: "replace", document_content: content("All new") }) },
      { call: edit("F21", { operation: "delete", section_id: "SecPLAN2" }) },
      { call: edit("F21", { operation: "rename", title_content: content("Launch :rocket:") }) },
      { call: { ...edit("F21", append("As a form")), encoding: "form" } },
      { call: edit("F21", append("a".repeat(1_048_576))) },
      { call: edit("F21", append("🚀".repeat(1_048_576))) },
      { call: { ...edit("F26", append("Owner in another workspace")), token: "svcp-olga" } },
      { world: free, call: edit("F22", append("A channel's own canvas")) },
      {
        world: "canvases: [{ title: Launch, access: [{ user: mia, level: write }] }]",
        call: { ...edit("F21", append("Shared")), token: "svcp-mia" },
      },
    ],
    answers: {
      invalid_arguments: [
        {
          when: "there are two changes",
          call: { arguments: { canvas_id: "F21", changes: [append("a"), append("b")] } },
          fields: { response_metadata: { messages: ["[ERROR] must have at most 1 item [json-pointer:/changes]"] } },
        },
        {
          when: "a text is sent for a list",
          call: { arguments: { canvas_id: "F21", changes: "delete" } },
          fields: { response_metadata: { messages: ["[ERROR] must be an array [json-pointer:/changes]"] } },
        },
        { when: "no change is given", call: { arguments: { canvas_id: "F21", changes: [] } } },
        { when: "no canvas is given", call: { arguments: { changes: [append("a")] } } },
        { when: "the operation is unknown", call: edit("F21", { ...append("a"), operation: "insert" }) },
        { when: "an insertion has no content", call: edit("F21", { operation: "insert_at_end" }) },
        {
          when: "the content is of another type",
          call: edit("F21", { operation: "insert_at_end", document_content: { type: "html", markdown: "a" } }),
        },
        {
          when: "an insertion next to a section has no section",
          call: edit("F21", { operation: "insert_after", document_content: content("a") }),
        },
        { when: "a deletion has no section", call: edit("F21", { operation: "delete" }) },
        {
          when: "a renaming has a section",
          call: edit("F21", { operation: "rename", section_id: "SecPLAN1", title_content: content("a") }),
        },
        { when: "a renaming has no title", call: edit("F21", { operation: "rename", document_content: content("a") }) },
      ],
      canvas_not_found: [
        { when: "the canvas is unknown", call: edit("F404", append("a")) },
        { when: "the identifier is malformed", call: edit("nonsense", append("a")) },
        { when: "the caller is not in its private channel", call: edit("F23", append("a")) },
        { when: "it is not shared with the caller", call: edit("F27", append("a")) },
        { when: "it is in another workspace", call: edit("F26", append("a")) },
        { when: "a guest is not in its public channel", call: { ...edit("F24", append("a")), token: "svcp-gus" } },
        {
          when: "its channel was deleted",
          world: "channels: [{ name: general, deleted: true }]",
          call: edit("F22", append("a")),
        },
        {
          when: "its workspace was deleted",
          world: "workspaces: [{ domain: labs, deleted: true }]",
          call: { ...edit("F26", append("a")), token: "svcp-olga" },
        },
      ],
      team_access_not_granted: [
        {
          when: "the installation was granted to another workspace",
          world: grantedTo("hq"),
          call: { ...edit("F26", append("a")), token: "svcp-olga" },
        },
      ],
      restricted_action: [
        {
          when: "the caller has read access only",
          call: { ...edit("F21", append("a")), token: "svcp-mia" },
          world: "canvases: [{ title: Launch, access: [{ user: mia, level: read }] }]",
        },
        { when: "the caller has not joined its public channel", call: edit("F24", append("a")) },
        { when: "its channel is archived", call: edit("F25", append("a")) },
      ],
      canvas_disabled_user_team: [
        { when: "canvases are turned off", world: switchedOff("hq"), call: edit("F21", append("a")) },
        {
          when: "they are turned off in the workspace of the canvas",
          world: switchedOff("labs"),
          call: { ...edit("F26", append("a")), token: "svcp-olga" },
        },
      ],
      free_teams_cannot_edit_standalone_canvases: [
        {
          when: "the plan is free and the canvas does not belong to a channel",
          world: free,
          call: edit("F21", append("a")),
        },
      ],
      canvas_editing_locked: [
        {
          when: "another edit of it is running",
          server: { updateTimeMs: 60_000 },
          during: edit("F21", append("a")),
          call: edit("F21", append("b")),
        },
      ],
      canvas_too_large: [
        {
          when: "three changes of the maximum size preceded",
          before: [edit("F21", append("a".repeat(1_048_576)))],
          times: 3,
          call: edit("F21", append("a".repeat(1_048_576))),
        },
      ],
      canvas_editing_failed: [
        {
          when: "the section is unknown",
          call: edit("F21", { operation: "delete", section_id: "SecNONE" }),
          fields: failed("section_id: no section is SecNONE"),
        },
        {
          when: "the content is blank",
          call: edit("F21", append(" \n")),
          fields: failed("markdown: there is nothing but blank lines"),
        },
        {
          when: "a title is blank",
          call: edit("F21", { operation: "rename", title_content: content("") }),
          fields: failed("line 1: a title is not blank"),
        },
        {
          when: "a heading is too deep",
          call: edit("F21", append("text\n\n#### deep")),
          fields: failed('line 3: a canvas has no element "heading 4"'),
        },
        {
          when: "a block is not closed",
          call: edit("F21", append("::: {.callout}\nMind")),
          fields: failed("line 1: the block ::: {.callout} is not closed by :::"),
        },
        {
          when: "a mention refers to nothing",
          call: edit("F21", append("![](@mia)")),
          fields: { detail: expect.stringMatching(/^line 1: !\[\]\(@mia\) has none of /) },
        },
        {
          when: "the content is longer than a mebibyte",
          call: edit("F21", append("a".repeat(1_048_577))),
          fields: failed("markdown: 1048577 characters are more than the 1048576 that a change may have"),
        },
        {
          when: "a title has two lines",
          call: edit("F21", { operation: "rename", title_content: content("one\ntwo") }),
          fields: failed("line 2: a title has one line"),
        },
      ],
    },
  },
} as const satisfies MethodTable;
