import { type FamilyExamples } from "./example.js";
/** Calls about what is kept beside messages: files, Lists, canvases, bookmarks, pins. */
export declare const contentExamples: FamilyExamples<"bookmarks" | "canvases" | "emoji" | "files" | "pins" | "svcLists">;
//# sourceMappingURL=content-examples.d.ts.map