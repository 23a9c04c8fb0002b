import type { SocketHub } from "@rollcall/delivery";
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
/** Looks at the modes of apps with sockets from time to time. */
export declare function watchModes({ store, hub, onError }: Watched): ModeWatch;
export {};
//# sourceMappingURL=watch-modes.d.ts.map