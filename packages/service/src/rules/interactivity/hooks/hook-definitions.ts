import type { CommonCode, MethodFacts, Methods, ResponsePostRefusal, WebhookPostRefusal } from "@rollcall/api/hooks";
import { loadMethods, type MethodErrorDefinition, type WebapiDefinition } from "@rollcall/webapi-core";
import type { Store } from "../../../model/store.js";
import type { ActiveDefinitions } from "../../../values/active-definitions.js";
import { hooks } from "../../../values/default-hooks.js";
import type { Ids } from "../../../values/ids.js";
import type { Ephemerals } from "../../messages/ephemerals.js";
import type { Posting } from "./hook-message.js";

/** Every code of a hook. */
export type HookCode = CommonCode | WebhookPostRefusal["error"] | ResponsePostRefusal["error"];

/** The set of hooks. An address may be answered with any code of its method before the body is read. */
export type HookDefinition = WebapiDefinition<Methods, HookCode, MethodFacts>;

/** Loads the set of hooks. Parts of messages have the names on the wire that `chat.postMessage` has. */
export async function loadHookDefinition(
  { types }: Pick<ActiveDefinitions["webapi"], "types">,
  posting: Posting,
): Promise<HookDefinition> {
  const { methods, ...set } = await loadMethods(hooks);
  const { "webhook.post": webhook, "response.post": response } = methods;
  const errors = { ...set.errors, ...webhook.errors, ...response.errors };
  const { blocks, attachments, metadata } = posting.argumentTable;
  const parts = { blocks, attachments, metadata };
  return {
    ...set,
    // Each method has a row for each of its codes.
    errors: errors as { readonly [Code in HookCode]: MethodErrorDefinition },
    ...(types !== undefined && { types }),
    methods: {
      "webhook.post": { ...webhook, argumentTable: { ...webhook.argumentTable, ...parts } },
      "response.post": { ...response, argumentTable: { ...response.argumentTable, ...parts } },
    },
  };
}

/** Dependencies of the handler of a hook. */
export interface HookOptions {
  /** The definition of `chat.postMessage`, whose messages hooks post. */
  readonly posting: Posting;
  readonly store: Store;
  readonly ids: Ids;
  readonly ephemerals: Ephemerals;
}
