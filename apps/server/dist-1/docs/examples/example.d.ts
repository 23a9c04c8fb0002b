import type { Methods } from "@rollcall/api/webapi";
/** A call that succeeds on the demo world. */
export interface Example {
    /** A token of the demo world; absent if the call needs none. */
    readonly token?: string;
    /** Value of the parameter in the path. */
    readonly parameter?: string;
    readonly query?: Readonly<Record<string, string>>;
    /** Form fields. */
    readonly form?: Readonly<Record<string, string>>;
    /** JSON body. */
    readonly json?: object;
}
/** Examples by the names of operations. */
export interface Examples {
    readonly [operationId: string]: Example;
}
/** An example of each method of some families, for instance `"chat" | "reactions"`. */
export type FamilyExamples<F extends string> = {
    readonly [M in keyof Methods as M extends `${F}.${string}` ? M : never]: Example;
};
/** Tokens of the demo world. */
export declare const tokens: {
    readonly admin: "svcp-demo-admin";
    readonly member: "svcp-demo-member";
    readonly bot: "svcb-demo-bot";
    readonly app: "svca-demo-app";
    readonly config: "svcc-demo-config";
};
/** Represents the Unix time of an hour after the page was made, in seconds. */
export declare const inAnHour = "{in an hour}";
//# sourceMappingURL=example.d.ts.map