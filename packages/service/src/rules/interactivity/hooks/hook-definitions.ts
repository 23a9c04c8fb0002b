import type { CommonCode, MethodFacts, Methods, ResponsePostRefusal, WebhookPostRefusal } from "@rollcall/api/hooks";
import {
  type ArgumentDefinition,
  loadMethods,
  type MethodDefinition,
  type MethodErrorDefinition,
  type MethodTypes,
  type WebapiDefinition,
} from "@rollcall/webapi-core";
import type { Store } from "../../../model/store.js";
import type { ActiveDefinitions } from "../../../values/active-definitions.js";
import { hooks } from "../../../values/default-hooks.js";
import type { Ids } from "../../../values/ids.js";
import type { Ephemerals } from "../../messages/ephemerals.js";
import type { Posting } from "./hook-message.js";

/** Every code of a hook. */
export type HookCode = CommonCode | WebhookPostRefusal["error"] | ResponsePostRefusal["error"];

/** The set of hooks. An address may be answered with any code of its method before the body is read. */
type HookDefinition = WebapiDefinition<Methods, HookCode, MethodFacts>;

/** The set of hooks for each kind of body. */
export interface HookDefinitions {
  /** Reads the members of a JSON body. */
  readonly ofJson: HookDefinition;
  /** Reads the field `payload` of a form. */
  readonly ofForms: HookDefinition;
}

/** Loads the set of hooks. Parts of messages have the names on the wire that `chat.postMessage` has. */
export async function loadHookDefinitions(
  { types }: Pick<ActiveDefinitions["webapi"], "types">,
  posting: Posting,
): Promise<HookDefinitions> {
  const { methods, ...set } = await loadMethods(hooks);
  const { "webhook.post": webhook, "response.post": response } = methods;
  const errors = { ...set.errors, ...webhook.errors, ...response.errors };
  const withArguments = (change: ChangeArguments): HookDefinition => ({
    ...set,
    // Each method has a row for each of its codes.
    errors: errors as { readonly [Code in HookCode]: MethodErrorDefinition },
    ...(types !== undefined && { types }),
    methods: { "webhook.post": changed(webhook, change), "response.post": changed(response, change) },
  });
  const { blocks, attachments, metadata } = posting.argumentTable;
  const parts: ArgumentTable = { blocks, attachments, metadata };
  return {
    ofJson: withArguments(({ payload: _payload, ...fields }) => ({ ...fields, ...parts })),
    ofForms: withArguments(({ payload, ...fields }) => ({
      payload: { wireName: "payload", form: "object", ...payload, fields: { ...fields, ...parts } },
    })),
  };
}

type ArgumentTable = Readonly<Record<string, ArgumentDefinition>>;
type ChangeArguments = (table: ArgumentTable) => ArgumentTable;

function changed<T extends MethodTypes>(
  definition: MethodDefinition<T, MethodFacts>,
  change: ChangeArguments,
): MethodDefinition<T, MethodFacts> {
  const argumentTable = change(definition.argumentTable);
  // The engine reads fewer arguments, all of which the method has.
  return { ...definition, argumentTable } as typeof definition;
}

/** Dependencies of the handler of a hook. */
export interface HookOptions<Name extends keyof Methods> {
  readonly definition: MethodDefinition<Methods[Name], MethodFacts>;
  /** The definition of `chat.postMessage`, whose messages hooks post. */
  readonly posting: Posting;
  readonly store: Store;
  readonly ids: Ids;
  readonly ephemerals: Ephemerals;
}
