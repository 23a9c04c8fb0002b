import type { MethodFacts, Methods } from "@rollcall/api/hooks";
import type { MethodDefinition } from "@rollcall/webapi-core";
import type { Store } from "../../../model/service-store.js";
import type { Ephemerals } from "../../messages/ephemerals/ephemerals.js";
import type { Posting } from "./read-hook-message.js";

/** Dependencies of the handler of a hook. */
export interface HookOptions<Name extends keyof Methods> {
  readonly definition: MethodDefinition<Methods[Name], MethodFacts>;
  /** The definition of `chat.postMessage`, whose messages hooks post. */
  readonly posting: Posting;
  readonly store: Store;
  readonly ephemerals: Ephemerals;
}
