import { type FetchHandler } from "@rollcall/server-adapters/node";
import { type Hooks } from "@rollcall/service";
import type { TwoFormHandler } from "@rollcall/webapi-core";
/** Creates the engine of hooks that reads bodies of one kind. */
export type CreateHookEngine = (definition: Hooks["ofJson"], hooks: Hooks) => TwoFormHandler;
/**
 * Creates the handler of the addresses at which apps post and answer without a token. The path is the credential of a call. The
 * engine of the Web API serves it; incoming webhooks answer in plain text, and so does any success.
 */
export declare function createHookHandler(load: () => Promise<Hooks>, createEngine: CreateHookEngine): Promise<FetchHandler>;
//# sourceMappingURL=serve-hooks.d.ts.map