import { useStore } from "../store/store-context.js";
import "../styles/documents.css";
import { CanvasDetail } from "./canvases/canvas-detail.js";
import { type DocumentKind, readDocumentKind } from "./document-head.js";
import { DocumentList } from "./document-list.js";
import { FileDetail } from "./file-detail.js";
import { ListDetail } from "./lists/list-detail.js";

/** The Lists, canvases and files that the person sees, of which one is open. */
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
        <p>{purposes[kind.kind]}</p>
      </div>
    );
  }
  const Open = details[kind.kind];
  return <Open key={id} id={id} />;
}

const details = { list: ListDetail, canvas: CanvasDetail, file: FileDetail };

const purposes = {
  list: "Open a List to change its cells, and see what apps receive.",
  canvas: "Open a canvas to read it, and find the identifiers of its sections.",
  file: "Open a file to see where it is shared, and to download it.",
};
