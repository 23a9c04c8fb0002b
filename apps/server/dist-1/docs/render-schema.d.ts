import { type Html } from "./html.js";
import { type Schema } from "./openapi-document.js";
/**
 * Renders the members of an object as a table, and the type of any other schema.
 * @param id if given, each row is the target of a link: the id, a dot and the name
 */
export declare function renderSchema(schema: Schema, id?: string): Html;
/** The default value. */
export declare function defaultText(schema: Schema): Html | undefined;
/** Describes the type of a value, with links to named schemas. */
export declare function typeText(schema: Schema): Html;
//# sourceMappingURL=render-schema.d.ts.map