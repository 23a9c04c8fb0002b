import { serviceLimits } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import { toChannelName } from "../../values/channel-name.js";
import type { Id } from "../../values/ids.js";

/**
 * Finds a free name for a record's channel: the record's name, adjusted to a channel name, with the lowest free number
 * if it is taken.
 */
export async function findFreeName(
  record: { readonly name: string; readonly objectId: string },
  workspaceId: Id,
  store: Pick<Store, "users" | "channels">,
): Promise<string> {
  const wanted = toChannelName(record.name) ?? record.objectId.toLowerCase();
  if (!(await isTaken(wanted, workspaceId, store))) return wanted;
  for (let number = 2; ; number += 1) {
    const numbered = withNumber(wanted, number);
    if (!(await isTaken(numbered, workspaceId, store))) return numbered;
  }
}

function withNumber(name: string, number: number): string {
  const end = `-${number}`;
  return `${[...name].slice(0, serviceLimits.channelName.value - end.length).join("")}${end}`;
}

async function isTaken(name: string, workspaceId: Id, { users, channels }: Pick<Store, "users" | "channels">) {
  return (await users.byUserName(name)) !== undefined || (await channels.byName(workspaceId, name)) !== undefined;
}
