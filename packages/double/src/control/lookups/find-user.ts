import { nearMiss } from "@rollcall/checked-yaml/words";
import type { Store, User } from "@rollcall/service/store";
import type { ControlOutcome } from "../../control-refusal.js";

/** Finds a user by user name, e-mail address or identifier. */
export async function findUser(store: Store, name: string): Promise<ControlOutcome<{ readonly user: User }>> {
  const { users } = store;
  const user = (await users.byUserName(name)) ?? (await users.byEmail(name)) ?? (await users.get(name));
  if (user !== undefined) return { ok: true, user };
  const suggested = await suggestUsers(store, name);
  const hint = suggested.length === 0 ? "." : `; did you mean ${suggested.join(" or ")}?`;
  const detail = `No user has the user name, e-mail address or identifier ${JSON.stringify(name)}${hint}`;
  return { ok: false, error: "not_found", detail };
}

const maxUsersSearched = 1000;
const maxSuggestions = 5;

/** User names that contain the text, or whose address does; otherwise the closest user name. */
async function suggestUsers({ organizations, users }: Store, text: string): Promise<readonly string[]> {
  const [organization, workspaces] = [await organizations.get(), await organizations.workspaces()];
  const home = organization?.id ?? workspaces[0]?.id ?? "";
  const { items } = await users.find({ home, offset: 0, limit: maxUsersSearched, order: "ascending" });
  const holds = (word: string) => word.includes(text.toLowerCase());
  const alike = items.filter(({ userName, emails }) => holds(userName) || emails.some(holds));
  if (alike.length > 0) return alike.slice(0, maxSuggestions).map(({ userName }) => userName);
  const nearest = nearMiss(
    text,
    items.map(({ userName }) => userName),
  );
  return nearest === undefined ? [] : [nearest];
}
