import type { WebapiCaller } from "../../model/caller.js";
import { type Trigger, triggers } from "../../model/interaction.js";
import { hasVersion, put } from "../../model/port/document.js";
import type { Expectation, SilentWrite, Store } from "../../model/store.js";
import type { Refused } from "../../store/decide.js";
import { millisecondsOf } from "../../values/instant.js";
import { isGranted } from "../directory/reach.js";
import { refuse } from "./replace-view.js";

/** Finds the trigger of a call, if it can still be exchanged for a view. */
export async function findTrigger(
  { trigger_id, interactivity_pointer: pointer }: TriggerArguments,
  {
    caller,
    nowMs,
    store,
  }: { readonly caller: WebapiCaller; readonly nowMs: number; readonly store: Pick<Store, "get"> },
): Promise<{ readonly ok: true; readonly trigger: Trigger } | Refused<TriggerCode>> {
  const id = trigger_id || pointer || "";
  const trigger = await store.get(triggers, { id });
  if (trigger === undefined || trigger.appId !== caller.app?.id || !isGranted(caller.token, trigger.workspaceId)) {
    return refuse("invalid_trigger_id", id, "a trigger that the app received");
  }
  if (trigger.exchanged === true) return refuse("exchanged_trigger_id", id, "a trigger that was not used");
  if (trigger.expires !== undefined && millisecondsOf(trigger.expires) < nowMs) {
    return refuse("expired_trigger_id", trigger.expires, "a trigger of the last three seconds");
  }
  return { ok: true, trigger };
}

/** Exchanges a trigger, once. */
export function exchange(trigger: Trigger): {
  readonly expect: readonly Expectation[];
  readonly writes: readonly SilentWrite[];
} {
  const { id, version } = trigger;
  return {
    expect: [hasVersion(triggers, { id }, version)],
    writes: [put(triggers, { ...trigger, version: version + 1, exchanged: true })],
  };
}

type TriggerCode = "exchanged_trigger_id" | "expired_trigger_id" | "invalid_trigger_id";

/** Arguments that name a trigger. Exactly one is given. */
interface TriggerArguments {
  readonly trigger_id?: string;
  readonly interactivity_pointer?: string;
}
