import type { Batch } from "@rollcall/service/store";
import type { CreateTelling } from "./tell-events.js";

/** Loads what records events when it is needed, which most servers never do. */
export interface LateTelling {
  /** Loads it if the commit may bring about events. */
  prepare(batch: Batch): Promise<void> | undefined;
  /** Records events; undefined as long as none was prepared. */
  current(): CreateTelling | undefined;
}

/**
 * Creates the recording of events of a store.
 * @param subscribed names of the events that apps subscribe to
 */
export function createLateTelling(subscribed: () => ReadonlySet<string>): LateTelling {
  let loaded: CreateTelling | undefined;
  const load = async () => {
    const { createTelling } = await import("./tell-events.js");
    loaded = (batch) => createTelling(batch, subscribed());
  };
  return {
    prepare: ({ stamp }) => (stamp === undefined || loaded !== undefined ? undefined : load()),
    current: () => loaded,
  };
}
