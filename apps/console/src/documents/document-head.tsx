import type { ComponentChildren } from "preact";
import { TextObject } from "../blocks/text-object.js";
import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";
import type { DocumentKind } from "./document-kind.js";

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
