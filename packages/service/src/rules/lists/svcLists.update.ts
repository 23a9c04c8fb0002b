import type { Methods, SvcListsUpdateArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import type { WebapiCaller } from "../../model/caller.js";
import type { Channel } from "../../model/channel.js";
import type { List } from "../../model/list.js";
import type { Expectation, Store, Write } from "../../model/store.js";
import { type Decision, decide, refuse } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { toChannelName } from "../../values/names.js";
import { mentionsIn } from "./cells/referents.js";
import { hideTodoColumns, showTodoColumns } from "./columns.js";
import { type FoundList, findList, refuseList } from "./find-list.js";
import { visibleUsers } from "./look-up.js";

/** Changes of a List's channel when the List is renamed, or why the channel cannot have the name. */
type ChannelRenaming =
  | { readonly ok: true; readonly expect: readonly Expectation[]; readonly writes: readonly Write[] }
  | { readonly ok: false; readonly found: string; readonly wanted: string };

const nothing: ChannelRenaming = { ok: true, expect: [], writes: [] };

/** Renames the channel of a List with it. */
async function renameChannel(
  { channelId }: List,
  listName: string,
  { channels }: Pick<Store, "channels">,
): Promise<ChannelRenaming> {
  const channel = channelId === undefined ? undefined : await channels.get(channelId);
  if (channel === undefined || channel.deleted === true) return nothing;
  const name = toChannelName(listName);
  if (name === channel.name) return nothing;
  if (name === undefined) return { ok: false, found: listName, wanted: "a name that works as a channel name" };
  if (channel.archived) return { ok: false, found: channel.id, wanted: "a channel that is not archived" };
  return { ok: true, expect: expectationsOf(channel, name), writes: writesOf(channel, name) };
}

function expectationsOf({ id, version, workspaceId }: Channel, name: string): readonly Expectation[] {
  return [
    { kind: "version", document: "channel", key: { id }, version },
    { kind: "freeChannelName", workspaceId, name, except: id },
  ];
}

function writesOf(channel: Channel, name: string): readonly Write[] {
  return [{ kind: "put", document: "channel", value: { ...channel, version: channel.version + 1, name } }];
}

type Outcome = MethodOutcome<Methods["svcLists.update"]>;
type Context = MethodContext<WebapiCaller>;

const rule = "web-api#svclistsupdate-post";

/** Dependencies of `svcLists.update`. */
interface UpdateListOptions {
  readonly definition: MethodDefinition<Methods["svcLists.update"]>;
  readonly store: Store;
  readonly ids: Ids;
}

/** Changes a List's name and description, and shows or hides its task columns. */
export function createUpdateList({ definition, store, ids }: UpdateListOptions) {
  return (sent: SvcListsUpdateArguments, { caller, now }: Context): Promise<Outcome> =>
    decide<Outcome>(store, async () => {
      const found = await findList(sent.id, { store, caller, requires: definition.facts.requires });
      if (!found.ok) return { kind: "answer", answer: refuseList(found.refusal, "team_not_found") };
      const refusal = refuseLevel(found) ?? (await refuseDescription(found.list, sent, { store, caller }));
      if (refusal !== undefined) return { kind: "answer", answer: refusal };
      const { list } = found;
      const edited = { at: toInstant(now.getTime()), by: caller.user?.id ?? "" };
      const renaming = sent.name === undefined ? undefined : await renameChannel(list, sent.name, store);
      return toDecision(list, { ...change(list, sent, ids), edited }, renaming);
    });
}

function change(list: List, sent: SvcListsUpdateArguments, ids: Ids): List {
  const { name, todo_mode: todo } = sent;
  const blocks = descriptionOf(sent);
  const columns = list.columns ?? [];
  return {
    ...list,
    version: list.version + 1,
    ...(name !== undefined && { name: name.trim() }),
    ...(blocks !== undefined && { descriptionBlocks: blocks }),
    ...(todo !== undefined && { columns: todo ? showTodoColumns(columns, ids) : hideTodoColumns(columns) }),
  };
}

/** Description sent. An empty list counts as none. */
function descriptionOf({ description_blocks: blocks = [] }: SvcListsUpdateArguments): List["descriptionBlocks"] {
  return blocks.length === 0 ? undefined : blocks;
}

function toDecision(old: List, list: List, renaming: ChannelRenaming | undefined): Decision<Outcome> {
  if (renaming?.ok === false) {
    const { found, wanted } = renaming;
    return { kind: "answer", answer: refuse("file_channel_rename_error", { rule, found, wanted }) };
  }
  return {
    kind: "commit",
    batch: {
      expect: [
        { kind: "version", document: "list", key: { id: old.id }, version: old.version },
        ...(renaming?.expect ?? []),
      ],
      writes: [{ kind: "put", document: "list", value: list }, ...(renaming?.writes ?? [])],
    },
    answer: () => ({ ok: true }),
    refuse: (failed) =>
      failed.kind === "freeChannelName"
        ? refuse("file_channel_rename_error", { rule, found: failed.name, wanted: "a name that no channel has" })
        : undefined,
  };
}

function refuseLevel({ list, level }: FoundList): Outcome | undefined {
  if (level === undefined) return refuse("list_not_found", { rule, found: list.id, wanted: "a List that is shared" });
  return level === "read" ? refuse("access_denied", { rule, found: level, wanted: "write access" }) : undefined;
}

async function refuseDescription(
  { id, kind }: List,
  sent: SvcListsUpdateArguments,
  { store, caller }: { readonly store: Store; readonly caller: WebapiCaller },
): Promise<Outcome | undefined> {
  const blocks = descriptionOf(sent);
  if (blocks === undefined) return undefined;
  if (kind === "embedded") {
    return refuse("unexpected_description_blocks_arg", { rule, found: id, wanted: "a standalone List" });
  }
  const { userIds } = mentionsIn(blocks);
  const seen = await visibleUsers(userIds, caller, store);
  const unseen = userIds.find((userId) => !seen.has(userId));
  if (unseen === undefined) return undefined;
  return refuse("user_not_found", { rule, found: unseen, wanted: "a user whom the caller can see" });
}
