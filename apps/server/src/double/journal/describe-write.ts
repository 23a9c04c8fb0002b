import type { Readers, Write } from "@rollcall/service/store";

/** What a write is about. */
export interface DescribedWrite {
  readonly kind: Write["kind"];
  readonly id?: string;
  /** What stood there before; absent where nothing is read of it. */
  readonly before?: ReadBefore;
  /** What stands there then, or what is put in or taken out. */
  readonly after?: object;
}

/** A write in the words of the journal. Sets are not read whole: what is put in or taken out is enough. */
export function describeWrite(write: Write): DescribedWrite {
  switch (write.kind) {
    case "putOrganization":
      return about(write.kind, write.organization, ({ organizations }) => organizations.get());
    case "putWorkspace":
      return about(write.kind, write.workspace, ({ organizations }) => organizations.workspace(write.workspace.id));
    case "putUser":
      return about(write.kind, write.user, ({ users }) => users.get(write.user.id));
    case "putGroup":
      return about(write.kind, write.group, ({ groups }) => groups.get(write.group.id));
    case "putApp":
      return about(write.kind, write.app, ({ apps }) => apps.get(write.app.id));
    case "putChannel":
      return about(write.kind, write.channel, ({ channels }) => channels.get(write.channel.id));
    case "putFunction":
      return about(write.kind, write.appFunction, ({ functions }) => functions.get(write.appFunction.id));
    case "putCrmOrganization":
      return about(write.kind, write.crmOrganization, ({ records }) => records.organization(write.crmOrganization.id));
    case "putList":
      return about(write.kind, write.list, ({ lists }) => lists.get(write.list.id));
    case "putListExport":
      return about(write.kind, write.job, ({ lists }) => lists.export(write.job.id));
    case "putFile":
      return about(write.kind, write.file, ({ files }) => files.get(write.file.id));
    case "putCanvas":
      return about(write.kind, write.canvas, ({ canvases }) => canvases.get(write.canvas.id));
    case "putAgentSession":
      return about(write.kind, write.agentSession, ({ agentSessions }) => agentSessions.get(write.agentSession.id));
    case "putListRow":
      return about(write.kind, write.row, async ({ lists }) => (await lists.rows(write.row.listId, [write.row.id]))[0]);
    case "putRecord":
      return {
        kind: write.kind,
        id: write.record.id,
        after: write.record,
        before: ({ records }) => records.get(write.record.crmOrgId, write.record.id),
      };
    case "removeGroup":
      return { kind: write.kind, id: write.id, before: ({ groups }) => groups.get(write.id) };
    case "putToken":
      return { kind: write.kind, after: write.token };
    case "insertMessage":
      return { kind: write.kind, id: write.message.channelId, after: write.message };
    case "recordMessageEvents":
      return { kind: write.kind, after: { events: write.events } };
    case "putListExportPart":
      return { kind: write.kind, id: write.id, after: { part: write.part, characters: write.text.length } };
    case "removeListExports":
      return { kind: write.kind, id: write.listId, after: { before: write.before } };
    case "addGroupMembers":
    case "removeGroupMembers":
      return { kind: write.kind, id: write.groupId, after: { userIds: write.userIds } };
    case "clearGroupMembers":
      return { kind: write.kind, id: write.groupId };
    case "revokeUserTokens":
      return { kind: write.kind, id: write.userId };
    case "addChannelMembers":
    case "removeChannelMembers":
      return { kind: write.kind, id: write.channelId, after: { userIds: write.userIds } };
    case "grantListAccess":
      return { kind: write.kind, id: write.listId, after: { access: write.access } };
    case "revokeListAccess":
      return { kind: write.kind, id: write.listId, after: { subjects: write.subjects } };
  }
}

type ReadBefore = (readers: Readers) => Promise<object | undefined>;

function about(kind: Write["kind"], document: { readonly id: string }, before: ReadBefore): DescribedWrite {
  return { kind, id: document.id, after: document, before };
}
