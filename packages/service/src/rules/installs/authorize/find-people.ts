import type { Store } from "../../../model/service-store.js";
import type { User } from "../../../model/user.js";
import { isActive } from "../../directory/is-active.js";

/** People that the page lists at most. */
const maxListed = 50;

interface PeopleOptions {
  readonly store: Pick<Store, "users" | "organizations">;
  readonly nowMs: number;
}

/** The first people of the directory, for the page on which one picks who one is. */
export async function listPeople({ store, nowMs }: PeopleOptions): Promise<readonly User[]> {
  const [organization, workspaces] = await Promise.all([store.organizations.get(), store.organizations.workspaces()]);
  const home = organization?.id ?? workspaces.find(({ deleted }) => !deleted)?.id;
  if (home === undefined) return [];
  const { items } = await store.users.find({ home, offset: 0, limit: maxListed, order: "ascending" });
  return items.filter((user) => isPerson(user, nowMs));
}

/** Finds the person whom a text means: an identifier, a user name or an address. */
export async function findPerson(text: string, { store, nowMs }: PeopleOptions): Promise<User | undefined> {
  const wanted = text.trim().replace(/^@/, "");
  if (wanted === "") return undefined;
  const { users } = store;
  const found = (await users.get(wanted)) ?? (await users.byUserName(wanted)) ?? (await users.byEmail(wanted));
  return found !== undefined && isPerson(found, nowMs) ? found : undefined;
}

function isPerson(user: User, nowMs: number): boolean {
  return user.kind === "person" && isActive(user, nowMs);
}
