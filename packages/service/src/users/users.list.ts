import type {
  ListedUser,
  Methods,
  User as UserObject,
  UsersListArguments,
  UsersListRefusal,
} from "@rollcall/api/webapi";
import type { MethodContext, MethodDefinition, MethodOutcome } from "@rollcall/webapi-core";
import { createRefuse } from "../decisions/refusal.js";
import { findAddressed } from "../directory/addressed-workspace.js";
import { sees } from "../directory/find-visible.js";
import { serviceLimits } from "../generated/service.js";
import { printCursor, readCursor } from "../paging/cursor.js";
import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";
import type { Id } from "../values/ids.js";
import { mayReadEmail, showUser } from "./representation/show-user.js";
import { type User, users } from "./user.js";

type Outcome = MethodOutcome<Methods["users.list"]>;
type Context = MethodContext<WebapiCaller>;

const refuse = createRefuse<UsersListRefusal["error"]>("everyday-1#users");
const { value: maxAtOnce } = serviceLimits.usersAtOnce;

/** Dependencies of `users.list`. */
interface Options {
  readonly definition: MethodDefinition<Methods["users.list"]>;
  readonly store: Store;
  readonly siteUrl: string;
}

/** Lists the users of the caller's directory. */
export function createUsersList({ definition, store, siteUrl }: Options) {
  return async (sent: UsersListArguments, { caller, now }: Context): Promise<Outcome> => {
    const addressed = await findAddressed(sent.team_id, caller, store);
    if (!addressed.ok) return addressed;
    const { cursor = "", limit = 0 } = sent;
    const home = (caller.organization ?? caller.workspace).id;
    const list = ["users.list", home];
    const after = readPlace(list, cursor);
    if (after === "unknown") return refuse("invalid_cursor", cursor, "a cursor of this list");
    if (limit === 0 && (await isLarge(home, store)))
      return refuse("limit_required", limit, `at most ${maxAtOnce} users`);
    const size = limit === 0 ? maxAtOnce : limit;
    const found = await store.list(users, "in_order", { home }, { limit: size + 1, ...after });
    const page = found.slice(0, size);
    const last = found.length > size ? page.at(-1) : undefined;
    const showing = {
      caller,
      store,
      siteUrl,
      nowMs: now.getTime(),
      workspaceId: addressed.workspace.id,
      withEmail: mayReadEmail(caller, definition.facts.furtherScopes.email),
      withLocale: sent.include_locale === true,
    };
    const members = await Promise.all((await visibleOf(page, caller, store)).map((user) => showUser(user, showing)));
    return {
      ok: true,
      members: members.map(toListed),
      cache_ts: Math.floor(showing.nowMs / 1000),
      response_metadata: { next_cursor: last === undefined ? "" : printCursor(list, [last.created, last.id]) },
    };
  };
}

function readPlace(list: readonly unknown[], cursor: string) {
  if (cursor === "") return {};
  const [created, id] = readCursor(list, cursor) ?? [];
  return created === undefined || id === undefined ? "unknown" : { after: { created, id } };
}

async function isLarge(home: Id, { users: reader }: Store): Promise<boolean> {
  const { total } = await reader.find({ home, offset: 0, limit: 0, order: "ascending" });
  return total > maxAtOnce;
}

/** Most callers see every user, and nothing is read for them. */
async function visibleOf(page: readonly User[], caller: WebapiCaller, store: Store): Promise<readonly User[]> {
  const seesAll = caller.user?.guest === undefined && caller.token.installation.workspaceIds === undefined;
  if (seesAll) return page;
  const seen = await Promise.all(page.map((user) => sees(caller, user, store)));
  return page.filter((_, index) => seen[index]);
}

/** A deactivated user has only some fields. */
function toListed(user: UserObject): ListedUser {
  if (!user.deleted) return user;
  const { id, team_id, name, deleted, profile, is_bot, is_app_user, updated } = user;
  return { id, team_id, name, deleted, profile, is_bot, is_app_user, updated };
}
