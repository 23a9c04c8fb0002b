import type { SocketHub } from "@rollcall/delivery";
import { eventSubscriptions } from "@rollcall/service";
import type { Store } from "@rollcall/service/store";

/** Looks whether apps with sockets are still in Socket Mode. */
interface ModeWatch {
  /** Asks apps that are not to leave. */
  check(): Promise<void>;
  stop(): void;
}

interface Watched {
  readonly store: Pick<Store, "apps">;
  readonly hub: Pick<SocketHub, "apps" | "disable">;
  readonly onError: (error: unknown) => void;
}

/**
 * Interval between looks, in milliseconds of the machine's clock: any process may change an app, and a world can be
 * replaced.
 */
const lookMs = 10_000;

/** Looks at the modes of apps with sockets from time to time. */
export function watchModes({ store, hub, onError }: Watched): ModeWatch {
  const check = async () => {
    for (const id of hub.apps()) {
      const app = await store.apps.get(id);
      const isOn = app !== undefined && !app.deleted && eventSubscriptions(app).delivery.kind === "socket";
      if (!isOn) hub.disable(id);
    }
  };
  const timer = setInterval(() => void check().catch(onError), lookMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}
