import { type FamilyExamples, tokens } from "./example.js";

const { member, bot } = tokens;

/** Calls about what is kept beside messages: files, Lists, canvases, bookmarks, pins. */
export const contentExamples: FamilyExamples<"bookmarks" | "canvases" | "emoji" | "files" | "pins" | "svcLists"> = {
  "bookmarks.add": {
    token: bot,
    form: {
      channel_id: "CDEMOGENERAL",
      title: "Handbook",
      type: "link",
      link: "https://handbook.example/",
      emoji: "books",
    },
  },
  "bookmarks.edit": {
    token: bot,
    form: { channel_id: "CDEMOGENERAL", bookmark_id: "BkDEMOPLAN", title: "Plan of next week" },
  },
  "bookmarks.list": { token: bot, query: { channel_id: "CDEMOGENERAL" } },
  "bookmarks.remove": { token: bot, form: { channel_id: "CDEMOGENERAL", bookmark_id: "BkDEMOPLAN" } },
  "canvases.access.delete": { token: bot, json: { canvas_id: "FDEMOCANVAS", channel_ids: ["CDEMOGENERAL"] } },
  "canvases.access.set": {
    token: bot,
    json: { canvas_id: "FDEMONOTES", access_level: "write", channel_ids: ["CDEMOGENERAL"] },
  },
  "canvases.create": {
    token: bot,
    json: { title: "Roll call", document_content: { type: "markdown", markdown: "# Who is here" } },
  },
  "canvases.delete": { token: bot, form: { canvas_id: "FDEMONOTES" } },
  "canvases.edit": {
    token: bot,
    json: {
      canvas_id: "FDEMOCANVAS",
      changes: [{ operation: "insert_at_end", document_content: { type: "markdown", markdown: "Bring **cake**." } }],
    },
  },
  "canvases.sections.lookup": {
    token: bot,
    json: { canvas_id: "FDEMOCANVAS", criteria: { section_types: ["any_header"] } },
  },
  "emoji.list": { token: bot, query: { include_categories: "true" } },
  "files.completeUploadExternal": {
    token: bot,
    json: { files: [{ id: "FDEMOUPLOAD", title: "Notes" }], channel_id: "CDEMOGENERAL", initial_comment: "The notes." },
  },
  "files.delete": { token: member, json: { file: "FDEMOOLD" } },
  "files.getUploadURLExternal": { token: bot, form: { filename: "notes.txt", length: "5" } },
  "files.info": { token: bot, query: { file: "FDEMOFILE" } },
  "files.list": { token: bot, query: { types: "pdfs" } },
  "files.revokePublicURL": { token: member, json: { file: "FDEMOFILE" } },
  "files.sharedPublicURL": { token: member, json: { file: "FDEMOFILE" } },
  "pins.add": { token: bot, form: { channel: "CDEMOGENERAL", timestamp: "1767171660.000200" } },
  "pins.list": { token: bot, query: { channel: "CDEMOGENERAL" } },
  "pins.remove": { token: bot, form: { channel: "CDEMOGENERAL", timestamp: "1767171600.000100" } },
  "svcLists.access.delete": { token: member, form: { list_id: "FDEMOLIST", channel_ids: "CDEMOGENERAL" } },
  "svcLists.access.set": {
    token: member,
    json: { list_id: "FDEMOLIST", access_level: "write", user_ids: ["UDEMOANNIE"] },
  },
  "svcLists.create": { token: bot, json: { name: "Errands", todo_mode: true } },
  "svcLists.download.get": { token: bot, form: { list_id: "FDEMOLIST", job_id: "LeDEMO" } },
  "svcLists.download.start": { token: bot, form: { list_id: "FDEMOLIST", format: "csv" } },
  "svcLists.items.create": {
    token: bot,
    json: { list_id: "FDEMOLIST", initial_fields: [{ column_id: "ColSTATE", select: ["OptDOING"] }] },
  },
  "svcLists.items.delete": { token: bot, form: { list_id: "FDEMOLIST", id: "RecTICKETS" } },
  "svcLists.items.deleteMultiple": { token: bot, form: { list_id: "FDEMOLIST", ids: "RecPOSTER" } },
  "svcLists.items.info": { token: bot, form: { list_id: "FDEMOLIST", id: "RecCHECK" } },
  "svcLists.items.list": { token: bot, form: { list_id: "FDEMOLIST", limit: "10" } },
  "svcLists.items.update": {
    token: bot,
    json: {
      list_id: "FDEMOLIST",
      cells: [{ row_id: "RecINVITE", column_id: "ColSTATE", select: ["OptDOING"] }],
    },
  },
  "svcLists.update": { token: bot, form: { id: "FDEMOLIST", name: "Launch list" } },
};
