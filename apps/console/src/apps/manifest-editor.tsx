import { useRef } from "preact/hooks";
import type { ManifestFinding } from "./app-state.js";
import { FindingList } from "./finding-list.js";
import { useFindings } from "./use-findings.js";

/** Offset of a position in a text. Lines and columns start at 1. A position after the end is the end. */
export function offsetOf(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  const before = text
    .split("\n")
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, 0);
  return Math.min(text.length, before + column - 1);
}

interface ManifestEditorProps {
  readonly text: string;
  /** The app whose manifest it replaces. Default: a new one. */
  readonly app?: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly onText: (text: string) => void;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A manifest as text, with what is wrong with it at its lines. It is checked while it is written. */
export function ManifestEditor({ text, app, button, isBusy, onText, onDone, onCancel }: ManifestEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const { findings, isChecked } = useFindings(text, app);
  const marked = new Map(findings.map(({ line, message }) => [line, message]));
  const lines = text.split("\n");
  const show = ({ line, column }: ManifestFinding) => {
    const field = area.current;
    if (field === null) return;
    const offset = offsetOf(text, { line, column });
    field.focus();
    field.setSelectionRange(offset, offset);
    const height = field.scrollHeight / lines.length;
    field.scrollTop = Math.max(0, (line - 4) * height);
  };
  return (
    <form
      class="editor"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <div class="editor-box">
        <div class="editor-gutter" aria-hidden="true" ref={gutter}>
          {lines.map((_, index) => (
            <div key={index} class={marked.has(index + 1) ? "marked" : ""} title={marked.get(index + 1)}>
              {index + 1}
            </div>
          ))}
        </div>
        <textarea
          ref={area}
          class="editor-text"
          aria-label="Manifest, as YAML or JSON"
          aria-invalid={findings.length > 0}
          spellcheck={false}
          autocomplete="off"
          wrap="off"
          value={text}
          onInput={({ currentTarget: { value } }) => onText(value)}
          onScroll={({ currentTarget: { scrollTop } }) => {
            if (gutter.current !== null) gutter.current.scrollTop = scrollTop;
          }}
        />
      </div>
      <FindingList findings={findings} isChecked={isChecked} onPick={show} />
      <footer class="actions">
        <button type="submit" class="button small primary" disabled={isBusy || !isChecked || findings.length > 0}>
          {button}
        </button>
        <button type="button" class="button small" onClick={onCancel}>
          Cancel
        </button>
      </footer>
    </form>
  );
}
