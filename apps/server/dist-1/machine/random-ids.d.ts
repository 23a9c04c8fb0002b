import { type Ids } from "@rollcall/service";
/** Random identifiers and secrets from the operating system, and ascending identifiers. */
export declare const randomIds: Ids;
//# sourceMappingURL=random-ids.d.ts.map