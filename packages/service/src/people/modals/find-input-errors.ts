import type { BlockElement } from "@rollcall/api/webapi";
import type { ViewValues } from "../../model/view.js";
import { countCharacters } from "../../values/characters.js";
import { type StatefulElement, statefulElements } from "../elements/stateful-elements.js";
import type { Modal } from "./find-modal.js";

/** The errors that a client finds in the entered values, by block, before it submits a modal. */
export function findInputErrors({ content }: Modal, state: ViewValues): Readonly<Record<string, string>> {
  const errors = statefulElements(content.blocks).flatMap((element) => {
    const error = findError(element, state[element.blockId]?.[element.actionId] ?? {});
    return error === undefined ? [] : [[element.blockId, error] as const];
  });
  return Object.fromEntries(errors);
}

type Value = ViewValues[string][string];

/** Only inputs are checked. The only value of an entry beside its type is what was entered. */
function findError({ block, element }: StatefulElement, { type: _type, timezone: _zone, ...value }: Value) {
  if (block.type !== "input") return undefined;
  const [entered] = Object.values(value);
  if (isEmpty(entered)) return block.optional === true ? undefined : "This field is required.";
  // A rich text input is not among the elements whose text is limited.
  if (typeof entered === "string") return findTextError(element, entered);
  const most = element["max_selected_items"];
  if (!Array.isArray(entered) || typeof most !== "number" || entered.length <= most) return undefined;
  return `Choose at most ${most}.`;
}

function isEmpty(entered: unknown): boolean {
  return (
    entered === undefined || entered === null || entered === "" || (Array.isArray(entered) && entered.length === 0)
  );
}

function findTextError(element: StatefulElement["element"], text: string): string | undefined {
  switch (element.type) {
    case "plain_text_input":
      return findLengthError(element, countCharacters(text));
    case "email_text_input":
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : "Enter an e-mail address.";
    case "url_text_input":
      return isUrl(text) ? undefined : "Enter a URL.";
    case "number_input":
      return findNumberError(element, text);
    default:
      return undefined;
  }
}

type Element<Type extends string> = Extract<BlockElement, { readonly type: Type }>;

function findLengthError({ min_length: min = 0, max_length: max }: Element<"plain_text_input">, length: number) {
  if (length < min) return `Enter at least ${min} characters.`;
  return max !== undefined && length > max ? `Enter at most ${max} characters.` : undefined;
}

function isUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]+\.?[^\s]*$/i.test(text) && URL.canParse(text);
}

function findNumberError(element: Element<"number_input">, text: string): string | undefined {
  const { is_decimal_allowed: allowsDecimals, min_value: min = "", max_value: max = "" } = element;
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return "Enter a number.";
  if (!allowsDecimals && text.includes(".")) return "Enter a number without decimals.";
  if (min !== "" && Number(text) < Number(min)) return `Enter a number of at least ${min}.`;
  return max !== "" && Number(text) > Number(max) ? `Enter a number of at most ${max}.` : undefined;
}
