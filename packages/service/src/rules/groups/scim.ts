import type { GroupCreate, Group as GroupResource, ScimCode, ScimResources } from "@rollcall/api/scim";
import {
  type Change,
  type Page,
  type Query,
  type ScimBackend,
  type ScimContext,
  type ScimOutcome,
  ScimRefusedError,
} from "@rollcall/scim-core";
import { compileFilter, type Filter, type FilterSchema } from "@rollcall/scim-filter";
import { idPrefixes } from "../../generated/service.js";
import type { ScimCaller } from "../../model/caller.js";
import type { Group, GroupMember } from "../../model/group.js";
import { type LentLock, type LentLocks, updateKey } from "../../model/locks.js";
import { toSlice } from "../../model/paging.js";
import type { Slice, Sliced } from "../../model/port/document-reader.js";
import type { Store } from "../../model/store.js";
import { accept, type Decision, decide, type Refusal, type Result, refuse } from "../../store/decide.js";
import type { Ids } from "../../values/ids.js";
import { printWithOffset, toInstant } from "../../values/instant.js";
import { nameKey } from "../../values/text.js";
import { editGroup } from "./group-edit.js";
import { type GroupContext, namedEarly, readNamedUsers, resolveGroup } from "./resolve-group.js";
import { toSetChanges } from "./to-set-change.js";

type Context = ScimContext<ScimCaller>;
type Outcome = ScimOutcome<GroupResource, ScimCode>;

/** Dependencies of the Group backend. */
interface GroupBackendOptions {
  readonly store: Store;
  readonly ids: Ids;
  /** Locks of running updates. */
  readonly lent: LentLocks;
}

/**
 * SCIM backend of the directory's groups. Changes of members are set operations, so that no group is loaded whole to
 * change it.
 */
export function createGroupBackend(
  options: GroupBackendOptions,
): ScimBackend<ScimResources["Group"], ScimCode, ScimCaller> {
  const { store, lent } = options;
  const answer = async (made: Result<Group>): Promise<Outcome> =>
    made.ok ? { ok: true, resource: await showGroup(made.value, store) } : made;
  const lockOf = (id: string, { requestId }: Context) => lent.of({ key: updateKey("Group", id), requestId });
  const change = (id: string, changes: readonly Change<GroupCreate>[], context: Context) =>
    changeLocked(id, changes, { store, context, lock: lockOf(id, context) });
  return {
    async get(id, context) {
      await lockOf(id, context)?.acquired;
      const [group, members] = await Promise.all([store.groups.get(id), store.groups.membersOf([id])]);
      return group === undefined ? undefined : toGroupResource(group, members.get(id) ?? []);
    },
    find: (query) => findGroups(query, store),
    insert: async (sent, context) => answer(await insertGroup(sent, options, context)),
    replace: async (id, sent, context) => answer(await change(id, wholeOf(sent), context)),
    change: async (id, changes, context) => {
      const made = await change(id, changes, context);
      return made.ok ? undefined : made;
    },
    remove: async (id) => {
      const removed = await updateGroup(store, id, {
        read: async () => undefined,
        rule: async (before) => removeGroup(before),
      });
      return removed.ok ? undefined : removed;
    },
  };
}

/** Changes of a full replacement: the name and all members. */
function wholeOf({ displayName, members }: GroupCreate): readonly Change<GroupCreate>[] {
  return [
    { kind: "replace", attribute: "displayName", value: displayName },
    { kind: "replace", attribute: "members", value: members ?? [] },
  ];
}

function insertGroup(sent: GroupCreate, { store, ids }: GroupBackendOptions, { caller, now }: Context) {
  const { organization, workspace } = caller;
  const blank: Group = {
    id: ids.id(idPrefixes.group),
    version: 1,
    created: toInstant(now.getTime()),
    displayName: "",
    ...(organization === undefined
      ? { kind: "user", workspaceId: workspace.id }
      : { kind: "idp", organizationId: organization.id }),
    linkedChannelIds: [],
    connectedWorkspaceIds: [],
  };
  const { displayName, members = [] } = sent;
  const edit = editGroup(blank, [
    { kind: "replace", attribute: "displayName", value: displayName },
    { kind: "add", attribute: "members", value: members },
  ]);
  if (!edit.ok) return edit;
  return decide(store, () => resolveGroup(edit.value, { store, nowMs: now.getTime(), home: caller }));
}

interface LockedChange {
  readonly store: Store;
  readonly context: Context;
  /** The lock on the group, if it is being acquired. */
  readonly lock: LentLock | undefined;
}

/** Changes a group. Reads users whom the changes name by ID while the lock is being acquired, and commits after that. */
async function changeLocked(
  id: string,
  changes: readonly Change<GroupCreate>[],
  { store, context, lock }: LockedChange,
): Promise<Result<Group>> {
  const { acquired, releases } = lock ?? {};
  const named = namedEarly(changes);
  if (named === undefined) await acquired;
  const { now, caller: home } = context;
  const common = { store, nowMs: now.getTime(), home, ...(releases && { releases }) };
  return updateGroup(store, id, {
    read: async () => (named === undefined ? undefined : readNamedUsers(store, named)),
    async rule(before, early) {
      // A decision about an exception reads the group's members, which the lock keeps as they are.
      const known = early?.exceptions.size === 0 ? early : undefined;
      if (known === undefined) await acquired;
      const decided = await changeGroup(before, changes, { ...common, ...(known && { known }) });
      await acquired;
      return decided;
    },
  });
}

