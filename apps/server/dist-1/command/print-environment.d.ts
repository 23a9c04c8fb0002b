import type { AppEnvironment } from "@rollcall/service";
/** Where an app calls the server, and the vendor's word in names of variables. */
export interface Calling {
    /** URL of the Web API, without a trailing slash. */
    readonly apiUrl: string;
    /** Base of the addresses of hooks, without a trailing slash. */
    readonly hooksUrl: string;
    /** The word on the wire, such as `svc`. */
    readonly word: string;
}
/** The variables that an app needs in its environment, by name. */
export declare function variablesOf(app: Omit<AppEnvironment, "appId" | "name">, { apiUrl, hooksUrl, word }: Calling): Readonly<Record<string, string>>;
/** Formats the lines for the `.env` file of an app. */
export declare function printEnvironment(app: AppEnvironment, calling: Calling): string;
//# sourceMappingURL=print-environment.d.ts.map