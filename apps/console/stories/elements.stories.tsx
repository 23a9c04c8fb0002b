import { BoxesElement } from "../src/elements/boxes.js";
import { ButtonElement, FeedbackElement, PlainText } from "../src/elements/button.js";
import { DateElement } from "../src/elements/dates.js";
import { Element } from "../src/elements/element.js";
import { FileInput, TextInput } from "../src/elements/inputs.js";
import { OverflowElement } from "../src/elements/overflow.js";
import { SelectElement } from "../src/elements/select.js";
import type { ElementProps } from "../src/elements/surface.js";
import type { Json } from "../src/json.js";
import { GivenSurface, plain } from "./given.js";
import type { Stories } from "./story.js";

const options = ["Green", "Blue"].map((text) => ({ text: plain(text), value: text }));

/** A story of an element in a message. */
function ofElement(Shown: (props: ElementProps) => preact.ComponentChild, element: Json) {
  const labelId = `label-${String(element["type"])}`;
  return () => (
    <GivenSurface>
      {(surface) => (
        <>
          <p id={labelId}>Label</p>
          <Shown element={element} block={{ type: "input", block_id: "b" }} surface={surface} labelledBy={labelId} />
        </>
      )}
    </GivenSurface>
  );
}

const button = { type: "button", action_id: "go", text: plain("Go") };
const feedback = {
  type: "feedback_buttons",
  action_id: "rate",
  positive_button: { text: plain("Good"), value: "+" },
  negative_button: { text: plain("Bad"), value: "-" },
};

export const stories: Stories = {
  BoxesElement: ofElement(BoxesElement, { type: "checkboxes", action_id: "c", options }),
  ButtonElement: ofElement(ButtonElement, { ...button, style: "primary" }),
  DateElement: ofElement(DateElement, { type: "datepicker", action_id: "d", initial_date: "2026-06-01" }),
  Element: ofElement(Element, { ...button, style: "danger" }),
  FeedbackElement: ofElement(FeedbackElement, feedback),
  FileInput: ofElement(FileInput, { type: "file_input", action_id: "f" }),
  OverflowElement: ofElement(OverflowElement, { type: "overflow", action_id: "o", options }),
  PlainText: () => <PlainText text="Ready :tada:" />,
  SelectElement: ofElement(SelectElement, {
    type: "static_select",
    action_id: "s",
    placeholder: plain("Pick one"),
    options,
  }),
  TextInput: ofElement(TextInput, { type: "plain_text_input", action_id: "t", placeholder: plain("Name") }),
};
