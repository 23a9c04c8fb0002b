import { useSignal } from "@preact/signals";
import { textAt } from "../../json.js";
import { Empty } from "../../parts/empty.js";
import { useActor } from "../../store/store-context.js";
import { useLive } from "../../store/use-live.js";
import { AccessLine } from "../access-line.js";
import { DocumentHead } from "../document-head.js";
import { NotifiedApps } from "../notified-apps.js";
import { useChange } from "../use-change.js";
import { CanvasSection, type CanvasSectionProps } from "./canvas-section.js";
import { SectionDialog } from "./section-dialog.js";

/** The section that is being written: a section in place of another one, or at the end. */
type Writing = { readonly kind: "replace"; readonly section: CanvasSectionProps["section"] } | { readonly kind: "add" };

/** A canvas: its sections as Markdown, each with its identifier. */
export function CanvasDetail({ id }: { readonly id: string }) {
  const actor = useActor();
  const isSource = useSignal(false);
  const writing = useSignal<Writing | undefined>(undefined);
  const { answer, problem, reload } = useLive("people.seeCanvas", actor && { ...actor, canvas: id });
  const { isBusy, notified, change } = useChange();
  if (answer === undefined) return <Empty title={problem === "" ? "Loading …" : problem} />;
  const { canvas, level, sections, access } = answer;
  const canWrite = level !== "read";
  const edit = async (one: object) => {
    const done = await change("canvases.edit", { canvas_id: id, changes: [one] });
    if (done === undefined) return;
    await reload();
    writing.value = undefined;
  };
  const save = (markdown: string) => {
    const content = { document_content: { type: "markdown", markdown } };
    const { value } = writing;
    if (value?.kind !== "replace") return edit({ operation: "insert_at_end", ...content });
    return edit({ operation: "replace", section_id: value.section.id, ...content });
  };
  return (
    <>
      <DocumentHead kind="canvases" title={textAt(canvas, "title")}>
        <span class="segments">
          {([false, true] as const).map((each) => (
            <button
              key={String(each)}
              type="button"
              aria-pressed={isSource.value === each}
              onClick={() => {
                isSource.value = each;
              }}
            >
              {each ? "Markdown" : "Read"}
            </button>
          ))}
        </span>
      </DocumentHead>
      <div class="document-bar">
        <AccessLine id={id} level={level} access={access} />
        <NotifiedApps notified={notified.value} />
      </div>
      <div class="page">
        {sections.length === 0 && <p class="muted">The canvas is empty.</p>}
        {sections.map((section) => (
          <CanvasSection
            key={section.id}
            section={section}
            isSource={isSource.value}
            canWrite={canWrite}
            isBusy={isBusy}
            onEdit={() => {
              writing.value = { kind: "replace", section };
            }}
            onDelete={() => void edit({ operation: "delete", section_id: section.id })}
          />
        ))}
        {canWrite && (
          <p>
            <button
              type="button"
              class="button small"
              onClick={() => {
                writing.value = { kind: "add" };
              }}
            >
              Add a section
            </button>
          </p>
        )}
      </div>
      {writing.value !== undefined && (
        <SectionDialog
          title={writing.value.kind === "add" ? "New section" : `Section ${writing.value.section.id}`}
          markdown={writing.value.kind === "add" ? "" : writing.value.section.markdown}
          isBusy={isBusy}
          onSave={(markdown) => void save(markdown)}
          onClose={() => {
            writing.value = undefined;
          }}
        />
      )}
    </>
  );
}
