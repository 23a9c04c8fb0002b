import type {
  FilesDeleteArguments,
  FilesRevokePublicURLArguments,
  FilesSharedPublicURLArguments,
  Methods,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import { type File, files } from "../../model/file.js";
import type { Message } from "../../model/message.js";
import { changeMessage, messageVersion } from "../../model/message-store.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/store.js";
import { createRefuse, type Decision, decide } from "../../store/decide.js";
import type { DuePlan } from "../../store/due-loop.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import type { Site } from "../../values/site-addresses.js";
import { findFile, sharesOf } from "../conversations/files/find-file.js";
import { toFile } from "../conversations/files/to-file.js";
import { administers } from "../directory/rights.js";

type DeleteFileOutcome = MethodOutcome<Methods["files.delete"]>;
type Context = MethodContext<WebapiCaller>;

/** Deletes a file. Messages with it show what remains, and its content is swept. */
export function createDeleteFile({ store, due }: { readonly store: Store; readonly due: DuePlan }) {
  return async (sent: FilesDeleteArguments, { caller, now }: Context): Promise<DeleteFileOutcome> => {
    const outcome = await decide(store, async (): Promise<Decision<DeleteFileOutcome>> => {
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

function answer(outcome: DeleteFileOutcome): Decision<DeleteFileOutcome> {
  return { kind: "answer", answer: outcome };
}

type SharePublicUrlOutcome = MethodOutcome<Methods["files.sharedPublicURL"]>;

/** Dependencies of `files.sharedPublicURL`. */
interface ShareOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly site: Site;
}

/** Lets everyone read a file by its public address. */
export function createSharePublicUrl({ store, ids, site }: ShareOptions) {
  return (sent: FilesSharedPublicURLArguments, { caller }: Context): Promise<SharePublicUrlOutcome> =>
    changePublicUrl({
      id: sent.file,
      caller,
      store,
      site,
      refuse: (file) => refusePublic(file, store),
      change: (file) =>
        file.sharedPublicly === true
          ? file
          : { ...file, sharedPublicly: true, publicSecret: file.publicSecret ?? ids.secret(5) },
    });
}

async function refusePublic({ workspaceId, name }: File, { organizations }: Pick<Store, "organizations">) {
  const workspace = await organizations.workspace(workspaceId);
  const { publicUrls, blockedTypes = [] } = workspace?.fileRules ?? {};
  if (publicUrls === "off" || workspace?.plan === "free") {
    return refuse("not_allowed", workspaceId, "a workspace that allows public addresses");
  }
  const isBlocked = blockedTypes.some((type) => name.toLowerCase().endsWith(`.${type}`));
  return isBlocked
    ? refuse("public_file_type_not_allowed", name, `a name without the extension ${blockedTypes.join(", ")}`)
    : undefined;
}

type RevokePublicUrlOutcome = MethodOutcome<Methods["files.revokePublicURL"]>;

/** Dependencies of `files.revokePublicURL`. */
interface RevokeOptions {
  readonly store: Store;
  readonly ids: Ids;
  readonly site: Site;
}

/** Ends the public address of a file. A later public address is different. */
export function createRevokePublicUrl({ store, ids, site }: RevokeOptions) {
  return (sent: FilesRevokePublicURLArguments, { caller }: Context): Promise<RevokePublicUrlOutcome> =>
    changePublicUrl<never>({
      id: sent.file,
      caller,
      store,
      site,
      refuse: async () => undefined,
      change: (file) => (file.sharedPublicly === true ? revoked(file, ids) : file),
    });
}

function revoked({ sharedPublicly: _shared, ...file }: File, ids: Ids): File {
  return { ...file, publicSecret: ids.secret(5) };
}

interface Change<Refusal> {
  readonly id: string;
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly site: Site;
  /** Refuses the change of a file. */
  readonly refuse: (file: File) => Promise<Refusal | undefined>;
  /** The file with the change; the same one if nothing changes. */
  readonly change: (file: File) => File;
}

/** Changes the public address of a file that the caller uploaded or administers. */
function changePublicUrl<Refusal>(change: Change<Refusal>) {
  type Answer = Refusal | ReturnType<typeof notFound> | { readonly ok: true; readonly file: ReturnType<typeof toFile> };
  const { id, caller, store, site } = change;
  return decide<Answer>(store, async (): Promise<Decision<Answer>> => {
    const file = await store.files.get(id);
    if (file === undefined || !(await mayChange(file, caller, store))) return { kind: "answer", answer: notFound(id) };
    const refusal = await change.refuse(file);
    if (refusal !== undefined) return { kind: "answer", answer: refusal };
    const changed = change.change(file);
    const shown = toFile(changed, { address: site.of(caller.workspace), shares: await sharesOf(file, caller, store) });
    if (changed === file) return { kind: "answer", answer: { ok: true, file: shown } };
    return {
      kind: "commit",
      batch: {
        expect: [hasVersion(files, { id }, file.version)],
        writes: [put(files, { ...changed, version: file.version + 1 })],
      },
      answer: () => ({ ok: true, file: shown }),
    };
  });
}

async function mayChange(file: File, caller: WebapiCaller, store: Store): Promise<boolean> {
  if (file.deleted !== undefined) return false;
  return file.ownerId === caller.user?.id || administersFile(file, caller, store);
}

function notFound(id: string) {
  return refuse("file_not_found", id, "a file that the caller uploaded or administers");
}

/** Whether the caller is a person who administers the workspace of a file. */
async function administersFile(
  { workspaceId }: File,
  { user }: WebapiCaller,
  { organizations }: Pick<Store, "organizations">,
): Promise<boolean> {
  if (user === undefined || user.kind === "bot") return false;
  const workspace = await organizations.workspace(workspaceId);
  return workspace !== undefined && administers(user, workspace);
}

/** Builds the refusals of methods about files. */
const refuse = createRefuse<string>("everyday-2#methods");
