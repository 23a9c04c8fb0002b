import { createDispatcher, createHttpSender, createTargetPolicy, type TargetPolicyOptions } from "@rollcall/delivery";
import type { Clock } from "@rollcall/scim-core";
import type { Store } from "@rollcall/service/store";
import { createEventPort, type EventPortOptions } from "./event-port.js";

/** How deliveries are sent. */
export interface DispatchOptions extends Pick<EventPortOptions, "siteUrl" | "credentialsOf" | "watch"> {
  readonly store: Store;
  readonly clock: Clock;
  /** Addresses that deliveries may reach. */
  readonly targets: TargetPolicyOptions;
  /** Word in the names of headers. */
  readonly wireWord: string;
  /** Receives errors of the store. */
  readonly onError: (error: unknown) => void;
  /** Whether closing ends attempts in progress, which then are made again after the next start. Default: it awaits them. */
  readonly endsAtOnce?: boolean;
  /** How often to look for deliveries of other processes, in milliseconds. Default: never. */
  readonly pollMs?: number;
}

/** Sends what waits. */
export interface Dispatching {
  /** Looks for deliveries of the apps, or of all. */
  notify(appIds?: readonly string[]): void;
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the dispatcher of a store. */
export function openDispatcher(options: DispatchOptions): Dispatching {
  const { clock, targets, wireWord, onError, pollMs, endsAtOnce = false } = options;
  const sender = createHttpSender({ policy: createTargetPolicy(targets), wireWord });
  const dispatcher = createDispatcher({
    port: createEventPort(options, sender.send),
    send: ({ target, ...outgoing }) => {
      if (target.kind === "socket") throw new TypeError("The port has no targets that are sockets.");
      return sender.send({ ...outgoing, target });
    },
    clock,
    onError,
    ...(pollMs !== undefined && { pollMs }),
  });
  return {
    notify: dispatcher.notify,
    idle: dispatcher.idle,
    async close() {
      if (endsAtOnce) sender.close();
      await dispatcher.close();
      sender.close();
    },
  };
}
