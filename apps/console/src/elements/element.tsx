import { textAt } from "../json.js";
import { BoxesElement } from "./boxes.js";
import { ButtonElement, FeedbackElement } from "./button.js";
import { DateElement } from "./dates.js";
import { FileInput, TextInput } from "./inputs.js";
import { OverflowElement } from "./overflow.js";
import { SelectElement } from "./select.js";
import type { ElementProps } from "./surface.js";

/** An element of a block that people use. */
export function Element(props: ElementProps) {
  const type = textAt(props.element, "type");
  if (type.endsWith("_select")) return <SelectElement {...props} />;
  if (type.endsWith("_input") && type !== "file_input") return <TextInput {...props} />;
  switch (type) {
    case "button":
    case "workflow_button":
    case "icon_button":
      return <ButtonElement {...props} />;
    case "feedback_buttons":
      return <FeedbackElement {...props} />;
    case "overflow":
      return <OverflowElement {...props} />;
    case "datepicker":
    case "timepicker":
    case "datetimepicker":
      return <DateElement {...props} />;
    case "checkboxes":
    case "radio_buttons":
      return <BoxesElement {...props} />;
    case "file_input":
      return <FileInput {...props} />;
    default:
      return <code class="muted">{type}</code>;
  }
}
