import { useSignal } from "@preact/signals";
import { objectsAt, textAt } from "../json.js";
import { Icon } from "../parts/icon.js";
import { Popover } from "../parts/popover.js";
import { PlainText } from "./button.js";
import type { ElementProps } from "./surface.js";
import { useElement } from "./use-element.js";

/** A menu of buttons behind three dots. */
export function OverflowElement(props: ElementProps) {
  const { isBusy, click } = useElement(props);
  const open = useSignal(false);
  const options = objectsAt(props.element, "options");
  return (
    <span class="anchor">
      <button
        type="button"
        class="button small square"
        aria-label="More"
        aria-expanded={open.value}
        aria-disabled={isBusy}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <Icon name="more" />
      </button>
      {open.value && (
        <Popover
          onClose={() => {
            open.value = false;
          }}
        >
          <ul class="menu">
            {options.map((option) => (
              <li key={textAt(option, "value")}>
                <button
                  type="button"
                  onClick={() => {
                    open.value = false;
                    void click(textAt(option, "value") || textAt(option, "text", "text"));
                  }}
                >
                  <PlainText text={textAt(option, "text", "text")} />
                  <small>{textAt(option, "description", "text")}</small>
                </button>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </span>
  );
}
