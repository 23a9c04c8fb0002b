import { useStore } from "../store/store-context.js";
import "../styles/documents.css";
import { CanvasDetail } from "./canvases/canvas-detail.js";
import { type DocumentKind, readDocumentKind } from "./document-head.js";
import { DocumentList } from "./document-list.js";
import { ListDetail } from "./lists/list-detail.js";

/** The Lists and canvases that the person sees, of which one is open. */
export function DocumentsScreen() {
  const [part, id] = useStore().route.value.rest;
  const kind = readDocumentKind(part);
  return (
    <div class={id === undefined ? "split" : "split is-open"}>
      <DocumentList key={kind.name} kind={kind} openId={id} />
      <section class="pane" aria-label={`The open ${kind.one}`}>
        <Detail kind={kind} id={id} />
      </section>
    </div>
  );
}

function Detail({ kind, id }: { readonly kind: DocumentKind; readonly id: string | undefined }) {
  if (id === undefined) {
    return (
      <div class="empty">
        <p class="empty-title">Nothing is open</p>
        <p>
          {kind.kind === "list"
            ? "Open a List to change its cells, and see what apps receive."
            : "Open a canvas to read it, and find the identifiers of its sections."}
        </p>
      </div>
    );
  }
  return kind.kind === "list" ? <ListDetail key={id} id={id} /> : <CanvasDetail key={id} id={id} />;
}
