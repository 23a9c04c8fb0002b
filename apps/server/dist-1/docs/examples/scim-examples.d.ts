import { type Examples } from "./example.js";
/** Differences between the versions of SCIM. */
interface Version {
    readonly user: string;
    readonly group: string;
    /** A PATCH body that sets an attribute. */
    readonly change: (name: string, value: unknown) => object;
}
export declare const scim1: Version;
export declare const scim2: Version;
/** One call per operation of a version of SCIM. */
export declare function scimExamples({ user, group, change }: Version): Examples;
export {};
//# sourceMappingURL=scim-examples.d.ts.map