/** A finding in a text of a canvas, and its line, starting at 1. */
export type Found =
  /** An element, which the definitions may or may not list. */
  | { readonly kind: "element"; readonly element: string; readonly line: number }
  | { readonly kind: "problem"; readonly message: string; readonly line: number };
