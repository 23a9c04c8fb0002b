/** Makes the characters of identifiers. */
type NextId = () => string;
/**
 * Creates a source of ascending identifiers: the second, then a counter with a random start. Identifiers made together
 * are neighbors in every index, so a batch of inserts changes few pages. They are not unique across processes: two
 * processes that each make 1,000 identifiers in the same second collide in one of 60,000 such seconds. Use them only
 * for documents whose store refuses a duplicate identifier.
 */
export declare function createNextId(nowSeconds?: () => number): NextId;
export {};
//# sourceMappingURL=ordered-id.d.ts.map