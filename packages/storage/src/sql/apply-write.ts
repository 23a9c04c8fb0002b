import type { Committed, Expectation, Write } from "@rollcall/service/store";
import { toText, upsertDocument } from "./documents.js";
import { blindly, type Steps } from "./steps.js";
import type { DocumentTable } from "./tables.js";
import { addChannelMembers, removeChannelMembers } from "./writes/channel-members.js";
import { addGroupMembers, clearGroupMembers, removeGroup, removeGroupMembers } from "./writes/group-members.js";
import { insertMessage } from "./writes/insert-message.js";
import { grantListAccess, revokeListAccess } from "./writes/list-access.js";
import { putListExport, putListExportPart, removeListExports } from "./writes/list-exports.js";
import { putListRow } from "./writes/list-rows.js";
import { putAgentSession } from "./writes/put-agent-session.js";
import { putApp } from "./writes/put-app.js";
import { putChannel } from "./writes/put-channel.js";
import { putFunction } from "./writes/put-function.js";
import { putGroup } from "./writes/put-group.js";
import { putUser } from "./writes/put-user.js";
import { recordMessageEvents } from "./writes/record-message-events.js";
import { putToken, revokeUserTokens } from "./writes/tokens.js";

/** A message that a commit made. */
export type Made = Extract<Committed, { ok: true }>["messages"][number];

const upserts = {
  organizations: upsertDocument("organizations"),
  workspaces: upsertDocument("workspaces"),
  crm_organizations: upsertDocument("crm_organizations"),
  crm_records: upsertDocument("crm_records"),
  lists: upsertDocument("lists"),
  files: upsertDocument("files"),
  canvases: upsertDocument("canvases"),
};

/**
 * Does one write.
 * @param made takes what the write makes
 * @returns the expectation that the write failed on, if it did
 */
export function* applyWrite(write: Write, made: Made[]): Steps<Expectation | undefined> {
  switch (write.kind) {
    case "putOrganization":
      return yield* put("organizations", write.organization);
    case "putWorkspace":
      return yield* put("workspaces", write.workspace);
    case "putApp":
      return yield* none(putApp(write.app));
    case "putList":
      return yield* put("lists", write.list);
    case "putListExport":
      return yield* none(putListExport(write.job));
    case "removeListExports":
      return yield* none(removeListExports(write));
    case "putFile":
      return yield* put("files", write.file);
    case "putCanvas":
      return yield* put("canvases", write.canvas);
    case "putAgentSession":
      return yield* none(putAgentSession(write.agentSession));
    case "putListRow":
      return yield* none(putListRow(write.row));
    case "putListExportPart":
      return yield* none(putListExportPart(write));
    case "putUser":
      return yield* putUser(write);
    case "putGroup":
      return yield* putGroup(write.group);
    case "putChannel":
      return yield* putChannel(write.channel);
    case "putCrmOrganization":
      return yield* put("crm_organizations", write.crmOrganization);
    case "putRecord":
      return yield* put("crm_records", write.record);
    case "putFunction":
      return yield* none(putFunction(write.appFunction));
    case "recordMessageEvents":
      return yield* none(recordMessageEvents(write));
    case "putToken":
      return yield* none(putToken(write.token));
    case "revokeUserTokens":
      return yield* none(revokeUserTokens(write));
    case "removeGroup":
      return yield* none(removeGroup(write));
    case "addGroupMembers":
      return yield* none(addGroupMembers(write));
    case "removeGroupMembers":
      return yield* none(removeGroupMembers(write));
    case "clearGroupMembers":
      return yield* none(clearGroupMembers(write));
    case "addChannelMembers":
      return yield* none(addChannelMembers(write));
    case "removeChannelMembers":
      return yield* none(removeChannelMembers(write));
    case "grantListAccess":
      return yield* none(grantListAccess(write.listId, write.access));
    case "revokeListAccess":
      return yield* none(revokeListAccess(write.listId, write.subjects));
    case "insertMessage":
      return yield* post(write, made);
  }
}

function* put(
  table: keyof typeof upserts,
  document: { readonly id: string; readonly version: number },
): Steps<undefined> {
  const row: DocumentTable = { id: document.id, version: document.version, document: toText(document) };
  yield* blindly(upserts[table], row);
  return undefined;
}

function* post(write: Extract<Write, { kind: "insertMessage" }>, made: Made[]): Steps<Expectation | undefined> {
  const { channelId } = write.message;
  const ts = yield* insertMessage(write);
  if (ts === undefined) return { kind: "openChannel", id: channelId };
  made.push({ channelId, ts });
  return undefined;
}

function* none(steps: Steps<void>): Steps<undefined> {
  yield* steps;
  return undefined;
}
