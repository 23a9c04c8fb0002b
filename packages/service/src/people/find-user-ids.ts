import { idPatterns } from "../generated/service.js";
import type { Store } from "../model/service-store.js";
import { toBotUserId } from "../rules/directory/to-bot-id.js";
import type { Id } from "../values/ids.js";
import { type ActOutcome, notThere, type Person } from "./act.js";

/** IDs of the users and bots with these names, in their order. */
export async function findUserIds(
  names: readonly string[],
  { store }: Pick<Person, "store">,
): Promise<ActOutcome<{ readonly users: readonly Id[] }>> {
  const users: Id[] = [];
  for (const name of names) {
    const id = await findUserId(name.replace(/^@/, ""), store);
    if (id === undefined) return notThere("user", name);
    users.push(id);
  }
  return { ok: true, users };
}

/** ID of the user or bot with a user name, an e-mail address, an ID, or the ID of a bot. */
async function findUserId(name: string, { users }: Pick<Store, "users">): Promise<Id | undefined> {
  const id = toBotUserId(name) ?? name;
  if (idPatterns.user.test(id)) return (await users.get(id))?.id;
  return ((await users.byUserName(name)) ?? (await users.byEmail(name)))?.id;
}
