import { expect } from "vitest";
import type { MethodTable, Situations } from "./method-situation.js";
import { grantedToLabs } from "./worlds.js";

const freePlan = "workspaces: [{ domain: hq, plan: free }]";
const gif = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const uploads = `uploads:
  - { id: FUP1, owner: helper, name: notes.txt, content: "one\\ntwo\\n" }
  - { id: FUP2, owner: helper, name: dot.gif, base64: ${gif}, alt_text: A dot }
  - { id: FUPEMPTY, owner: helper, name: empty.txt }
  - { id: FUPMIA, owner: mia, name: mine.txt, content: mine }
  - { id: FUPOLGA, owner: olga, name: olga.txt, content: olga }
  - { id: FUPOLD, owner: helper, name: old.txt, content: old, created: 2020-01-01T00:00:00Z }
`;

const rules = (text: string) => `workspaces: [{ domain: hq, file_rules: ${text} }]\n`;

const free = `workspaces: [{ domain: hq, plan: free }]\nfiles: [{ id: FBIG, name: big.bin, owner: mia, size: 4999999999 }]\n`;

const upload = { filename: "notes.txt", length: 8 };
const begin = (more: object) => ({ arguments: { ...upload, ...more } });
const complete = (more: object) => ({ arguments: { files: [{ id: "FUP1" }], ...more } });

const mine = { arguments: { file: "FMINE" }, token: "svcp-mia" } as const;
const files = `files:
  - { id: FMINE, name: mine.md, owner: mia, content: "# Mine" }
  - { id: FOPEN, name: open.txt, owner: mia, content: open, public_url: true }
  - { id: FBOARD, name: board.txt, owner: pat, content: secret }
messages: [{ channel: board, ts: "1780300009.000100", user: pat, text: Look, files: [board.txt] }]
`;

const deleted = { method: "files.delete", arguments: { file: "FMINE" }, token: "svcp-mia" } as const;

/** Rows of the methods about a file that the caller must see. */
function ofSeen(token: string) {
  return [
    { when: "the file is unknown", world: files, call: { arguments: { file: "F404" }, token } },
    { when: "the file is in a channel of others", world: files, call: { arguments: { file: "FBOARD" }, token } },
    { when: "the upload of the file is not complete", world: uploads, call: { arguments: { file: "FUPMIA" }, token } },
  ] as const satisfies Situations;
}

