import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { at, textAt } from "../json.js";
import { Emoji } from "../markup/emoji.js";
import { Avatar } from "../parts/avatar.js";
import { Dialog } from "../parts/dialog.js";
import { IconButton } from "../parts/icon-button.js";
import { useStore } from "../store/store-context.js";
import type { Person } from "../store/types.js";
import { useWorldNow } from "../store/use-world-now.js";

/** The emoji of a person's status. Its text is shown under the pointer. */
export function StatusEmoji({ person }: { readonly person: Person | undefined }) {
  const { status_emoji: emoji = "", status_text: text } = person ?? {};
  if (emoji === "") return null;
  return (
    <span class="status-emoji" title={text}>
      <Emoji name={emoji.replaceAll(":", "")} />
    </span>
  );
}

/** The person, and their status, which they change. */
export function MyStatus() {
  const { me } = useStore();
  const isOpen = useSignal(false);
  const person = me.value;
  if (person === undefined) return null;
  const { status_text: text = "", status_emoji: emoji = "" } = person;
  return (
    <>
      <button
        type="button"
        class="sidebar-link my-status"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Avatar id={person.id} name={person.name} />
        <span class="sidebar-name">{person.name}</span>
        <span class="muted my-status-text">
          <StatusEmoji person={person} /> {text === "" && emoji === "" ? "Set a status" : text}
        </span>
      </button>
      {isOpen.value && (
        <StatusDialog
          person={person}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}

const lengths = { "": "Never", 30: "In 30 minutes", 60: "In an hour", 240: "In 4 hours", 1440: "In a day" } as const;

interface StatusDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Changes the status, the presence and the notifications of the person. */
export function StatusDialog({ person, onClose }: StatusDialogProps) {
  const { act } = useStore();
  const text = useSignal(person.status_text ?? "");
  const emoji = useSignal(person.status_emoji ?? "");
  const minutes = useSignal("");
  const now = useWorldNow();
  const save = async (clear = false) => {
    const until = minutes.value === "" ? {} : { until: new Date(now + Number(minutes.value) * 60_000).toISOString() };
    const named = emoji.value.trim().replaceAll(":", "");
    const sent = clear ? {} : { text: text.value, ...(named !== "" && { emoji: `:${named}:` }), ...until };
    if ((await act("people.setStatus", sent)) !== undefined) onClose();
  };
  return (
    <Dialog title="Your status" class="confirm" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <header class="dialog-head">
          <h2>Your status</h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </header>
        <div class="dialog-body stack">
          <label class="labelled">
            <span>Status</span>
            <input
              class="field"
              type="text"
              placeholder="In a meeting"
              value={text.value}
              onInput={({ currentTarget: { value } }) => {
                text.value = value;
              }}
            />
          </label>
          <label class="labelled">
            <span>Emoji</span>
            <input
              class="field"
              type="text"
              placeholder=":spiral_calendar_pad:"
              value={emoji.value}
              onInput={({ currentTarget: { value } }) => {
                emoji.value = value;
              }}
            />
          </label>
          <label class="labelled">
            <span>Clear it</span>
            <select
              class="field"
              value={minutes.value}
              onChange={({ currentTarget: { value } }) => {
                minutes.value = value;
              }}
            >
              {Object.entries(lengths).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Availability />
        </div>
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={() => void save(true)}>
            Clear the status
          </button>
          <button type="submit" class="button primary">
            Save
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** Whether others see the person as active, and whether notifications are paused. */
function Availability() {
  const { act } = useStore();
  const presence = useSignal("");
  const isPaused = useSignal(false);
  const read = async () => {
    const seen = await act("people.call", { method: "users.getPresence", arguments: {} });
    presence.value = textAt(seen?.answer, "presence");
    const pause = await act("people.call", { method: "dnd.info", arguments: {} });
    isPaused.value = at(pause?.answer, "snooze_enabled") === true;
  };
  useEffect(() => void read(), []);
  const isAway = presence.value === "away";
  const change = async (work: Promise<unknown>) => {
    await work;
    await read();
  };
  return (
    <div class="actions">
      <button
        type="button"
        class="button small"
        disabled={presence.value === ""}
        onClick={() => void change(act("people.setPresence", { presence: isAway ? "auto" : "away" }))}
      >
        {isAway ? "Set yourself as active" : "Set yourself as away"}
      </button>
      <button
        type="button"
        class="button small"
        onClick={() =>
          void change(
            isPaused.value
              ? act("people.call", { method: "dnd.endSnooze", arguments: {} })
              : act("people.call", { method: "dnd.setSnooze", arguments: { num_minutes: 60 } }),
          )
        }
      >
        {isPaused.value ? "Resume notifications" : "Pause notifications for an hour"}
      </button>
    </div>
  );
}
