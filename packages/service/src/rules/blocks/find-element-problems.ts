import type { BlockOption, BoxOption } from "@rollcall/api/webapi";
import { countCharacters } from "../../values/characters.js";
import type { PlacedElement } from "./block-parts.js";
import type { BlockProblem } from "./block-problem.js";

type Option = BlockOption | BoxOption;
type Problems = readonly BlockProblem[];
type Element<Type extends string> = Extract<PlacedElement["element"], { readonly type: Type }>;

/** Finds contradictions between the values of an element: initial values, and the ends of ranges. */
export function findElementProblems({ element, path }: PlacedElement): Problems {
  return problemsOf(element).map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
}

function problemsOf(element: PlacedElement["element"]): Problems {
  switch (element.type) {
    case "static_select":
    case "radio_buttons":
      return findUnknownOptions(element.initial_option, element);
    case "multi_static_select":
    case "checkboxes":
      return findUnknownOptions(element.initial_options, element);
    case "plain_text_input":
      return checkText(element);
    case "number_input":
      return checkNumber(element);
    case "button":
    case "channels_select":
    case "conversations_select":
    case "datepicker":
    case "datetimepicker":
    case "email_text_input":
    case "external_select":
    case "feedback_buttons":
    case "file_input":
    case "icon_button":
    case "image":
    case "multi_channels_select":
    case "multi_conversations_select":
    case "multi_external_select":
    case "multi_users_select":
    case "overflow":
    case "rich_text_input":
    case "timepicker":
    case "url_text_input":
    case "users_select":
    case "workflow_button":
      return [];
  }
}

/** An element with the options that it offers. */
interface Offer {
  readonly options?: readonly Option[];
  readonly option_groups?: readonly { readonly options: readonly Option[] }[];
}

function findUnknownOptions(
  initial: Option | readonly Option[] | undefined,
  { options = [], option_groups: groups = [] }: Offer,
): Problems {
  if (initial === undefined) return [];
  const offered = new Set([...options, ...groups.flatMap((group) => group.options)].map(identity));
  const wanted = "must be one of the options";
  const place = (option: Option, path: BlockProblem["path"]): Problems =>
    offered.has(identity(option)) ? [] : [{ path, found: option.value, wanted }];
  return isList(initial)
    ? initial.flatMap((option, index) => place(option, ["initial_options", index]))
    : place(initial, ["initial_option"]);
}

function isList(initial: Option | readonly Option[]): initial is readonly Option[] {
  return Array.isArray(initial);
}

/** An option is the one with its value and its text. */
function identity({ value, text }: Option): string {
  return JSON.stringify([value, text.text]);
}

function checkText({ min_length: min = 0, max_length: max, initial_value: initial }: Element<"plain_text_input">) {
  if (max === undefined) return [];
  if (min > max) return [{ path: ["min_length"], found: min, wanted: `must be at most max_length, ${max}` }];
  const length = countCharacters(initial ?? "");
  if (length <= max) return [];
  return [{ path: ["initial_value"], found: length, wanted: `must have at most max_length, ${max} characters` }];
}

const ends = ["min_value", "max_value", "initial_value"] as const;

function checkNumber(element: Element<"number_input">): Problems {
  const bad = ends.flatMap((name) => findBadNumber(name, element));
  if (bad.length > 0) return bad;
  const { min_value: min, max_value: max, initial_value: initial } = element;
  if (isAbove(min, max)) return [{ path: ["min_value"], found: min, wanted: `must be at most max_value, ${max}` }];
  if (isAbove(min, initial)) {
    return [{ path: ["initial_value"], found: initial, wanted: `must be at least min_value, ${min}` }];
  }
  if (!isAbove(initial, max)) return [];
  return [{ path: ["initial_value"], found: initial, wanted: `must be at most max_value, ${max}` }];
}

function findBadNumber(name: (typeof ends)[number], element: Element<"number_input">): Problems {
  const { [name]: value, is_decimal_allowed: allowsDecimals } = element;
  if (value === undefined || value === "") return [];
  if (!/^-?\d+(?:\.\d+)?$/.test(value)) return [{ path: [name], found: value, wanted: "must be a number" }];
  const isWhole = allowsDecimals || !value.includes(".");
  return isWhole ? [] : [{ path: [name], found: value, wanted: "must be a number without decimals" }];
}

function isAbove(low: string | undefined, high: string | undefined): boolean {
  if (low === undefined || low === "" || high === undefined || high === "") return false;
  return Number(low) > Number(high);
}
