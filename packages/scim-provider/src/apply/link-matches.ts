import type { Links } from "../links/links.js";
import type { Observed } from "../target/observe.js";
import { isActiveResource } from "../target/resource.js";

/** Links what was matched, and remembers who has left already. */
export async function linkMatches(links: Links, { users, groups, strayUsers }: Observed): Promise<void> {
  for (const [key, { id }] of users) if (links.get("User", key)?.id !== id) await links.put("User", key, { id });
  for (const [key, { id }] of groups) if (links.get("Group", key)?.id !== id) await links.put("Group", key, { id });
  for (const [key, user] of strayUsers) {
    const link = links.get("User", key);
    if (link !== undefined && !isActiveResource(user)) await links.put("User", key, { ...link, hasLeft: true });
  }
}
