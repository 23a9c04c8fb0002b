import { type Html } from "../docs/html.js";
/** Fields of a form that people do not see. */
export declare function hiddenFields(fields: Iterable<readonly [string, string]>): readonly Html[];
//# sourceMappingURL=hidden-fields.d.ts.map