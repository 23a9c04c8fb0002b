import { serviceLimits } from "../../generated/service.js";
import type { Store } from "../../model/service-store.js";
import { toChannelName } from "../../values/channel-name.js";

const { value: maxLength } = serviceLimits.userGroupHandle;

/**
 * Makes a handle from the name of a user group. A handle that is taken gets a number. Undefined if the name has no
 * letter and no digit.
 */
export async function deriveHandle(name: string, { users }: Pick<Store, "users">): Promise<string | undefined> {
  const handle = toChannelName(name);
  if (handle === undefined || (await users.nameHolder(handle)) === undefined) return handle;
  const taken = new Set(await users.namesLike(`${cut(handle, 10)}-`));
  for (let number = 2; ; number += 1) {
    const numbered = `${cut(handle, 10)}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** The handle, with room for a number. */
function cut(handle: string, room: number): string {
  return [...handle].slice(0, maxLength - room).join("");
}
