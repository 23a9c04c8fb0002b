import type { Consent } from "@rollcall/service";
import { type Html } from "../docs/html.js";
/** Renders the choice of a workspace or the organization. The first is chosen. */
export declare function renderPlaces(places: Consent["places"]): Html;
//# sourceMappingURL=render-places.d.ts.map