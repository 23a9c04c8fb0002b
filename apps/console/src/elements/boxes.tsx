import { useId } from "preact/hooks";
import { TextObject } from "../blocks/text-object.js";
import { objectsAt, textAt } from "../json.js";
import { currentValue } from "./current-value.js";
import type { ElementProps } from "./surface.js";
import { useElement } from "./use-element.js";

/** Checkboxes, or radio buttons. */
export function BoxesElement(props: ElementProps) {
  const { element, labelledBy } = props;
  const { isBusy, choose } = useElement(props);
  const id = useId();
  const isMulti = textAt(element, "type") === "checkboxes";
  const picked = currentValue(props);
  return (
    <fieldset class="boxes" aria-labelledby={labelledBy} aria-label={labelledBy === undefined ? "Options" : undefined}>
      {objectsAt(element, "options").map((option) => {
        const value = textAt(option, "value");
        const isPicked = picked.includes(value);
        const others = picked.filter((each) => each !== value);
        return (
          <label key={value} class="box">
            <input
              type={isMulti ? "checkbox" : "radio"}
              name={id}
              checked={isPicked}
              aria-busy={isBusy}
              onChange={({ currentTarget: { checked } }) => {
                if (isMulti) void choose(checked ? [...picked, value] : others);
                else void choose([value]);
              }}
            />
            <span>
              <TextObject text={option["text"]} />
              <small>
                <TextObject text={option["description"]} />
              </small>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
