import { useStore } from "../store/store-context.js";
import "../styles/directory.css";
import { NewResource } from "./new-resource.js";
import { ResourceDetail } from "./resource-detail.js";
import { type ResourceKind, readResourceKind } from "./resource-kind.js";
import { ResourceList } from "./resource-list.js";
import { StoryScreen } from "./story-screen.js";

/** In the address, in place of a resource, for the form that creates one. Identifiers are capitals. */
const newPath = "new";

/** Users and groups as SCIM has them, and what was done to them over SCIM. */
export function DirectoryScreen() {
  const [part, id] = useStore().route.value.rest;
  if (part === "story") return <StoryScreen />;
  const kind = readResourceKind(part);
  return (
    <div class={id === undefined ? "split" : "split is-open"}>
      <ResourceList key={kind.name} kind={kind} openId={id} />
      <section class="pane" aria-label={kind.title}>
        <Detail kind={kind} id={id} />
      </section>
    </div>
  );
}

function Detail({ kind, id }: { readonly kind: ResourceKind; readonly id: string | undefined }) {
  if (id === undefined) {
    return (
      <div class="empty">
        <p class="empty-title">Nothing is open</p>
        <p>Open a user or a group to see both versions of SCIM side by side.</p>
      </div>
    );
  }
  if (id === newPath) return <NewResource key={kind.name} kind={kind} />;
  return <ResourceDetail key={id} kind={kind} id={id} />;
}
