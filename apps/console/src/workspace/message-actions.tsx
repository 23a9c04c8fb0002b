import { useSignal } from "@preact/signals";
import { at } from "../json.js";
import { printPermalink } from "../markup/read-permalink.js";
import { IconButton } from "../parts/icon-button.js";
import { Popover } from "../parts/popover.js";
import { useStore } from "../store/store-context.js";
import type { MessageProps } from "./message-props.js";

interface MessageActionsProps extends MessageProps {
  readonly onEdit: () => void;
}

/** The actions of a person on a message. Shown under the pointer, and while the focus is inside. */
export function MessageActions({ message, channel, isInThread = false, onEdit }: MessageActionsProps) {
  const { act, go } = useStore();
  const panel = useSignal<"none" | "emoji" | "more">("none");
  const isOnlyForMe = message.is_ephemeral === true;
  const close = () => {
    panel.value = "none";
  };
  if (isOnlyForMe) return null;
  return (
    <div class={panel.value === "none" ? "message-actions" : "message-actions open"}>
      <span class="anchor">
        <IconButton
          icon="smile"
          label="Add a reaction"
          onClick={() => {
            panel.value = panel.value === "emoji" ? "none" : "emoji";
          }}
        />
        {panel.value === "emoji" && (
          <Popover onClose={close}>
            <EmojiField
              onPick={(emoji) => {
                close();
                void act("people.react", { channel, ts: message.ts, emoji });
              }}
            />
          </Popover>
        )}
      </span>
      {!isInThread && (
        <IconButton
          icon="thread"
          label="Reply in a thread"
          onClick={() => go({ screen: "workspace", rest: [channel, message.thread_ts ?? message.ts] })}
        />
      )}
      <span class="anchor">
        <IconButton
          icon="more"
          label="More actions"
          onClick={() => {
            panel.value = panel.value === "more" ? "none" : "more";
          }}
        />
        {panel.value === "more" && (
          <Popover onClose={close}>
            <MoreMenu message={message} channel={channel} onEdit={onEdit} onDone={close} />
          </Popover>
        )}
      </span>
    </div>
  );
}

const common = ["+1", "eyes", "white_check_mark", "tada", "heart", "joy"];

function EmojiField({ onPick }: { readonly onPick: (emoji: string) => void }) {
  const { emoji } = useStore();
  const query = useSignal("");
  const found = query.value === "" ? common : emoji.find(query.value.replaceAll(":", ""), 12);
  return (
    <div class="emoji-field">
      <input
        class="field small"
        type="text"
        aria-label="Name of an emoji"
        placeholder="Name of an emoji"
        value={query.value}
        ref={(field) => field?.focus()}
        onInput={({ currentTarget: { value } }) => {
          query.value = value;
        }}
        onKeyDown={({ key }) => {
          const [first = query.value.replaceAll(":", "")] = found;
          if (key === "Enter" && first !== "") onPick(query.value === "" ? first : (found[0] ?? first));
        }}
      />
      <ul class="menu">
        {found.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onPick(name)}>
              :{name}:
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MoreMenuProps extends MessageActionsProps {
  readonly onDone: () => void;
}

function MoreMenu({ message, channel, onEdit, onDone }: MoreMenuProps) {
  const { act, me, workspace, people, notes } = useStore();
  const place = { channel, ts: message.ts };
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(() => notes.add("info", `${text} is copied.`));
  const { domain = "" } = workspace.seen.value?.workspace ?? {};
  const linked = { ...place, thread: message.thread_ts, origin: location.origin, domain };
  const isMine = message.user === me.value?.id;
  const isPinned = at(message, "pinned_to") !== undefined;
  const shortcuts = (workspace.seen.value?.apps ?? []).flatMap(({ id, name, shortcuts: all }) =>
    all
      .filter(({ type }) => type === "message")
      .map((shortcut) => ({ ...shortcut, app: name, bot: people.botOf.value.get(id)?.id })),
  );
  const items: readonly { readonly text: string; readonly run: () => unknown }[] = [
    ...(isMine ? [{ text: "Edit", run: onEdit }] : []),
    { text: isPinned ? "Unpin" : "Pin", run: () => act(isPinned ? "people.unpin" : "people.pin", place) },
    ...(isMine ? [{ text: "Delete", run: () => act("people.delete", place) }] : []),
    { text: "Copy the link", run: () => copy(printPermalink(linked)) },
    { text: "Copy the ts", run: () => copy(message.ts) },
    ...shortcuts.map(({ name, callback_id: id, app, bot }) => ({
      text: `${name} (${app})`,
      run: () => act("people.messageShortcut", { ...place, name: id, ...(bot !== undefined && { bot }) }),
    })),
  ];
  return (
    <ul class="menu">
      {items.map(({ text, run }) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => {
              onDone();
              void run();
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
