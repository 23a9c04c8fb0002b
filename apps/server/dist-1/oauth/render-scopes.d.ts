import type { ConsentScope } from "@rollcall/service";
import { type Html } from "../docs/html.js";
/** Renders scopes as people read them, with check boxes for those that they may decline; undefined if there are none. */
export declare function renderScopes(title: string, kind: "bot" | "user", scopes: readonly ConsentScope[]): Html | undefined;
//# sourceMappingURL=render-scopes.d.ts.map