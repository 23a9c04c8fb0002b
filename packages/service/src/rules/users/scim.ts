import type { ScimCode, ScimResources, UserCreate, User as UserResource } from "@rollcall/api/scim";
import type { Change, Page, Query, ScimBackend, ScimContext, ScimOutcome } from "@rollcall/scim-core";
import { idPrefixes } from "../../generated/service.js";
import type { ScimCaller } from "../../model/caller.js";
import type { Group } from "../../model/group.js";
import { toSlice } from "../../model/paging.js";
import type { Store } from "../../model/store.js";
import { dueMsOf, type User } from "../../model/user.js";
import { accept, type Decision, decide, type Result, refuse } from "../../store/decide.js";
import type { DuePlan } from "../../store/due-loop.js";
import type { Id, Ids } from "../../values/ids.js";
import { isForeign } from "../directory/reach.js";
import type { ResolvedUser } from "../directory/user.js";
import { toChanges } from "./changes/user-draft.js";
import { syncProfileFields } from "./profile/profile-fields.js";
import { toUserResource } from "./representation/to-resource.js";
import { type ChangeContext, changeUser, insertUser, replaceUser } from "./write-user.js";

type Context = ScimContext<ScimCaller>;
type Outcome = ScimOutcome<UserResource, ScimCode>;

/** Dependencies of the User backend. */
interface UserBackendOptions {
  readonly store: Store;
  readonly ids: Ids;
  /** Address of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly due: DuePlan;
}

/** SCIM backend of the directory's users. */
export function createUserBackend(
  options: UserBackendOptions,
): ScimBackend<ScimResources["User"], ScimCode, ScimCaller> {
  const { store, due } = options;
  const answer = (made: Result<Shown>, context: Context): Outcome => {
    if (!made.ok) return made;
    const dueMs = dueMsOf(made.value.user);
    if (dueMs !== undefined) due.plan(dueMs);
    return { ok: true, resource: show(made.value, options, context) };
  };
  const update = (id: string, update: Omit<Update, "id" | "options">) => updateUser({ id, options, ...update });
  return {
    get: async (id, context) => {
      const found = await readOwn(store, id, context.caller);
      return found && show(found, options, context);
    },
    find: (query, context) => findUsers(query, options, context),
    insert: async (sent, context) => answer(await createUser(sent, options, context), context),
    replace: async (id, sent, context) => {
      const rule: UpdateRule = (before, changing) => replaceUser(before, sent, changing);
      const made = await update(id, { context, changes: toChanges(sent), rule });
      return answer(made, context);
    },
    change: async (id, changes, context) => {
      const rule: UpdateRule = (before, changing) => changeUser(before, changes, changing);
      const made = await update(id, { context, changes, rule });
      return answer(made, context);
    },
    remove: async (id, context) => {
      const rule: UpdateRule = (before, changing) => changeUser(before, [deactivate], changing);
      const made = await update(id, { context, changes: [deactivate], rule });
      return made.ok ? undefined : made;
    },
  };
}

/**
 * Creates a user. Unless it has a password, whose hash takes long, the first turn counts the name and the addresses as
 * free, because the write detects taken ones. If it fails, the next turn decides on what is stored, for the same user.
 */
function createUser(sent: UserCreate, options: UserBackendOptions, { now, caller }: Context): Promise<Result<Shown>> {
  const { store, ids } = options;
  const changes = toChanges(sent);
  const context = { ...options, nowMs: now.getTime(), caller };
  const firstTurn = sent.password === undefined ? 0 : 1;
  let id: Id | undefined;
  return decide<Result<Shown>>(store, async (attempt) => {
    const turn = firstTurn + attempt - 1;
    const skip = skipOf(turn, ids);
    if (id === undefined || turn > 1) id = ids.orderedId(idPrefixes.user);
    const inserting = { ...context, skip, id };
    const assumed = turn === 0 ? await insertUser(sent, inserting, true) : undefined;
    const inserted = assumed?.ok === true ? assumed : await insertUser(sent, inserting, false);
    return toDecision(await syncProfileFields(inserted, changes, context), []);
  });
}

const deactivate = { kind: "replace", attribute: "active", value: false } as const;

type UpdateRule = (before: User, changing: ChangeContext) => Promise<Result<ResolvedUser>>;

interface Update {
  readonly id: string;
  readonly options: UserBackendOptions;
  readonly context: Context;
  readonly changes: readonly Change<UserCreate>[];
  readonly rule: UpdateRule;
}

/** A user with its groups. */
interface Shown {
  readonly user: User;
  readonly groups: readonly Group[];
}

/** Applies a rule to the stored user and commits the result. No rule changes group memberships. */
function updateUser({ id, options, context, changes, rule }: Update): Promise<Result<Shown>> {
  const { store, siteUrl, ids } = options;
  const { patch, caller, now } = context;
  const common = { store, siteUrl, nowMs: now.getTime(), caller, ...(patch !== undefined && { form: patch }) };
  return decide<Result<Shown>>(store, async (attempt) => {
    const before = await readOwn(store, id, context.caller);
    if (before !== undefined) {
      const changed = rule(before.user, { ...common, skip: skipOf(attempt, ids) });
      return toDecision(await syncProfileFields(changed, changes, common), before.groups);
    }
    const answer = refuse("no_such_user", { rule: "scim-provisioning#errors", found: id, wanted: "an existing user" });
    return { kind: "answer", answer };
  });
}

/** Nothing at first, then a random number from a growing range, so that concurrent callers diverge quickly. */
function skipOf(attempt: number, ids: Ids): number {
  return attempt <= 1 ? 0 : Number.parseInt(ids.secret(2), 16) % 2 ** Math.min(attempt + 2, 12);
}

function toDecision(resolved: Result<ResolvedUser>, groups: readonly Group[]): Decision<Result<Shown>> {
  if (!resolved.ok) return { kind: "answer", answer: resolved };
  const { user, expect, writes } = resolved.value;
  const shown = accept({ user, groups });
  if (writes.length === 0) return { kind: "answer", answer: shown };
  // The write itself ensures that the name and the addresses are free.
  return { kind: "commit", batch: { expect, writes }, answer: () => shown };
}

/** The user, if it belongs to the directory. SCIM does not show other companies' users of shared channels. */
async function readOwn(store: Store, id: string, caller: ScimCaller): Promise<Shown | undefined> {
  const found = await store.users.withGroups(id);
  return found === undefined || isForeign(found.user, caller) ? undefined : found;
}

async function findUsers(
  query: Query<ScimResources["User"]["filterable"]>,
  options: UserBackendOptions,
  context: Context,
): Promise<Page<UserResource>> {
  const { organization, workspace } = context.caller;
  const { filter } = query;
  const slice = { ...toSlice(query), home: (organization ?? workspace).id, ...(filter !== undefined && { filter }) };
  const { items, total } = await options.store.users.find(slice);
  return { resources: await showUsers(items, options, context), totalResults: total };
}

async function showUsers(
  users: readonly User[],
  options: UserBackendOptions,
  context: Context,
): Promise<readonly UserResource[]> {
  if (users.length === 0) return [];
  const groups = await options.store.users.groupsOf(users.map(({ id }) => id));
  return users.map((user) => show({ user, groups: groups.get(user.id) ?? [] }, options, context));
}

function show({ user, groups }: Shown, { siteUrl }: UserBackendOptions, { now }: Context): UserResource {
  return toUserResource(user, { siteUrl, nowMs: now.getTime(), groups });
}
