import type { User } from "@rollcall/service/store";
import type { FoundUser, Methods } from "../generated/control/index.js";
import type { Worlds } from "../worlds/worlds.js";
import type { ControlHandlers } from "./control-handlers.js";
import { findUser } from "./lookups/find-user.js";
import { inWorld } from "./operations.js";

type Names = Extract<keyof Methods, `user.${string}`>;

/** Operations on the users of a world. */
export function createUserOperations(worlds: Worlds): ControlHandlers<Names> {
  return {
    "user.find": ({ name, world }) =>
      inWorld(worlds, world, async ({ store }) => {
        const found = await findUser(store, name);
        return found.ok ? { ok: true, user: toFound(found.user) } : found;
      }),
  };
}

function toFound({ id, userName, emails, active }: User): FoundUser {
  const [email] = emails;
  return { id, user_name: userName, ...(email !== undefined && { email }), active };
}
