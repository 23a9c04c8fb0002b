/** Something in a text of a canvas, and its line, from 1. */
export type Found =
  /** One of the elements that the definitions list, or one that they do not. */
  | { readonly kind: "element"; readonly element: string; readonly line: number }
  | { readonly kind: "problem"; readonly message: string; readonly line: number };
