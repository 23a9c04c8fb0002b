import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import { Icon } from "./icon.js";
import { Option, OptionList } from "./option-list.js";
import { Popover } from "./popover.js";

/** Something that can be picked. */
export interface Choice {
  readonly value: string;
  readonly text: string;
  readonly detail?: string;
  readonly group?: string;
}

interface PickerProps {
  readonly choices: readonly Choice[];
  readonly picked: readonly string[];
  readonly onPick: (values: readonly string[]) => void;
  /** Shown while nothing is picked. */
  readonly placeholder: string;
  /** Read aloud. Default: the placeholder. */
  readonly label?: string;
  readonly labelledBy?: string | undefined;
  readonly isMulti?: boolean;
  readonly isBusy?: boolean;
  /** Is called with what is typed. The choices are filtered by it unless this is given. */
  readonly onQuery?: (query: string) => void;
  readonly class?: string;
}

/** A menu with a field that filters it: arrow keys move, Enter picks, Escape closes. */
export function Picker(props: PickerProps) {
  const { choices, picked, placeholder, label, labelledBy, isBusy = false, class: name = "" } = props;
  const open = useSignal(false);
  const id = useId();
  const chosen = choices.filter(({ value }) => picked.includes(value)).map(({ text }) => text);
  const shown = chosen.length > 0 ? chosen : picked;
  return (
    <span class={`anchor picker ${name}`}>
      <button
        type="button"
        id={`${id}-button`}
        class="button small picker-button"
        aria-haspopup="listbox"
        aria-expanded={open.value}
        aria-busy={isBusy}
        aria-label={
          labelledBy === undefined
            ? `${label ?? placeholder}${shown.length > 0 ? `: ${shown.join(", ")}` : ""}`
            : undefined
        }
        aria-labelledby={labelledBy === undefined ? undefined : `${labelledBy} ${id}-button`}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <span class={shown.length > 0 ? "picker-text" : "picker-text muted"}>{shown.join(", ") || placeholder}</span>
        <Icon name="down" />
      </button>
      {open.value && (
        <Popover
          class="picker-panel"
          onClose={() => {
            open.value = false;
          }}
        >
          <PickerList
            {...props}
            onDone={() => {
              open.value = false;
            }}
          />
        </Popover>
      )}
    </span>
  );
}

const maxShown = 200;

function PickerList({
  choices,
  picked,
  onPick,
  placeholder,
  label,
  isMulti = false,
  onQuery,
  onDone,
}: PickerProps & { readonly onDone: () => void }) {
  const query = useSignal("");
  const active = useSignal(0);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    onQuery?.("");
  }, []);
  const wanted = query.value.toLowerCase();
  const found =
    onQuery === undefined
      ? choices.filter(({ text, detail = "" }) => `${text} ${detail}`.toLowerCase().includes(wanted))
      : choices;
  const listed = found.slice(0, maxShown);
  const pick = ({ value }: Choice) => {
    if (!isMulti) {
      onPick([value]);
      onDone();
      return;
    }
    onPick(picked.includes(value) ? picked.filter((each) => each !== value) : [...picked, value]);
  };
  const move = (step: number) => {
    active.value = Math.max(0, Math.min(listed.length - 1, active.value + step));
    document.getElementById(`${id}-${active.value}`)?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = listed[active.value];
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && choice !== undefined) pick(choice);
    else if (event.key === "Tab") onDone();
    else return;
    if (event.key !== "Tab") event.preventDefault();
  };
  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={listed.length > 0 ? `${id}-${active.value}` : undefined}
        aria-label={`${label ?? placeholder}: search`}
        placeholder="Search"
        autocomplete="off"
        value={query.value}
        onInput={({ currentTarget: { value } }) => {
          query.value = value;
          active.value = 0;
          onQuery?.(value);
        }}
        onKeyDown={onKeyDown}
      />
      <OptionList id={`${id}-list`} label={label ?? placeholder} isMulti={isMulti}>
        {listed.map((choice, index) => (
          <Option
            key={choice.value}
            id={`${id}-${index}`}
            isSelected={picked.includes(choice.value)}
            isActive={index === active.value}
            onPick={() => pick(choice)}
          >
            <span>
              {choice.text}
              {choice.detail !== undefined && <small>{choice.detail}</small>}
            </span>
            {picked.includes(choice.value) && <Icon name="check" />}
          </Option>
        ))}
      </OptionList>
      {listed.length === 0 && <p class="menu-empty">Nothing found.</p>}
      {(isMulti || picked.length > 0) && (
        <p class="menu-foot">
          {picked.length > 0 && (
            <button type="button" class="link" onClick={() => onPick([])}>
              Clear
            </button>
          )}
          {isMulti && (
            <button type="button" class="link" onClick={onDone}>
              Done
            </button>
          )}
        </p>
      )}
    </>
  );
}
