import { textAt } from "../json.js";
import type { Store } from "../store/store.js";
import type { Channel } from "../store/types.js";

/** Name of a conversation as people see it. */
export function channelName(channel: Channel, { people, me }: Pick<Store, "people" | "me">): string {
  if (channel["is_im"] === true) {
    const partner = textAt(channel, "user");
    const name = people.byId.value.get(partner)?.name ?? partner;
    return partner === me.value?.id ? `${name} (you)` : name;
  }
  const name = channel.name ?? channel.id;
  if (channel["is_mpim"] !== true) return name;
  return name
    .replace(/^mpdm-/, "")
    .replace(/-\d+$/, "")
    .split("--")
    .filter((userName) => userName !== me.value?.user_name)
    .map((userName) => people.all.value.find(({ user_name: other }) => other === userName)?.name ?? userName)
    .join(", ");
}

/** Kind of a conversation, by its flags. */
export function channelKind(channel: Channel): "public" | "private" | "group" | "direct" {
  if (channel["is_im"] === true) return "direct";
  if (channel["is_mpim"] === true) return "group";
  return channel["is_private"] === true ? "private" : "public";
}
