import type { ComponentChildren } from "preact";
import { TextObject } from "../blocks/text-object.js";
import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";

/** One of the kinds of documents. */
export interface DocumentKind {
  /** In the address. */
  readonly name: "files" | "lists" | "canvases";
  readonly kind: "file" | "list" | "canvas";
  readonly title: string;
  readonly one: string;
}

/** The kinds of documents. */
export const documentKinds = [
  { name: "lists", kind: "list", title: "Lists", one: "List" },
  { name: "canvases", kind: "canvas", title: "Canvases", one: "canvas" },
  { name: "files", kind: "file", title: "Files", one: "file" },
] as const satisfies readonly DocumentKind[];

/** The kind that an address names. Default: Lists. */
export function readDocumentKind(name: string | undefined): DocumentKind {
  return documentKinds.find((each) => each.name === name) ?? documentKinds[0];
}

interface DocumentHeadProps {
  readonly kind: DocumentKind["name"];
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** The title of an open document, with what can be done. */
export function DocumentHead({ kind, title, children }: DocumentHeadProps) {
  const { hrefTo } = useStore();
  return (
    <header class="pane-head">
      <a class="icon-button only-narrow" href={hrefTo({ rest: [kind] })} aria-label={`All ${kind}`}>
        <Icon name="back" />
      </a>
      <h2 class="document-title">
        <TextObject text={{ type: "plain_text", text: title || "Untitled" }} />
      </h2>
      <span class="spring" />
      {children}
    </header>
  );
}
