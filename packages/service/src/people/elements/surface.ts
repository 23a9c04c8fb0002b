import type { BlockActionsPayload } from "@rollcall/api/events";
import type { Block, BlockContainer } from "@rollcall/api/webapi";
import type { Expectation } from "../../model/expectations.js";
import type { ViewValues } from "../../model/view.js";
import type { SilentWrite } from "../../model/writes.js";
import type { ResponsePlace } from "../../rules/interactivity/response-urls/mint-response-url.js";
import type { Id } from "../../values/ids.js";
import type { Ts } from "../../values/message-ts.js";

/** The place of an element that a person uses. */
export type SurfaceName =
  | { readonly channel: string; readonly ts: Ts }
  | { readonly view: Id }
  /** Name of the bot of the app. */
  | { readonly home: string };

/** Blocks of one app, with an identifier on each block and element. */
export interface Section {
  readonly appId: Id;
  /** Step of a workflow that the blocks are of. */
  readonly executionId?: Id;
  readonly blocks: readonly Block[];
  readonly container: BlockContainer;
}

/** Something with blocks that a person has before them. */
export interface Surface {
  /** Subject of sentences: `The message`. */
  readonly name: string;
  readonly sections: readonly Section[];
  /** The values that the person has entered. */
  readonly values: ViewValues;
  /** Conversation of a message, or from which a modal was opened. */
  readonly channelId?: Id;
  /** The modal. */
  readonly viewId?: Id;
  /** The subject of the app's answers. Absent for a view. */
  readonly response?: Omit<ResponsePlace, "appId">;
  /** Expects that it is as it was read. */
  readonly expect: readonly Expectation[];
  /** Keeps what the person enters. */
  readonly keep: (values: ViewValues) => {
    readonly expect: readonly Expectation[];
    readonly writes: readonly SilentWrite[];
  };
  /** Its representation in payloads. */
  readonly show: (values: ViewValues) => Pick<BlockActionsPayload, "channel" | "message" | "state" | "view">;
}
