import type { InputValue } from "@rollcall/api/webapi";
import type { ActOutcome, Person } from "../act.js";
import { composeBlocks } from "../compose-blocks.js";
import { writeText } from "../write-text.js";
import type { AnyElement } from "./input-value.js";

/** Whether a person types into an element, and what was typed is its value. */
export function isTyped({ type }: AnyElement): boolean {
  switch (type) {
    case "plain_text_input":
    case "email_text_input":
    case "url_text_input":
    case "number_input":
    case "rich_text_input":
      return true;
    default:
      return false;
  }
}

/** The value of an element after a person has typed. An empty text clears it. */
export async function typedValue(
  { type }: AnyElement,
  text: string,
  person: Person,
): Promise<ActOutcome<{ readonly value: InputValue }>> {
  switch (type) {
    case "plain_text_input":
    case "email_text_input":
    case "url_text_input":
    case "number_input":
      return { ok: true, value: { type, value: text === "" ? null : text } };
    case "rich_text_input": {
      const written = await writeText(text, person);
      if (!written.ok) return written;
      const [block] = composeBlocks(written.text);
      return { ok: true, value: { type, rich_text_value: block === undefined ? null : { ...block } } };
    }
    default:
      return { ok: false, error: "refused", detail: `Nobody types into a ${type}.` };
  }
}
