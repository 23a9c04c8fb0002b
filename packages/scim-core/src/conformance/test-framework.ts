/** The part of a test framework that the kit needs; `{ describe, it, expect }` of vitest and of Jest are one. */
export interface TestFramework {
  readonly describe: (name: string, body: () => void) => void;
  readonly it: (name: string, body: () => Promise<void>) => void;
  /** `toEqual` compares by content, and takes what is undefined for absent. */
  readonly expect: (value: unknown) => { readonly toEqual: (wanted: unknown) => void };
}
