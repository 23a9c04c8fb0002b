import type { Message } from "../../../model/message.js";
import type { ResponseUrl } from "../../../model/response-url.js";
import type { Store } from "../../../model/service-store.js";
import { tombstoneSubtype } from "../../../model/tombstone.js";
import type { Ephemeral, Ephemerals } from "../../messages/ephemerals/ephemerals.js";

/** The message in which a user acted, as far as the app may change it. */
export type Original =
  /** The act was not in a message of the app. */
  | { readonly kind: "none" }
  /** It was deleted. */
  | { readonly kind: "gone" }
  | { readonly kind: "message"; readonly message: Message }
  | { readonly kind: "ephemeral"; readonly ephemeral: Ephemeral };

/** Finds the message that answers may replace or delete. */
export async function findOriginal(
  { message: acted, channelId, userId, appId }: ResponseUrl,
  { store, ephemerals }: { readonly store: Pick<Store, "messages">; readonly ephemerals: Ephemerals },
): Promise<Original> {
  if (acted === undefined) return { kind: "none" };
  if (acted.isEphemeral) {
    const ephemeral = ephemerals.get({ channelId, userId, ts: acted.ts });
    return ephemeral === undefined ? { kind: "gone" } : { kind: "ephemeral", ephemeral };
  }
  const message = await store.messages.get(channelId, acted.ts);
  if (message === undefined || message.deleted === true || message.subtype === tombstoneSubtype)
    return { kind: "gone" };
  return message.appId === appId ? { kind: "message", message } : { kind: "none" };
}
