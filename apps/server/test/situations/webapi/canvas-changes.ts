import { expect } from "vitest";
import { content, failed, free, grantedTo, switchedOff } from "./canvas-arguments.js";
import type { MethodTable } from "./method-situation.js";

/** The arguments of one change of a canvas. */
const edit = (canvas_id: string, change: object) => ({ arguments: { canvas_id, changes: [change] } });

const append = (markdown: string) => ({ operation: "insert_at_end", document_content: content(markdown) });

/** Changes of canvases. */
export const canvasChanges = {
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