/** Files. */
export const fileRows = {
  "files.getUploadURLExternal": {
    succeeds: [
      { call: { arguments: upload }, fields: { upload_url: expect.stringMatching(/\/upload\/v1\/[0-9a-f]{64}$/) } },
      { call: { ...begin({ alt_text: "A dot", snippet_type: "python" }), encoding: "form" } },
    ],
    answers: {
      alt_txt_too_large: [{ when: "the description is too long", call: begin({ alt_txt: "a".repeat(1001) }) }],
      file_type_not_allowed: [
        { when: "the type is blocked", world: rules("{ blocked_types: [exe] }"), call: begin({ filename: "a.EXE" }) },
      ],
      file_upload_size_restricted: [
        { when: "the file is larger than any may be", call: begin({ length: 1_073_741_825 }) },
        { when: "the workspace allows less", world: rules("{ max_bytes: 7 }"), call: begin({}) },
      ],
      file_uploads_disabled: [{ when: "no files may be uploaded", world: rules("{ uploads: none }"), call: begin({}) }],
      file_uploads_except_images_disabled: [
        { when: "only images may be uploaded", world: rules("{ uploads: images }"), call: begin({}) },
      ],
      ratelimited: [
        {
          when: "the token has 100 unfinished uploads",
          before: [begin({})],
          times: 100,
          call: begin({}),
        },
      ],
      missing_argument: [
        { when: "the length is 0", call: begin({ length: 0 }), fields: { arg: "length" } },
        { when: "there is no length", call: begin({ length: undefined }), fields: { arg: "length" } },
      ],
      snippet_too_large: [
        { when: "the snippet is too large", call: begin({ snippet_type: "text", length: 1_048_577 }) },
      ],
      storage_limit_reached: [{ when: "the free plan is used up", world: free, call: begin({}) }],
      unknown_snippet_type: [
        { when: "the type is unknown", call: begin({ snippet_type: "klingon" }) },
        { when: "the type is not one of text", call: begin({ snippet_type: "png" }) },
      ],
    },
  },
  "files.completeUploadExternal": {
    succeeds: [
      {
        world: uploads,
        call: complete({}),
        fields: { files: [expect.objectContaining({ id: "FUP1", mode: "snippet", preview: "one\ntwo", lines: 2 })] },
      },
      {
        world: uploads,
        call: {
          arguments: {
            files: [{ id: "FUP1", title: "Notes" }, { id: "FUP2" }],
            channels: "C1,C4,UMIA",
            initial_comment: "Look",
          },
        },
        fields: {
          files: [
            expect.objectContaining({ title: "Notes", is_public: true, channels: ["C1"], groups: ["C4"], ims: ["D2"] }),
            expect.objectContaining({ mimetype: "image/gif", original_w: 1, original_h: 1, alt_txt: "A dot" }),
          ],
        },
      },
      {
        world: uploads,
        call: complete({ channel_id: "C1", thread_ts: "1780300000.000100", blocks: [{ type: "divider" }] }),
      },
    ],
    answers: {
      access_denied: [
        { when: "another user uploads the file", world: uploads, call: complete({ files: [{ id: "FUPMIA" }] }) },
      ],
      channel_not_found: [
        { when: "the conversation is unknown", world: uploads, call: complete({ channel_id: "C404" }) },
        { when: "the caller is not in the private channel", world: uploads, call: complete({ channel_id: "C3" }) },
      ],
      channels_limit_exceeded: [
        {
          when: "there are too many conversations",
          world: uploads,
          call: complete({ channels: Array.from({ length: 101 }, (_, at) => `C${at}`).join() }),
        },
      ],
      file_not_found: [
        { when: "the upload is unknown", call: complete({ files: [{ id: "F404" }] }) },
        { when: "nothing has arrived", world: uploads, call: complete({ files: [{ id: "FUPEMPTY" }] }) },
        { when: "the upload has expired", world: uploads, call: complete({ files: [{ id: "FUPOLD" }] }) },
        { when: "a file is named twice", world: uploads, call: complete({ files: [{ id: "FUP1" }, { id: "FUP1" }] }) },
        {
          when: "the file is complete",
          world: uploads,
          before: [{ method: "files.completeUploadExternal", ...complete({}) }],
          call: complete({}),
        },
      ],
      file_uploads_except_images_disabled: [
        { when: "only images are allowed", world: `${uploads}${rules("{ uploads: images }")}`, call: complete({}) },
      ],
      invalid_blocks: [
        { when: "a block is unknown", world: uploads, call: complete({ channel_id: "C1", blocks: [{ type: "no" }] }) },
        {
          when: "a block names an unknown file",
          world: uploads,
          call: complete({
            channel_id: "C1",
            blocks: [{ type: "image", alt_text: "a", svc_file: { id: "F404" } }],
          }),
        },
      ],
      invalid_channel: [
        { when: "an entry is unknown", world: uploads, call: complete({ channels: "C1,C404" }) },
        { when: "an entry is an unknown user", world: uploads, call: complete({ channels: ["U404"] }) },
      ],
      not_in_channel: [
        { when: "the caller has not joined the channel", world: uploads, call: complete({ channel_id: "C2" }) },
      ],
      posting_to_channel_denied: [
        { when: "the channel is archived", world: uploads, call: complete({ channel_id: "C5" }) },
        {
          when: "the message cannot have replies",
          world: uploads,
          call: complete({ channel_id: "C1", thread_ts: "1780300002.000300" }),
        },
        {
          when: "the workspace has too many messages",
          world: `${uploads}workspaces: [{ domain: hq, message_limit: 1 }]\n`,
          call: complete({ channel_id: "C1" }),
        },
      ],
      invalid_arguments: [
        {
          when: "a thread is given with several conversations",
          world: uploads,
          call: complete({ channels: "C1,C4", thread_ts: "1780300000.000100" }),
        },
      ],
      team_access_not_granted: [
        {
          when: "the workspace was not granted",
          world: `${uploads.replaceAll("owner: olga,", "owner: olga, workspace: labs,")}${grantedToLabs}`,
          call: { ...complete({ files: [{ id: "FUPOLGA" }], channel_id: "C1" }), token: "svcp-olga" },
        },
      ],
    },
  },
  "files.info": {
    succeeds: [
      { call: { arguments: { file: "F31" } }, fields: { paging: { count: 100, total: 0, page: 1, pages: 0 } } },
      { world: files, call: mine, fields: { content: "# Mine", is_truncated: false } },
      { world: files, call: { ...mine, arguments: { file: "FMINE", limit: 10 } }, fields: { comments: [] } },
      {
        call: { arguments: { file: "F1" } },
        fields: { file: expect.objectContaining({ mode: "list", title: "Plan", access: "owner", channels: ["C1"] }) },
      },
      {
        call: { arguments: { file: "F22" } },
        fields: {
          file: expect.objectContaining({ mode: "canvas", title: "General", channels: ["C1"], is_public: true }),
        },
      },
    ],
    answers: {
      file_deleted: [
        { when: "the file is deleted", world: files, before: [deleted], call: mine },
        {
          when: "the canvas is deleted",
          before: [{ method: "canvases.delete", arguments: { canvas_id: "F21" } }],
          call: { arguments: { file: "F21" } },
        },
      ],
      file_not_found: [
        ...ofSeen("svcb-helper"),
        { when: "the List is not shared with the caller", call: { arguments: { file: "F3" } } },
        { when: "the plan has no Lists", world: freePlan, call: { arguments: { file: "F1" } } },
        { when: "the canvas is not shared with the caller", call: { arguments: { file: "F27" } } },
      ],
      canvas_disabled_user_team: [
        {
          when: "canvases are turned off",
          world: "workspaces: [{ domain: hq, disabled_features: [canvases] }]",
          call: { arguments: { file: "F21" } },
        },
      ],
      canvas_disabled_file_team: [
        {
          when: "they are turned off in the workspace of the canvas",
          world: "workspaces: [{ domain: labs, disabled_features: [canvases] }]",
          call: { arguments: { file: "F26" }, token: "svcp-olga" },
        },
      ],
    },
  },
  "files.list": {
    succeeds: [
      // A file, and the Lists and canvases of the world.
      { call: { arguments: {} }, fields: { paging: { count: 100, total: 9, page: 1, pages: 1 } } },
      {
        world: files,
        call: { arguments: { types: "snippets", user: "UMIA", count: 1, page: 2, team_id: "T1" }, token: "svcp-mia" },
        fields: { files: [expect.objectContaining({ id: "FMINE" })] },
      },
      {
        call: { arguments: { channel: "C1", ts_from: "1767225600", ts_to: "1767225600" }, encoding: "form" },
        fields: { files: [expect.objectContaining({ id: "F31", channels: ["C1"] })] },
      },
    ],
    answers: {
      invalid_arguments: [{ when: "a time is not a number", call: { arguments: { ts_from: "yesterday" } } }],
      missing_argument: [
        {
          when: "an organization's token names no workspace",
          call: { arguments: {}, token: "svcp-olga" },
          fields: { arg: "team_id" },
        },
      ],
      team_access_not_granted: [
        {
          when: "the workspace was not granted",
          world: grantedToLabs,
          call: { arguments: { team_id: "T1" }, token: "svcp-olga" },
        },
      ],
      unknown_type: [{ when: "a type is unknown", call: { arguments: { types: "images,songs" } } }],
      user_not_found: [{ when: "the user is unknown", call: { arguments: { user: "U404" } } }],
    },
  },
  "files.delete": {
    succeeds: [
      { world: files, call: mine },
      { call: { arguments: { file: "F31" }, token: "svcp-olga" } },
      // She is not in the channel of the file.
      { world: files, call: { arguments: { file: "FBOARD" }, token: "svcp-olga" } },
    ],
    answers: {
      cant_delete_file: [{ when: "another user uploaded it", call: { arguments: { file: "F31" } } }],
      file_deleted: [
        { when: "the file is deleted", world: files, before: [deleted], call: mine },
        {
          when: "an administrator does not see the deleted file",
          world: files,
          before: [deleted],
          call: { ...mine, token: "svcp-olga" },
        },
      ],
      file_deleting_disabled: [
        { when: "nobody deletes files", world: `${files}${rules("{ deletion: false }")}`, call: mine },
      ],
      file_not_found: ofSeen("svcb-helper"),
    },
  },
  "files.sharedPublicURL": {
    succeeds: [
      { world: files, call: mine, fields: { file: expect.objectContaining({ public_url_shared: true }) } },
      { world: files, call: { arguments: { file: "FOPEN" }, token: "svcp-mia" } },
    ],
    answers: {
      file_not_found: [
        ...ofSeen("svcp-mia"),
        { when: "the caller did not upload it", call: { arguments: { file: "F32" }, token: "svcp-mia" } },
        { when: "the file is deleted", world: files, before: [deleted], call: mine },
      ],
      not_allowed: [
        { when: "the workspace has switched it off", world: `${files}${rules("{ public_urls: false }")}`, call: mine },
        { when: "the plan is free", world: `${files}workspaces: [{ domain: hq, plan: free }]\n`, call: mine },
      ],
      public_file_type_not_allowed: [
        { when: "the type is blocked", world: `${files}${rules("{ blocked_types: [md] }")}`, call: mine },
      ],
    },
  },
  "files.revokePublicURL": {
    succeeds: [
      {
        world: files,
        call: { arguments: { file: "FOPEN" }, token: "svcp-mia" },
        fields: {
          file: expect.objectContaining({
            public_url_shared: false,
            permalink_public: expect.not.stringMatching(/-0{10}$/),
          }),
        },
      },
      { world: files, call: mine },
    ],
    answers: {
      file_not_found: [
        ...ofSeen("svcp-mia"),
        { when: "the caller did not upload it", call: { arguments: { file: "F32" }, token: "svcp-mia" } },
      ],
    },
  },
} satisfies MethodTable;
