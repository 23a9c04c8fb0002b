import { type FamilyExamples } from "./example.js";
/** Calls about administration. */
export declare const adminExamples: FamilyExamples<"admin">;
//# sourceMappingURL=admin-examples.d.ts.map