async function changeGroup(
  before: Group,
  changes: readonly Change<GroupCreate>[],
  context: Omit<GroupContext, "before">,
): Promise<Decision<Result<Group>>> {
  const named = await toSetChanges(before.id, changes, context.store);
  const edit = named.ok ? editGroup(before, named.value) : named;
  return edit.ok ? resolveGroup(edit.value, { ...context, before }) : { kind: "answer", answer: edit };
}

function removeGroup(before: Group): Decision<Result<Group>> {
  const refusal = refuseRemoval(before);
  if (refusal !== undefined) return { kind: "answer", answer: refusal };
  const { id, version } = before;
  return {
    kind: "commit",
    batch: {
      expect: [{ kind: "version", document: "group", key: { id }, version }],
      writes: [{ kind: "remove", document: "group", key: { id } }],
    },
    answer: () => accept(before),
  };
}

/** A change of a group. */
interface GroupUpdate<Known> {
  /** Reads, together with the group, what the rule needs. */
  readonly read: () => Promise<Known>;
  readonly rule: (before: Group, known: Known) => Promise<Decision<Result<Group>>>;
}

function updateGroup<Known>(store: Store, id: string, { read, rule }: GroupUpdate<Known>) {
  return decide<Result<Group>>(store, async () => {
    const [before, known] = await Promise.all([store.groups.get(id), read()]);
    if (before !== undefined) return rule(before, known);
    const answer = refuse("no_such_group", {
      rule: "scim-provisioning#errors",
      found: id,
      wanted: "an existing group",
    });
    return { kind: "answer", answer };
  });
}

async function findGroups(
  query: Query<ScimResources["Group"]["filterable"]>,
  store: Store,
): Promise<Page<GroupResource>> {
  const slice = toSlice(query);
  const { filter } = query;
  const { items, total } =
    filter === undefined ? await store.groups.find(slice) : await findNamedGroups(filter, slice, store);
  const members = items.length === 0 ? new Map() : await store.groups.membersOf(items.map(({ id }) => id));
  const resources = items.map((group) => toGroupResource(group, members.get(group.id) ?? []));
  return { resources, totalResults: total };
}

async function showGroup(group: Group, store: Store): Promise<GroupResource> {
  const members = await store.groups.membersOf([group.id]);
  return toGroupResource(group, members.get(group.id) ?? []);
}

/** Refuses to remove an identity provider's group that has linked channels. */
function refuseRemoval({ kind, linkedChannelIds }: Group): Refusal | undefined {
  if (kind !== "idp" || linkedChannelIds.length === 0) return undefined;
  return refuse("idp_group_linked_to_channels", {
    rule: "scim-provisioning#states-and-transitions",
    found: linkedChannelIds,
    wanted: "a group without linked channels",
  });
}

/** A group as SCIM shows it. */
function toGroupResource(group: Group, members: readonly GroupMember[]): GroupResource {
  return {
    id: group.id,
    displayName: group.displayName,
    meta: { created: printWithOffset(group.created) },
    members: members.map(({ id, displayName }) => ({ value: id, display: displayName })),
  };
}

const schema: FilterSchema = { attributes: { displayName: { type: "string", caseExact: false } } };

/**
 * Finds the groups that a filter names. The filter may only compare `displayName` by `eq`, so each name is one look-up
 * and no list is scanned.
 * @throws ScimRefusedError if the filter contains anything else
 */
async function findNamedGroups(
  filter: Filter,
  { offset, limit, order }: Slice,
  { groups }: Pick<Store, "groups">,
): Promise<Sliced<Group>> {
  const names = new Map(namesIn(filter).map((name) => [nameKey(name), name]));
  const named = await Promise.all([...names.values()].map((name) => groups.byName(name)));
  const selects = compileFilter<{ readonly displayName: string }>(filter, schema);
  const found = named.filter((group) => group !== undefined).filter(selects);
  const ascending = found.toSorted(byCreation);
  const items = (order === "ascending" ? ascending : ascending.reverse()).slice(offset, offset + limit);
  return { items, total: found.length };
}

/** Names in the filter; any matching group has one of them. */
function namesIn(filter: Filter): readonly string[] {
  switch (filter.kind) {
    case "and":
    case "or":
      return filter.operands.flatMap(namesIn);
    case "compare":
      if (filter.operator === "eq" && typeof filter.value === "string") return [filter.value];
      throw refused(filter.operator);
    case "not":
    case "present":
    case "valuePath":
      throw refused(filter.kind);
  }
}

function refused(found: string): ScimRefusedError {
  const rule = "scim-provisioning#filter-users-v11-only-v20-does-not-apply-it";
  return new ScimRefusedError("filterOperatorUnfit", { rule, found, wanted: "displayName compared by eq" });
}

function byCreation(one: Group, other: Group): number {
  if (one.created !== other.created) return one.created < other.created ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
