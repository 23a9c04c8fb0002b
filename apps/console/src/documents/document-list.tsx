import { TextObject } from "../blocks/text-object.js";
import { TextForm } from "../parts/text-form.js";
import { useActor, useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import { type DocumentKind, documentKinds } from "./document-head.js";
import { useChange } from "./use-change.js";

interface DocumentListProps {
  readonly kind: DocumentKind;
  readonly openId: string | undefined;
}

/** Most documents that the page lists. */
const maxListed = 1000;

/** The Lists, the canvases or the files that the person sees, newest first, and a form that creates a List or a canvas. */
export function DocumentList({ kind, openId }: DocumentListProps) {
  const { people, route, hrefTo, go } = useStore();
  const actor = useActor();
  const seen = { kind: kind.kind, limit: maxListed };
  const { answer, problem } = useLive("people.seeDocuments", actor && { ...actor, ...seen });
  const { isBusy, change } = useChange();
  const documents = answer?.documents ?? [];
  const create = async (text: string) => {
    const done = await (kind.kind === "list"
      ? change("svcLists.create", { name: text })
      : change("canvases.create", { title: text }));
    const id = done?.answer[kind.kind === "list" ? "list_id" : "canvas_id"];
    if (typeof id === "string" && route.value.screen === "documents") go({ rest: [kind.name, id] });
  };
  return (
    <section class="pane split-list" aria-label={`All ${kind.title}`}>
      <header class="pane-head">
        <h2 class="hidden">Documents</h2>
        <nav class="tabs" aria-label="Kinds of documents">
          {documentKinds.map(({ name, title }) => (
            <a key={name} href={hrefTo({ rest: [name] })} aria-current={name === kind.name ? "page" : undefined}>
              {title}
            </a>
          ))}
        </nav>
      </header>
      {kind.kind !== "file" && (
        <div class="new-document">
          <TextForm
            label={`Name of a new ${kind.one}`}
            placeholder={`New ${kind.one}`}
            button="Create"
            disabled={isBusy}
            onSend={(text) => void create(text)}
          />
        </div>
      )}
      <div class="split-scroll">
        {problem !== "" && <p class="split-note muted">{problem}</p>}
        {answer === undefined && problem === "" && <p class="split-note muted">Loading …</p>}
        {answer !== undefined && documents.length === 0 && (
          <p class="split-note muted">This person sees no {kind.title}.</p>
        )}
        <ul>
          {documents.map(({ id, title, owner, channel }) => (
            <li key={id}>
              <a
                class="split-link"
                href={hrefTo({ rest: [kind.name, id] })}
                aria-current={id === openId ? "page" : undefined}
              >
                <span class="split-name">
                  <TextObject text={{ type: "plain_text", text: title || "Untitled" }} />
                </span>
                <span class="split-detail">
                  <code>{id}</code>
                  {people.byId.value.get(owner)?.name ?? owner}
                  {channel !== undefined && <span class="badge">channel</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
        {answer?.next_cursor !== undefined && <p class="split-note muted">Older ones are not listed.</p>}
      </div>
    </section>
  );
}
