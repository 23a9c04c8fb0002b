import type { GroupCreate, Group as GroupResource, ScimCode, ScimResources } from "@rollcall/api/scim";
import type { Change, Page, Query, ScimBackend, ScimContext, ScimOutcome } from "@rollcall/scim-core";
import { type Decision, decide } from "../decisions/decide.js";
import { accept, type Ruled, refuse } from "../decisions/refusal.js";
import { idPrefixes } from "../generated/service.js";
import { toSlice } from "../paging/to-slice.js";
import type { Store } from "../service-store.js";
import type { ScimCaller } from "../tokens/scim-caller.js";
import type { Ids } from "../values/ids.js";
import { toInstant } from "../values/instant.js";
import { findNamedGroups } from "./find-named-groups.js";
import type { Group } from "./group.js";
import { editGroup } from "./group-edit.js";
import { refuseRemoval } from "./removal.js";
import { type GroupContext, settleGroup } from "./settle-group.js";
import { toGroupResource } from "./to-resource.js";
import { toSetChanges } from "./to-set-change.js";

type Context = ScimContext<ScimCaller>;
type Outcome = ScimOutcome<GroupResource, ScimCode>;

/** Dependencies of the Group backend. */
interface GroupBackendOptions {
  readonly store: Store;
  readonly ids: Ids;
}

/**
 * SCIM backend of the directory's groups. Changes of members are set operations, so that no group is loaded whole to
 * change it.
 */
export function createGroupBackend(
  options: GroupBackendOptions,
): ScimBackend<ScimResources["Group"], ScimCode, ScimCaller> {
  const { store } = options;
  const answer = async (made: Ruled<Group>): Promise<Outcome> =>
    made.ok ? { ok: true, resource: await showGroup(made.value, store) } : made;
  const change = (id: string, changes: readonly Change<GroupCreate>[], { now, caller }: Context) =>
    updateGroup(store, id, (before) => changeGroup(before, changes, { store, nowMs: now.getTime(), home: caller }));
  return {
    get: async (id) => {
      const group = await store.groups.get(id);
      return group === undefined ? undefined : showGroup(group, store);
    },
    find: (query) => findGroups(query, store),
    insert: async (sent, context) => answer(await insertGroup(sent, options, context)),
    replace: async (id, sent, context) => answer(await change(id, wholeOf(sent), context)),
    change: async (id, changes, context) => {
      const made = await change(id, changes, context);
      return made.ok ? undefined : made;
    },
    remove: async (id) => {
      const removed = await updateGroup(store, id, async (before) => removeGroup(before));
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
  return decide(store, () => settleGroup(edit.value, { store, nowMs: now.getTime(), home: caller }));
}

async function changeGroup(
  before: Group,
  changes: readonly Change<GroupCreate>[],
  context: Omit<GroupContext, "before">,
): Promise<Decision<Ruled<Group>>> {
  const named = await toSetChanges(before.id, changes, context.store);
  const edit = named.ok ? editGroup(before, named.value) : named;
  return edit.ok ? settleGroup(edit.value, { ...context, before }) : { kind: "answer", answer: edit };
}

function removeGroup(before: Group): Decision<Ruled<Group>> {
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

function updateGroup(store: Store, id: string, rule: (before: Group) => Promise<Decision<Ruled<Group>>>) {
  return decide<Ruled<Group>>(store, async () => {
    const before = await store.groups.get(id);
    if (before !== undefined) return rule(before);
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
