import type { Batch } from "@rollcall/service/store";
import type { EventWrites } from "./event-writes.js";
import type { CreatePublisher } from "./publish-events.js";

/** Loads what records events when it is needed, which most servers never do. */
export interface LazyPublisher {
  /** Loads it if the commit may bring about events. */
  prepare(batch: Batch): Promise<void> | undefined;
  /** Records events; undefined as long as none was prepared. */
  current(): CreatePublisher | undefined;
}

/** Options for recording the events of a store. */
interface LazyPublisherOptions {
  /** Names of the events that apps subscribe to. */
  readonly subscribed: () => ReadonlySet<string>;
  /** Loads what they are recorded with. */
  readonly loadWrites: () => Promise<EventWrites>;
}

/** Creates the recording of events of a store. */
export function createLazyPublisher({ subscribed, loadWrites }: LazyPublisherOptions): LazyPublisher {
  let loaded: CreatePublisher | undefined;
  const load = async () => {
    const [{ createPublisher }, eventWrites] = await Promise.all([import("./publish-events.js"), loadWrites()]);
    loaded = (batch) => createPublisher(batch, { subscribed: subscribed(), eventWrites });
  };
  return {
    prepare: ({ stamp }) => (stamp === undefined || loaded !== undefined ? undefined : load()),
    current: () => loaded,
  };
}
