import { useId } from "preact/hooks";
import { Element } from "../elements/element.js";
import { at, isJson, textAt } from "../json.js";
import type { BlockProps } from "./block-props.js";
import { TextObject } from "./text-object.js";

/** An input with its label, its hint, and what is wrong with it. */
export function InputBlock({ block, surface }: BlockProps) {
  const id = useId();
  const element = at(block, "element");
  const error = surface.errors[textAt(block, "block_id")];
  if (!isJson(element)) return null;
  const wantsFocus = at(element, "focus_on_load") === true;
  return (
    <div class={`input-block${error === undefined ? "" : " wrong"}${wantsFocus ? " wants-focus" : ""}`}>
      <p class="label" id={id}>
        <TextObject text={block["label"]} />
        {at(block, "optional") === true && <span class="muted"> (optional)</span>}
      </p>
      <Element element={element} block={block} surface={surface} labelledBy={id} />
      {error !== undefined && (
        <p class="field-error" role="alert">
          {error}
        </p>
      )}
      {at(block, "hint") !== undefined && (
        <p class="muted small-text">
          <TextObject text={block["hint"]} />
        </p>
      )}
    </div>
  );
}
