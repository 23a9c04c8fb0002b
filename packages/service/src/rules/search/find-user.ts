import { idPatterns } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import type { User } from "../../model/user.js";
import type { WebapiCaller } from "../../model/webapi-caller.js";
import { toBotUserId } from "../directory/to-bot-id.js";

interface Searching {
  readonly caller: WebapiCaller;
  readonly store: Pick<Store, "users">;
}

/** User or bot that a query names: by ID, as a mention, by its name, or as `me`. */
export async function findUser(value: string, { caller, store }: Searching): Promise<User | undefined> {
  if (value.toLowerCase() === "me" && caller.user !== undefined) return caller.user;
  const name = /^<@([^|>]+)(?:\|[^>]*)?>$/.exec(value)?.[1] ?? value.replace(/^@/, "");
  const id = toBotUserId(name) ?? name;
  return idPatterns.user.test(id) ? store.users.get(id) : store.users.byUserName(name);
}
