import type { ComponentChildren } from "preact";

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly isMulti?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A list of which one picks by the keys of a field that names it. */
export function OptionList({ id, label, isMulti = false, class: name = "", children }: OptionListProps) {
  return (
    <div class={`menu ${name}`} role="listbox" id={id} aria-label={label} aria-multiselectable={isMulti}>
      {children}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly isSelected: boolean;
  /** Whether the keys are here. */
  readonly isActive: boolean;
  readonly onPick: () => void;
  readonly children: ComponentChildren;
}

/** One option. The focus stays in the field. */
export function Option({ id, isSelected, isActive, onPick, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      class={isActive ? "active" : ""}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {children}
    </div>
  );
}
