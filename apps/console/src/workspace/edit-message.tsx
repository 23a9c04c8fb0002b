import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { unescapeText } from "../markup/mark.js";
import { useStore } from "../store/store-context.js";
import type { MessageProps } from "./message-props.js";

interface EditMessageProps extends Pick<MessageProps, "message" | "channel"> {
  readonly onDone: () => void;
}

/** A field with the text of a message. */
export function EditMessage({ message, channel, onDone }: EditMessageProps) {
  const { act } = useStore();
  const text = useSignal(unescapeText(message.text));
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = async () => {
    if (await act("people.edit", { channel, ts: message.ts, text: text.value })) onDone();
  };
  return (
    <form
      class="edit"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <textarea
        ref={field}
        class="field"
        rows={2}
        aria-label="Text of the message"
        value={text.value}
        onInput={({ currentTarget: { value } }) => {
          text.value = value;
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") onDone();
          if (event.key !== "Enter" || event.shiftKey) return;
          event.preventDefault();
          void save();
        }}
      />
      <p class="actions">
        <button type="submit" class="button small primary">
          Save
        </button>
        <button type="button" class="button small" onClick={onDone}>
          Cancel
        </button>
      </p>
    </form>
  );
}
