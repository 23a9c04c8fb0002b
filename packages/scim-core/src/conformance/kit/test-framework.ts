/** The part of a test framework that the kit needs. `{ describe, it, expect }` of vitest and of Jest match it. */
export interface TestFramework {
  readonly describe: (name: string, body: () => void) => void;
  readonly it: (name: string, body: () => Promise<void>) => void;
  /** `toEqual` compares by content; undefined counts as absent. */
  readonly expect: (value: unknown) => { readonly toEqual: (wanted: unknown) => void };
}
