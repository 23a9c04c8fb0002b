import { listUsers } from "@rollcall/service/people";
import type { Store, User } from "@rollcall/service/store";
import type { ControlOutcome } from "../control-refusal.js";
import { type FoundUser, type Methods, userListMethod } from "../generated/control/index.js";
import type { Worlds } from "../worlds/worlds.js";
import { findUser } from "./lookups.js";
import { type ControlHandlers, inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `user.${string}`>;

/** Operations on the users of a world. */
export function createUserOperations(worlds: Worlds): ControlHandlers<Names> {
  return {
    "user.find": ({ name, world }) =>
      inWorld(worlds, world, async ({ store }) => {
        const found = await findUser(store, name);
        return found.ok ? { ok: true, user: toFound(found.user) } : found;
      }),
    "user.list": (sent) => inWorld(worlds, sent.world, ({ store }) => listPage(store, sent)),
  };
}

type Listed = Methods["user.list"];

async function listPage(
  store: Store,
  { cursor = "", limit = userListMethod.facts.paging.defaultSize, channel }: Listed["arguments"],
): Promise<ControlOutcome<Listed["response"]>> {
  const found = channel === undefined ? undefined : await store.channels.get(channel);
  if (channel !== undefined && (found === undefined || found.deleted === true))
    return { ok: false, error: "not_found", detail: `There is no conversation ${channel}.` };
  const from = { ...(channel !== undefined && { channel }), ...(cursor !== "" && { from: cursor }) };
  const page = await listUsers({ limit, ...from }, store);
  if (page !== undefined) return { ok: true, users: page.users, response_metadata: { next_cursor: page.next ?? "" } };
  return { ok: false, error: "not_found", detail: `No page of users begins at ${cursor}.` };
}

function toFound({ id, userName, emails, active }: User): FoundUser {
  const [email] = emails;
  return { id, user_name: userName, ...(email !== undefined && { email }), active };
}
