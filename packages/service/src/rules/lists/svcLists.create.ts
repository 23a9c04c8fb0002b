import type { Methods, SvcListsCreateArguments } from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { idPrefixes } from "../../generated/service.js";
import { type List, lists } from "../../model/list.js";
import { listRows } from "../../model/list-row.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Store } from "../../model/service-store.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { type Decision, decide } from "../../store/decide.js";
import { type Refused, refuse } from "../../store/refusal.js";
import type { Ids } from "../../values/ids.js";
import { toInstant } from "../../values/instant.js";
import { mentionsIn } from "./cells/mentions.js";
import { firstColumns, readNewColumns } from "./columns/new-columns.js";
import { showTodoColumns } from "./columns/todo-columns.js";
import { copyColumns, copyRows } from "./copy-list.js";
import { type FoundList, findList, type ListRefusal } from "./reach/find-list.js";
import { visibleUsers } from "./reach/visible.js";
import { toListMetadata } from "./representation/to-metadata.js";

type Outcome = MethodOutcome<Methods["svcLists.create"]>;
type Context = MethodContext<WebapiCaller>;

const rule = "everyday-2#lists";

/** Dependencies of `svcLists.create`. */
interface CreateListOptions {
  readonly definition: MethodDefinition<Methods["svcLists.create"]>;
  readonly store: Store;
  readonly ids: Ids;
}

/** Creates a List, which the caller owns. */
export function createCreateList(options: CreateListOptions) {
  return (sent: SvcListsCreateArguments, context: Context): Promise<Outcome> =>
    decide(options.store, () => decideCreation(sent, context, options));
}

async function decideCreation(
  sent: SvcListsCreateArguments,
  { caller, now }: Context,
  { definition, store, ids }: CreateListOptions,
): Promise<Decision<Outcome>> {
  const refusal = await refuseDescription(sent, caller, store);
  if (refusal !== undefined) return { kind: "answer", answer: refusal };
  const original = await findOriginal(sent, { store, caller, definition });
  if (original?.ok === false) return { kind: "answer", answer: original };
  const read = sent.schema === undefined ? undefined : readNewColumns(sent.schema, ids);
  if (read?.ok === false) return { kind: "answer", answer: read };
  const copied = copyColumns(original?.list.columns ?? [], ids);
  const columns = read?.columns ?? (original === undefined ? firstColumns(ids) : copied.columns);
  const { description_blocks: blocks = [] } = sent;
  const list: List = {
    id: ids.id(idPrefixes.list),
    version: 1,
    created: toInstant(now.getTime()),
    workspaceId: caller.workspace.id,
    ownerId: caller.user?.id ?? "",
    name: sent.name.trim(),
    columns: sent.todo_mode === true ? showTodoColumns(columns, ids) : columns,
    ...(blocks.length > 0 && { descriptionBlocks: blocks }),
    ...(original !== undefined && { copiedFrom: original.list.id }),
  };
  const rows =
    original === undefined || sent.include_copied_list_records !== true
      ? []
      : await copyRows(original.list.id, { list, columnIds: copied.ids, lists: store.lists, ids });
  return {
    kind: "commit",
    batch: {
      expect: [hasVersion(lists, { id: list.id }, 0)],
      writes: [put(lists, list), ...rows.map((row) => put(listRows, row))],
    },
    answer: () => ({ ok: true, list_id: list.id, list_metadata: toListMetadata(list) }),
  };
}

async function refuseDescription(
  { description_blocks: blocks = [] }: SvcListsCreateArguments,
  caller: WebapiCaller,
  store: Store,
): Promise<Refused<"user_not_found"> | undefined> {
  const { userIds } = mentionsIn(blocks);
  const seen = await visibleUsers(userIds, caller, store);
  const unseen = userIds.find((userId) => !seen.has(userId));
  if (unseen === undefined) return undefined;
  return refuse("user_not_found", { rule, found: unseen, wanted: "a user whom the caller can see" });
}

type Finding = Pick<CreateListOptions, "definition" | "store"> & { readonly caller: WebapiCaller };

/** The List to copy; undefined if none is copied. */
async function findOriginal(
  { copy_from_list_id: id }: SvcListsCreateArguments,
  { definition, store, caller }: Finding,
): Promise<({ readonly ok: true } & FoundList) | Refused<OriginalCode> | undefined> {
  if (id === undefined) return undefined;
  const found = await findList(id, { store, caller, requires: definition.facts.requires });
  if (!found.ok) return refuseOriginal(found.refusal);
  if (found.level !== undefined) return found;
  return refuse("permission_denied", { rule, found: id, wanted: "a List that the caller can see" });
}

type OriginalCode = "permission_denied" | "team_access_not_granted";

function refuseOriginal({ kind, reason }: ListRefusal<string>): Refused<OriginalCode> {
  return refuse(kind === "notGranted" ? "team_access_not_granted" : "permission_denied", reason);
}
