/** One of the two kinds of documents. */
export interface DocumentKind {
  /** In the address. */
  readonly name: "lists" | "canvases";
  readonly kind: "list" | "canvas";
  readonly title: string;
  readonly one: string;
}

/** The kinds of documents. */
export const documentKinds = [
  { name: "lists", kind: "list", title: "Lists", one: "List" },
  { name: "canvases", kind: "canvas", title: "Canvases", one: "canvas" },
] as const satisfies readonly DocumentKind[];

/** The kind that an address names. Default: Lists. */
export function readDocumentKind(name: string | undefined): DocumentKind {
  return documentKinds.find((each) => each.name === name) ?? documentKinds[0];
}
