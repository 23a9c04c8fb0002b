import { useSignal } from "@preact/signals";

interface TextFormProps {
  readonly label: string;
  readonly button: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly onSend: (text: string) => void;
}

/** A field with a button. */
export function TextForm({ label, button, placeholder = "", disabled = false, onSend }: TextFormProps) {
  const text = useSignal("");
  return (
    <form
      class="text-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value.trim() === "") return;
        onSend(text.value.trim());
        text.value = "";
      }}
    >
      <input
        class="field small"
        type="text"
        aria-label={label}
        placeholder={placeholder || label}
        value={text.value}
        onInput={({ currentTarget: { value } }) => {
          text.value = value;
        }}
      />
      <button type="submit" class="button small" disabled={disabled}>
        {button}
      </button>
    </form>
  );
}
