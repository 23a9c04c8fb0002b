import type { FilesListArguments, FilesListRefusal, Methods } from "@rollcall/api/webapi";
import type { MethodContext, MethodOutcome } from "@rollcall/webapi-core";
import { sharesOf } from "../conversations/files/find-file.js";
import { toFile } from "../conversations/files/to-file.js";
import { findConversation } from "../conversations/find-conversation.js";
import { findListWorkspace } from "../conversations/find-list-workspace.js";
import { createRefuse } from "../decisions/refusal.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";

type Outcome = MethodOutcome<Methods["files.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<FilesListRefusal["error"] | "invalid_arguments">("everyday-2#methods");

/** Words of types, and the kinds that they select. */
const kindsOfType: Readonly<Record<string, readonly string[]>> = {
  spaces: [],
  snippets: ["snippets"],
  images: ["images"],
  gdocs: ["gdocs"],
  zips: ["zips"],
  pdfs: ["pdfs"],
  canvas: [],
  lists: [],
};

/** Dependencies of `files.list`. */
interface ListOptions {
  readonly store: Store;
  readonly siteUrl: string;
}

/** Lists the files of a workspace that the caller sees, newest first. */
export function createListFiles({ store, siteUrl }: ListOptions) {
  return async (sent: FilesListArguments, { caller }: Context): Promise<Outcome> => {
    const workspace = await findListWorkspace(sent.team_id, caller, store);
    if (!workspace.ok) return workspace;
    const kinds = readKinds(sent.types ?? "all");
    if (kinds === "unknown") return refuse("unknown_type", sent.types, Object.keys(kindsOfType).join(", "));
    const bounds = readBounds(sent);
    if (bounds === undefined) return refuse("invalid_arguments", [sent.ts_from, sent.ts_to], "numbers of seconds");
    const { user: ownerId, channel: channelId, count = 100, page = 1 } = sent;
    if (ownerId !== undefined && ownerId !== "" && (await store.users.get(ownerId)) === undefined) {
      return refuse("user_not_found", ownerId, "a user");
    }
    const { user } = caller;
    if (channelId !== undefined && channelId !== "" && !(await seesChannel(channelId, caller, store))) {
      return { ok: true, files: [], paging: { count, total: 0, page, pages: 0 } };
    }
    const found = await store.files.find({
      workspaceId: workspace.id,
      viewerId: user?.id ?? "",
      seesPublic: user !== undefined && user.kind !== "bot" && user.guest === undefined,
      ...(channelId !== undefined && channelId !== "" && { channelId }),
      ...(ownerId !== undefined && ownerId !== "" && { ownerId }),
      ...(kinds !== undefined && { kinds }),
      ...bounds,
      offset: (page - 1) * count,
      limit: count,
    });
    const files = [];
    for (const file of found.items) {
      files.push(toFile(file, { siteUrl, shares: await sharesOf(file, caller, store) }));
    }
    const { total } = found;
    return { ok: true, files, paging: { count, total, page, pages: Math.ceil(total / count) } };
  };
}

/** Whether a caller may know which files are in a conversation. A bot knows this of those that it is in. */
async function seesChannel(id: string, caller: WebapiCaller, store: Store): Promise<boolean> {
  const found = await findConversation(id, { caller, store, kindScopes: {} });
  return found.ok;
}

/** Kinds of the words of types; undefined for all. */
function readKinds(types: string): readonly string[] | "unknown" | undefined {
  const words = types.split(",").map((word) => word.trim());
  if (words.some((word) => word !== "all" && !Object.hasOwn(kindsOfType, word))) return "unknown";
  return words.includes("all") ? undefined : words.flatMap((word) => kindsOfType[word] ?? []);
}

/** Bounds of the creation. The last second counts as a whole. */
function readBounds({ ts_from: from = "", ts_to: to = "" }: FilesListArguments) {
  const [fromSeconds, toSeconds] = [from === "" ? 0 : Number(from), to === "" ? maxSeconds : Number(to)];
  if (!isTime(from) || !isTime(to)) return undefined;
  return {
    fromMs: Math.floor(Math.min(fromSeconds, maxSeconds) * 1000),
    toMs: Math.floor(Math.min(toSeconds, maxSeconds)) * 1000 + 999,
  };
}

const maxSeconds = 9_999_999_999;

function isTime(text: string): boolean {
  return /^(?:\d{1,15}(?:\.\d{1,6})?)?$/.test(text);
}
