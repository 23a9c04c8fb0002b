/**
 * A statement, or a table whose columns are recomputed from its documents. Statements are plain text and call no code,
 * so that a released step never changes. `{text}` is the text type that compares by bytes.
 */
export type MigrationStep = string | { readonly refill: string };
