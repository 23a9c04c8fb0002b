import type { CodeRow } from "./find-codes.js";
import { type Html } from "./html.js";
/** Target of links to the codes that every operation can answer. */
export declare const sharedCodesId = "common-codes";
/** Renders the codes of an operation: its own, additional meanings of common ones, and a link to the rest. */
export declare function renderCodes(id: string, own: readonly CodeRow[], shared: readonly CodeRow[], alsoMeans?: Readonly<Record<string, string>>): Html;
/** Renders a table of codes. Each is the target of a link: the id of its entry, a dot and the code. */
export declare function codeTable(id: string, rows: readonly CodeRow[]): Html;
//# sourceMappingURL=render-codes.d.ts.map