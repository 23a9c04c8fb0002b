import { useStore } from "../store/store-context.js";
import { Icon } from "./icon.js";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** The name of the copied value, read aloud after the label. Default: the label says it. */
  readonly about?: string;
}

/** Copies a text. */
export function CopyButton({ text, label, about }: CopyButtonProps) {
  const { notes } = useStore();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notes.add("info", "Copied.");
    } catch {
      notes.add("error", "The browser does not allow copying.");
    }
  };
  return (
    <button type="button" class="button small" onClick={() => void copy()}>
      <Icon name="copy" />
      {label}
      {about !== undefined && <span class="hidden"> {about}</span>}
    </button>
  );
}
