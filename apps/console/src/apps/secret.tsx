import { useSignal } from "@preact/signals";
import { CopyButton } from "../parts/copy-button.js";

interface SecretProps {
  /** Read aloud. */
  readonly label: string;
  readonly text: string;
  /** Whether it may be seen at once. */
  readonly isPublic?: boolean;
}

/** A text to copy, which is hidden until it is shown. */
export function Secret({ label, text, isPublic = false }: SecretProps) {
  const isShown = useSignal(isPublic);
  return (
    <span class="secret">
      <code class={isShown.value ? "" : "masked"}>{isShown.value ? text : "••••••••••••"}</code>
      {!isPublic && (
        <button
          type="button"
          class="button small"
          aria-pressed={isShown.value}
          onClick={() => {
            isShown.value = !isShown.value;
          }}
        >
          {isShown.value ? "Hide" : "Show"}
          <span class="hidden"> {label}</span>
        </button>
      )}
      <CopyButton text={text} label="Copy" about={label} />
    </span>
  );
}
