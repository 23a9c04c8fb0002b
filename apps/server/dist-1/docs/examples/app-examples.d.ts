import { type FamilyExamples } from "./example.js";
/** Calls about apps, their functions and their tokens. */
export declare const appExamples: FamilyExamples<"apps" | "auth" | "functions" | "oauth" | "openid" | "tooling" | "api">;
//# sourceMappingURL=app-examples.d.ts.map