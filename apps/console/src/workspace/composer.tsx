import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { readFiles } from "../elements/inputs.js";
import { Icon } from "../parts/icon.js";
import { IconButton } from "../parts/icon-button.js";
import { Option, OptionList } from "../parts/option-list.js";
import { useStore } from "../store/store-context.js";
import type { Channel } from "../store/types.js";
import { channelName } from "./channel-name.js";
import { findHints, type Hint } from "./find-hints.js";
import { writeMentions } from "./write-mentions.js";

interface ComposerProps {
  readonly channel: Channel;
  readonly thread?: string;
}

/** A field to write a message or a slash command in: Enter sends, Shift and Enter begins a new line. */
export function Composer({ channel, thread }: ComposerProps) {
  const store = useStore();
  const text = useSignal("");
  const files = useSignal<readonly File[]>([]);
  const isBusy = useSignal(false);
  const place = useSignal(0);
  const active = useSignal(0);
  const isHinting = useSignal(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const hints = isHinting.value ? findHints(text.value.slice(0, place.value), store, thread !== undefined) : [];
  const index = Math.min(active.value, hints.length - 1);
  useEffect(() => document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: "nearest" }), [index]);
  const label = thread === undefined ? `Message ${channelName(channel, store)}` : "Reply in the thread";

  const there = { channel: channel.id, ...(thread !== undefined && { thread }) };

  const send = async () => {
    const written = text.value.trim();
    if ((written === "" && files.value.length === 0) || isBusy.value) return;
    isBusy.value = true;
    // A space before a slash makes it text.
    const isCommand = text.value.startsWith("/") && files.value.length === 0;
    const isSent = await (isCommand ? type(written) : post(written));
    isBusy.value = false;
    if (isSent) {
      text.value = "";
      files.value = [];
    }
    field.current?.focus();
  };
  const post = async (written: string): Promise<boolean> => {
    const mentioned = writeMentions(written, store);
    const read = await readFiles(files.value);
    const attached = read.length > 0 ? { files: read } : {};
    return (await store.act("people.post", { ...there, text: mentioned, ...attached })) !== undefined;
  };
  const type = async (written: string): Promise<boolean> => {
    const done = await store.act("people.command", { ...there, text: written });
    if (done === undefined) return false;
    // Some commands open another conversation, and one leaves it.
    if (done.channel !== channel.id) store.go({ rest: [done.channel] });
    else if (!store.channels.value.has(channel.id)) store.go({ rest: [] });
    return true;
  };
  const take = ({ text: hint, length }: Hint) => {
    const [before, after] = [text.value.slice(0, place.value - length), text.value.slice(place.value)];
    text.value = `${before}${hint} ${after}`;
    place.value = before.length + hint.length + 1;
    active.value = 0;
    requestAnimationFrame(() => field.current?.setSelectionRange(place.value, place.value));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hint = hints[index];
    if (hint !== undefined && (event.key === "Tab" || (event.key === "Enter" && hint.isChosenByEnter))) take(hint);
    else if (hint !== undefined && event.key === "ArrowDown") active.value = Math.min(index + 1, hints.length - 1);
    else if (hint !== undefined && event.key === "ArrowUp") active.value = Math.max(index - 1, 0);
    else if (hint !== undefined && event.key === "Escape") isHinting.value = false;
    else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) void send();
    else return;
    event.preventDefault();
  };
  const attach = (added: Iterable<File> | null | undefined) => {
    files.value = [...files.value, ...(added ?? [])];
  };
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        attach(event.dataTransfer?.files);
      }}
    >
      {hints.length > 0 && (
        <OptionList class="hints" id={`${id}-hints`} label="Suggestions">
          {hints.map((hint, at) => (
            <Option
              key={hint.text}
              id={`${id}-${at}`}
              isSelected={at === index}
              isActive={at === index}
              onPick={() => take(hint)}
            >
              <strong>{hint.text}</strong> <small>{hint.detail}</small>
            </Option>
          ))}
        </OptionList>
      )}
      <textarea
        ref={field}
        rows={Math.min(8, text.value.split("\n").length)}
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={hints.length > 0 ? `${id}-hints` : undefined}
        aria-activedescendant={hints.length > 0 ? `${id}-${index}` : undefined}
        placeholder={label}
        value={text.value}
        onInput={({ currentTarget: { value, selectionStart } }) => {
          text.value = value;
          store.notes.settle("people.post", "people.command");
          place.value = selectionStart;
          isHinting.value = true;
          active.value = 0;
        }}
        onKeyDown={onKeyDown}
        onPaste={({ clipboardData }) => attach(clipboardData?.files)}
      />
      <div class="composer-foot">
        <label class="icon-button" title="Attach files">
          <Icon name="clip" />
          <span class="hidden">Attach files</span>
          <input
            type="file"
            multiple
            class="hidden"
            onChange={({ currentTarget }) => {
              attach(currentTarget.files);
              currentTarget.value = "";
            }}
          />
        </label>
        <span class="composer-files">
          {files.value.map((file) => (
            <button
              key={file.name}
              type="button"
              class="button small"
              title="Remove the file"
              onClick={() => {
                files.value = files.value.filter((other) => other !== file);
              }}
            >
              {file.name} ×
            </button>
          ))}
        </span>
        <IconButton icon="send" label="Send" disabled={isBusy.value} onClick={() => void send()} />
      </div>
    </form>
  );
}
