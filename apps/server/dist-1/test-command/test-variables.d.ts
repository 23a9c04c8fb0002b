import type { Server } from "../create-server.js";
interface Named {
    /** Name or identifier of the app. Default: the first one that is installed. */
    readonly app?: string;
    /** The word on the wire. Default: `svc`. */
    readonly word?: string;
}
/**
 * The variables that a test needs to call a server: `ROLLCALL_URL`, which the command line reads too, and those of an
 * app. Without an app, they are those of the demo world's bot.
 * @throws StartError if the world has no such app
 */
export declare function testVariables({ url, environments, demoTokens }: Pick<Server, "url" | "environments" | "demoTokens">, { app, word }: Named): Readonly<Record<string, string>>;
export {};
//# sourceMappingURL=test-variables.d.ts.map