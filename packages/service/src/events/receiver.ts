import type { Store } from "../service-store.js";
import type { WebapiCaller } from "../tokens/webapi-caller.js";

/** Who receives an event: the app, by one of its tokens. */
export interface Receiver {
  /** What the token sees. */
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly siteUrl: string;
  readonly nowMs: number;
}

/** Writes the payload of an event from its facts; undefined if there is nothing left to tell. */
export type WritePayload<Facts extends object = never> = (
  facts: Facts,
  receiver: Receiver,
) => Promise<object | undefined>;
