import type { Batch } from "@rollcall/service/store";
import type { EventWrites } from "./event-writes.js";
import type { CreateTelling } from "./tell-events.js";

/** Loads what records events when it is needed, which most servers never do. */
export interface LateTelling {
  /** Loads it if the commit may bring about events. */
  prepare(batch: Batch): Promise<void> | undefined;
  /** Records events; undefined as long as none was prepared. */
  current(): CreateTelling | undefined;
}

/** How a store records events. */
interface LateTellingOptions {
  /** Names of the events that apps subscribe to. */
  readonly subscribed: () => ReadonlySet<string>;
  /** Loads what they are recorded with. */
  readonly loadWrites: () => Promise<EventWrites>;
}

/** Creates the recording of events of a store. */
export function createLateTelling({ subscribed, loadWrites }: LateTellingOptions): LateTelling {
  let loaded: CreateTelling | undefined;
  const load = async () => {
    const [{ createTelling }, eventWrites] = await Promise.all([import("./tell-events.js"), loadWrites()]);
    loaded = (batch) => createTelling(batch, { subscribed: subscribed(), eventWrites });
  };
  return {
    prepare: ({ stamp }) => (stamp === undefined || loaded !== undefined ? undefined : load()),
    current: () => loaded,
  };
}
