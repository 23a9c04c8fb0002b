import type { Clock } from "@rollcall/webapi-core";
import { idPrefixes } from "../generated/service.js";
import type { EventStamp } from "../model/port/events.js";
import type { Store } from "../model/store.js";
import type { Id, Ids } from "../values/ids.js";

/** Dependencies of {@link stampCommits}. */
export interface StampOptions {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Receives the apps that receive events of a commit, after each commit with events. */
  readonly onPublished: (appIds: readonly Id[]) => void;
}

/** Stamps a commit that happens now. */
export function createStamp(clock: Pick<Clock, "now">, ids: Pick<Ids, "id">): EventStamp {
  return { atMs: clock.now().getTime(), eventId: ids.id(idPrefixes.event) };
}

/** Lets the commits of a store bring about events, if an app subscribes to any. */
export function stampCommits<S extends Pick<Store, "commit" | "events">>(
  store: S,
  { clock, ids, onPublished }: StampOptions,
): S {
  const commit: Store["commit"] = (batch) => {
    if (store.events.subscribed().size === 0) return store.commit(batch);
    const stamp = batch.stamp ?? createStamp(clock, ids);
    return store.commit({ ...batch, stamp }).then((committed) => {
      if (committed.ok && committed.receivers !== undefined) onPublished(committed.receivers);
      return committed;
    });
  };
  return { ...store, commit };
}
