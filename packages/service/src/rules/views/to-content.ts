import type { ViewContent } from "@rollcall/api/webapi";
import type { StoredHome, StoredModal, View } from "../../model/view.js";
import type { Ids } from "../../values/ids.js";
import { assignIds } from "../blocks/assign-ids.js";

/** The stored part of a view that an app sent. */
export function toContent(sent: ViewContent, ids: Pick<Ids, "secret">): View["content"] {
  const seed = ids.secret(2);
  let count = 0;
  const newId = () => {
    count += 1;
    return `${seed}${count.toString(36)}`;
  };
  const common = {
    blocks: assignIds(sent.blocks, newId),
    ...unlessEmpty("private_metadata", sent.private_metadata),
    ...unlessEmpty("callback_id", sent.callback_id),
    ...unlessEmpty("external_id", sent.external_id),
  };
  if (sent.type === "home") return { type: sent.type, ...common } satisfies StoredHome;
  const { title, submit, close } = sent;
  return {
    type: sent.type,
    title,
    ...common,
    ...(submit !== undefined && { submit }),
    ...(close !== undefined && { close }),
    ...(sent.clear_on_close === true && { clear_on_close: true }),
    ...(sent.notify_on_close === true && { notify_on_close: true }),
    ...(sent.submit_disabled === true && { submit_disabled: true }),
  } satisfies StoredModal;
}

function unlessEmpty<Key extends string>(key: Key, value = ""): { readonly [K in Key]?: string } {
  // The only key is the one given.
  return value === "" ? {} : ({ [key]: value } as { readonly [K in Key]: string });
}
