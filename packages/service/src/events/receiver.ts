import type { Store } from "../model/service-store.js";
import type { WebapiCaller } from "../model/webapi-caller.js";
import type { Id } from "../values/ids.js";

/** The receiver of an event: the app, by one of its tokens. */
export interface Receiver {
  /** The caller of the token, whose view applies. */
  readonly caller: WebapiCaller;
  readonly store: Store;
  readonly siteUrl: string;
  readonly nowMs: number;
  /** Makes the token of a step of a workflow. Absent if the server cannot recover the app's signing secret. */
  readonly stepTokenOf?: (executionId: Id) => string;
}

/** Writes the payload of an event from its facts; undefined if nothing is left to deliver. */
export type WritePayload<Facts extends object = never> = (
  facts: Facts,
  receiver: Receiver,
) => Promise<object | undefined>;
