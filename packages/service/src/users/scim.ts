import type { Page, Query, ScimBackend, ScimContext, ScimOutcome } from "@rollcall/scim-core";
import type { ScimCode, ScimResources, User as UserResource } from "@rollcall/scim-core/svc";
import { type Decision, decide } from "../decide.js";
import { isForeign } from "../directory/is-foreign.js";
import type { Group } from "../groups/group.js";
import type { Ids } from "../ids.js";
import { accept, type Ruled, refuse } from "../refusal.js";
import type { Store } from "../store/store.js";
import { toSlice } from "../to-slice.js";
import type { ScimCaller } from "../tokens/scim-caller.js";
import { type Changing, changeUser } from "./change-user.js";
import { insertUser } from "./insert-user.js";
import { replaceUser } from "./replace-user.js";
import type { SettledUser } from "./settle-user.js";
import { toUserResource } from "./to-resource.js";
import type { User } from "./user.js";

type Context = ScimContext<ScimCaller>;
type Outcome = ScimOutcome<UserResource, ScimCode>;

/** What the users of a directory are kept with. */
export interface UserBackendOptions {
  readonly store: Store;
  readonly ids: Ids;
  /** Address of the site, without a trailing slash. */
  readonly siteUrl: string;
}

/** The users of the directory over SCIM. */
export function createUserBackend(
  options: UserBackendOptions,
): ScimBackend<ScimResources["User"], ScimCode, ScimCaller> {
  const { store } = options;
  const answer = async (made: Ruled<User>, context: Context): Promise<Outcome> =>
    made.ok ? { ok: true, resource: await showUser(made.value, options, context) } : made;
  const answerNew = (made: Ruled<User>, context: Context): Outcome =>
    made.ok ? { ok: true, resource: show(made.value, [], options, context) } : made;
  const update = (id: string, context: Context, rule: UpdateRule) => updateUser({ id, options, context, rule });
  return {
    get: async (id, context) => {
      const found = await store.users.withGroups(id);
      if (found === undefined || isForeign(found.user, context.caller)) return undefined;
      return show(found.user, found.groups, options, context);
    },
    find: (query, context) => findUsers(query, options, context),
    insert: async (sent, context) => {
      const inserting = { ...options, nowMs: context.now.getTime(), caller: context.caller };
      const made = await decide(store, async (attempt) =>
        toDecision(await insertUser(sent, { ...inserting, skip: skipOf(attempt, options.ids) })),
      );
      return answerNew(made, context);
    },
    replace: async (id, sent, context) => {
      const made = await update(id, context, (before, changing) => replaceUser(before, sent, changing));
      return answer(made, context);
    },
    change: async (id, changes, context) => {
      const made = await update(id, context, (before, changing) => changeUser(before, changes, changing));
      return made.ok ? undefined : made;
    },
    remove: async (id, context) => {
      const made = await update(id, context, (before, changing) => changeUser(before, [deactivate], changing));
      return made.ok ? undefined : made;
    },
  };
}

const deactivate = { kind: "replace", attribute: "active", value: false } as const;

type UpdateRule = (before: User, changing: Changing) => Promise<Ruled<SettledUser>>;

interface Update {
  readonly id: string;
  readonly options: UserBackendOptions;
  readonly context: Context;
  readonly rule: UpdateRule;
}

/** Decides over the user as it is stored, and stores what the rule makes of it. */
function updateUser({ id, options, context, rule }: Update): Promise<Ruled<User>> {
  const { store, siteUrl, ids } = options;
  const common = { store, siteUrl, nowMs: context.now.getTime(), caller: context.caller };
  return decide<Ruled<User>>(store, async (attempt) => {
    const before = await readOwn(store, id, context.caller);
    if (before !== undefined) return toDecision(await rule(before, { ...common, skip: skipOf(attempt, ids) }));
    const answer = refuse("no_such_user", { rule: "scim-provisioning#errors", found: id, wanted: "an existing user" });
    return { kind: "answer", answer };
  });
}

/** Nothing at first; then at random, from a range that grows, so that callers at once part soon. */
function skipOf(attempt: number, ids: Ids): number {
  return attempt === 1 ? 0 : Number.parseInt(ids.secret(2), 16) % 2 ** Math.min(attempt + 2, 12);
}

function toDecision(settled: Ruled<SettledUser>): Decision<Ruled<User>> {
  if (!settled.ok) return { kind: "answer", answer: settled };
  const { user, writes } = settled.value;
  if (writes.length === 0) return { kind: "answer", answer: accept(user) };
  // That nobody has changed the user meanwhile, and that its name and addresses are free, the write itself sees to.
  return { kind: "commit", batch: { expect: [], writes }, answer: () => accept(user) };
}

/** The user, where the directory has it; foreign users of shared channels are no business of SCIM. */
async function readOwn(store: Store, id: string, caller: ScimCaller): Promise<User | undefined> {
  const user = await store.users.get(id);
  return user === undefined || isForeign(user, caller) ? undefined : user;
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

async function showUser(user: User, options: UserBackendOptions, context: Context): Promise<UserResource> {
  const groups = await options.store.users.groupsOf([user.id]);
  return show(user, groups.get(user.id) ?? [], options, context);
}

async function showUsers(
  users: readonly User[],
  options: UserBackendOptions,
  context: Context,
): Promise<readonly UserResource[]> {
  if (users.length === 0) return [];
  const groups = await options.store.users.groupsOf(users.map(({ id }) => id));
  return users.map((user) => show(user, groups.get(user.id) ?? [], options, context));
}

function show(user: User, groups: readonly Group[], { siteUrl }: UserBackendOptions, { now }: Context): UserResource {
  return toUserResource(user, { siteUrl, nowMs: now.getTime(), groups });
}
