import { PlainText } from "../elements/button.js";
import { textAt } from "../json.js";
import { Mrkdwn } from "../markup/marks.js";

interface TextObjectProps {
  /** An object of type `plain_text` or `mrkdwn`. Nothing else is drawn. */
  readonly text: unknown;
}

/** A text of a block: plain, or with markup. */
export function TextObject({ text }: TextObjectProps) {
  const shown = textAt(text, "text");
  if (shown === "") return null;
  return textAt(text, "type") === "mrkdwn" ? <Mrkdwn text={shown} /> : <PlainText text={shown} />;
}
