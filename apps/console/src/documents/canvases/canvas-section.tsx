import type { Methods } from "@rollcall/double";
import { CopyButton } from "../../parts/copy-button.js";
import { IconButton } from "../../parts/icon-button.js";
import { SectionText } from "./section-text.js";

export interface CanvasSectionProps {
  readonly section: Methods["people.seeCanvas"]["response"]["sections"][number];
  /** Whether the Markdown is shown as it is. */
  readonly isSource: boolean;
  readonly canWrite: boolean;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A section of a canvas, with the identifier that changes of it name. */
export function CanvasSection({ section, isSource, canWrite, isBusy, onEdit, onDelete }: CanvasSectionProps) {
  const { id, markdown } = section;
  return (
    <section class="canvas-section" aria-label={`Section ${id}`}>
      <div class="canvas-text">{isSource ? <pre>{markdown}</pre> : <SectionText markdown={markdown} />}</div>
      <div class="canvas-tools">
        <CopyButton text={id} label={id} about="as the identifier of the section" />
        {canWrite && (
          <>
            <IconButton icon="edit" label={`Edit section ${id}`} disabled={isBusy} onClick={onEdit} />
            <IconButton icon="trash" label={`Delete section ${id}`} disabled={isBusy} onClick={onDelete} />
          </>
        )}
      </div>
    </section>
  );
}
