import { type FamilyExamples } from "./example.js";
/** Calls about what apps show to people: agents, assistants, views. */
export declare const agentExamples: FamilyExamples<"agents" | "assistant" | "views">;
//# sourceMappingURL=agent-examples.d.ts.map