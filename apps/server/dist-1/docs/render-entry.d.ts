import { type Html } from "./html.js";
/**
 * Renders a collapsible section. The `id` is on the content, because a browser opens the section that contains the
 * target of a link.
 */
export declare function renderEntry(id: string, head: Html, inside: Html): Html;
//# sourceMappingURL=render-entry.d.ts.map