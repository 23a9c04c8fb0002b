import { serviceLimits } from "../../../generated/service.js";
import { put, remove } from "../../../model/port/document.js";
import type { Store } from "../../../model/service-store.js";
import { type Trigger, triggers } from "../../../model/trigger.js";
import type { SilentWrite } from "../../../model/writes.js";
import type { Ids } from "../../../values/ids.js";
import { millisecondsOf, toInstant } from "../../../values/instant.js";

/** The user who acted, the place, and the app that receives the trigger. */
type TriggerPlace = Pick<Trigger, "workspaceId" | "appId" | "userId" | "viewId" | "channelId">;

interface Minting {
  readonly store: Pick<Store, "list">;
  readonly ids: Pick<Ids, "secret">;
  readonly nowMs: number;
}

/** Time for which an expired trigger is kept, so that its code can be answered. */
const keptMs = 3_600_000;

/** Triggers that are removed when one is made. */
const maxRemoved = 10;

/** Makes a trigger for the commit of an act. The writes also remove triggers that expired long ago. */
export async function mintTrigger(
  place: TriggerPlace,
  { store, ids, nowMs }: Minting,
): Promise<{ readonly trigger: Trigger; readonly writes: readonly SilentWrite[] }> {
  const lifeMs = serviceLimits.triggerSeconds.value * 1000;
  const number = Number.parseInt(ids.secret(4), 16);
  const trigger: Trigger = {
    ...place,
    id: `${nowMs}.${number}.${ids.secret(16)}`,
    version: 1,
    expires: toInstant(nowMs + lifeMs),
  };
  const oldest = await store.list(triggers, "expiring", {}, { limit: maxRemoved });
  const over = oldest.filter(({ expires }) => expires !== undefined && millisecondsOf(expires) < nowMs - keptMs);
  return { trigger, writes: [...over.map(({ id }) => remove(triggers, { id })), put(triggers, trigger)] };
}
