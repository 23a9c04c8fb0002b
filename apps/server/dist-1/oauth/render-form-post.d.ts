import { type Html } from "../docs/html.js";
/** Renders the form that takes the answer of an address to the app. People send it: the page has no script. */
export declare function renderFormPost(appName: string, location: string): Html;
//# sourceMappingURL=render-form-post.d.ts.map