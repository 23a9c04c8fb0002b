import { at, isJson, type Json, listAt, objectsAt, textAt } from "../json.js";
import type { ElementProps } from "./surface.js";

/** The value of an element: values of options, identifiers, a date, or a text. What was entered last comes first. */
export function currentValue({ element, block, surface }: ElementProps): readonly string[] {
  const entered = surface.entered(textAt(block, "block_id"), textAt(element, "action_id"));
  if (entered !== undefined) return entered.filter((each) => typeof each === "string");
  const kept = at(surface.values, textAt(block, "block_id"), textAt(element, "action_id"));
  return isJson(kept) ? keptValue(kept) : initialValue(element);
}

/** Keys of a value, and of the beginning of an element, without `selected_` or `initial_`. */
const singles = ["user", "conversation", "channel", "date", "time", "date_time"];
const lists = ["users", "conversations", "channels"];

function keptValue(kept: Json): readonly string[] {
  return read(kept, "selected_", [textAt(kept, "value"), richTextOf(at(kept, "rich_text_value"))]);
}

function initialValue(element: Json): readonly string[] {
  const initial = at(element, "initial_value");
  return read(element, "initial_", [isJson(initial) ? richTextOf(initial) : textAt(element, "initial_value")]);
}

function read(from: Json, prefix: string, texts: readonly string[]): readonly string[] {
  const found = [
    ...texts,
    textAt(from, `${prefix}option`, "value"),
    ...objectsAt(from, `${prefix}options`).map((option) => textAt(option, "value")),
    ...singles.map((name) => textAt(from, `${prefix}${name}`)),
    ...lists.flatMap((name) => listAt(from, `${prefix}${name}`).filter((each) => typeof each === "string")),
  ];
  return [...new Set(found.filter((each) => each !== ""))];
}

/** The texts of a block of rich text. */
function richTextOf(value: unknown): string {
  if (!isJson(value)) return "";
  const inside = objectsAt(value, "elements").map(richTextOf);
  return textAt(value, "text") + inside.join(textAt(value, "type") === "rich_text" ? "\n" : "");
}
