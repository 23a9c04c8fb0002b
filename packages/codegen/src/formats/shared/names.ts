import { z } from "zod";

const name = (pattern: RegExp, wanted: string) => z.string().regex(pattern, `must be ${wanted}`);

/** Name of a SCIM attribute, as in RFC 7643 §2.1, without `$`, which TypeScript would have to quote. */
export const attributeNameSchema = name(/^[A-Za-z][A-Za-z0-9_]*$/, "an attribute name: letters, digits and _");

/** Name of an argument or of a field of an object on the wire. */
export const fieldNameSchema = name(
  /^[A-Za-z_$][A-Za-z0-9_]*$/,
  "a field name: letters, digits and _; the first may be $",
);

/** Name of a method on the wire: words separated by dots. */
export const methodNameSchema = name(
  /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/,
  "a method name: words joined by dots",
);

/** Name of a type, of a SCIM schema or of a resource type: PascalCase. */
export const typeNameSchema = name(/^[A-Z][A-Za-z0-9]*$/, "a name in PascalCase");

/** Name of an entry in TypeScript: camelCase. */
export const keySchema = name(/^[a-z][A-Za-z0-9]*$/, "a name in camelCase");

/** A word on the wire or in a world file: lower case with `_` or `-`. */
export const wordSchema = name(/^[a-z][a-z0-9]*([_-][a-z0-9]+)*$/, "a word in lower case");

/** An error code on the wire. */
export const codeSchema = name(/^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/, "an error code: words joined by _");

/** Key of the error table: a code, or a code and the name of a variant. */
export const errorKeySchema = name(
  /^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*(\.[a-z][A-Za-z0-9]*)?$/,
  "an error code, or `code.variant`",
);

/** A scope of a token. */
export const scopeSchema = name(/^[a-z][a-z_.-]*(:[a-z_.]+)*$/, "a scope like chat:write").describe("A scope.");

/** A schema URN. */
export const urnSchema = name(/^urn:[a-z0-9][a-z0-9-]{0,31}:\S+$/i, "a URN");

/** A regular expression with the flag `u`. */
export const patternSchema = z.string().min(1).refine(isPattern, "must be a regular expression");

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

/** SCIM versions of the engine. */
export const scimVersionSchema = z.enum(["1.1", "2.0"]);

export type ScimVersion = z.infer<typeof scimVersionSchema>;
