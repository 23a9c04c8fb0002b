import type { FilesDeleteArguments, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { type File, files } from "../../model/file.js";
import type { Message } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import type { DuePlan } from "../../store/due-plan.js";
import { toInstant } from "../../values/instant.js";
import { findFile } from "../conversations/files/find-file.js";
import { administersFile } from "./administers-file.js";
import { refuse } from "./refusal.js";

type Outcome = MethodOutcome<Methods["files.delete"]>;
type Context = MethodContext<WebapiCaller>;

/** Deletes a file. Messages with it show what remains, and its content is swept. */
export function createDeleteFile({ store, due }: { readonly store: Store; readonly due: DuePlan }) {
  return async (sent: FilesDeleteArguments, { caller, now }: Context): Promise<Outcome> => {
    const outcome = await decide(store, async (): Promise<Decision<Outcome>> => {
      const found = await findDeletable(sent.file, caller, store);
      if (!found.ok) return { kind: "answer", answer: found };
      const { file, administered } = found;
      const home = await store.organizations.workspace(file.workspaceId);
      if (home?.fileRules?.deletion === "off") {
        return answer(refuse("file_deleting_disabled", home.id, "a workspace that lets users delete files"));
      }
      if (file.ownerId !== caller.user?.id && !administered) {
        return answer(refuse("cant_delete_file", file.ownerId, "a file of the caller"));
      }
      const { content, snippet: _snippet, ...rest } = file;
      const deleted: File = {
        ...rest,
        version: file.version + 1,
        deleted: toInstant(now.getTime()),
        ...(content !== undefined && { unswept: true }),
      };
      const messages = await messagesWith(file, store);
      return {
        kind: "commit",
        batch: {
          expect: [hasVersion(files, { id: file.id }, file.version), ...messages.map(messageVersion)],
          writes: [put(files, deleted), ...messages.map((message) => withoutFile(message, file))],
        },
        answer: () => ({ ok: true }),
      };
    });
    if (outcome.ok) due.plan(now.getTime());
    return outcome;
  };
}

/** Finds a file that the caller sees or administers. */
async function findDeletable(id: string, caller: WebapiCaller, store: Store) {
  const file = await store.files.get(id);
  if (file !== undefined && (await administersFile(file, caller, store))) {
    if (file.deleted !== undefined) return refuse("file_deleted", id, "a file that is not deleted");
    return { ok: true, file, administered: true } as const;
  }
  const found = await findFile(id, caller, store);
  return found.ok ? ({ ok: true, file: found.file, administered: false } as const) : found;
}

async function messagesWith({ id }: File, store: Store): Promise<readonly Message[]> {
  const shares = await store.files.sharesOf([id]);
  const found = await Promise.all(shares.map(({ channelId, ts }) => store.messages.get(channelId, ts)));
  return found.filter((message) => message !== undefined);
}

function withoutFile(message: Message, { id }: File) {
  return changeMessage({ ...message, deletedFileIds: [...(message.deletedFileIds ?? []), id] });
}

function answer(outcome: Outcome): Decision<Outcome> {
  return { kind: "answer", answer: outcome };
}
