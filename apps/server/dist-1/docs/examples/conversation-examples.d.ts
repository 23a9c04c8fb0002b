import { type FamilyExamples } from "./example.js";
/** Calls about conversations and their messages. */
export declare const conversationExamples: FamilyExamples<"chat" | "conversations" | "reactions" | "search">;
//# sourceMappingURL=conversation-examples.d.ts.map