import { type FamilyExamples } from "./example.js";
/** Calls about people and their groups. */
export declare const peopleExamples: FamilyExamples<"bots" | "dnd" | "reminders" | "team" | "usergroups" | "users">;
//# sourceMappingURL=people-examples.d.ts.map