/** A change that the journal does not have. */
export interface Notice {
  /** The world that changed. */
  readonly world: string;
  /** Operation of the control plane that made the change; `time` if the clock brought it about, `sockets` if an app came or left. */
  readonly by: string;
}

/** Publishes changes that the journal does not have: operations of the control plane, and what time brings about. */
export interface Notices {
  publish(notice: Notice): void;
  /** Calls the listener with every new one, until the returned function is called. */
  subscribe(listener: (notice: Notice) => void): () => void;
}

/** Creates notices, which nobody keeps. */
export function createNotices(): Notices {
  const listeners = new Set<(notice: Notice) => void>();
  return {
    publish: (notice) => {
      for (const listener of listeners) listener(notice);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
