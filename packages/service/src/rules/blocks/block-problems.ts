import type { Block, BlockOption, BoxOption } from "@rollcall/api/webapi";
import { homeBlocks, homeElements, messageElements, modalBlocks, modalElements } from "../../generated/service.js";
import { toJsonPointer } from "../../values/json.js";
import { countCharacters } from "../../values/text.js";
import { type PlacedBlock, type PlacedElement, placeBlocks, placeElements } from "./block-parts.js";

/** The place where blocks are shown. */
type Surface = "message" | "modal" | "home";

/** A problem of blocks that are each valid on their own. */
export interface BlockProblem {
  /** Place from the list of blocks. */
  readonly path: readonly (string | number)[];
  readonly found: unknown;
  /** The requirement, as a sentence without its subject: `must be one of: divider, header`. */
  readonly wanted: string;
}

type Problems = readonly BlockProblem[];

/** The blocks and elements that a surface shows. */
interface Shown {
  /** Default: all blocks. */
  readonly blocks?: ReadonlySet<string>;
  readonly elements: ReadonlySet<string>;
}

const shownOn: Readonly<Record<Surface, Shown>> = {
  message: { elements: messageElements },
  modal: { blocks: modalBlocks, elements: modalElements },
  home: { blocks: homeBlocks, elements: homeElements },
};

/**
 * Finds what a validator of one block cannot see: blocks and elements that the surface does not show, identifiers that
 * two blocks or two elements of a block have, and values of an element that contradict each other.
 * @param taken identifiers of the blocks of earlier lists, to which those of the blocks are added
 */
export function findBlockProblems(blocks: readonly Block[], surface: Surface, taken = new Set<string>()): Problems {
  if (blocks.length === 0) return [];
  const placed = placeBlocks(blocks);
  const shown = shownOn[surface];
  const elements = placed.map(placeElements);
  const all = elements.flat();
  return [
    ...placed.flatMap(({ block, path }) => findUnshown(block.type, path, shown.blocks)),
    ...all.flatMap(({ element, path }) => findUnshown(element.type, path, shown.elements)),
    ...findRepeatedBlocks(placed, taken),
    ...elements.flatMap(findRepeatedElements),
    ...findSecondFocus(all),
    ...all.flatMap(findElementProblems),
    ...placed.flatMap(findChartProblems),
  ];
}

function findUnshown(type: string, path: BlockProblem["path"], known: ReadonlySet<string> | undefined): Problems {
  if (known === undefined || known.has(type)) return [];
  return [{ path: [...path, "type"], found: type, wanted: `must be one of: ${[...known].join(", ")}` }];
}

function findRepeatedBlocks(placed: readonly PlacedBlock[], taken: Set<string>): Problems {
  const ids = placed.map(({ block, path }) => ({ id: block.block_id, path: [...path, "block_id"] }));
  return findRepeated(ids, "block", taken);
}

function findRepeatedElements(elements: readonly PlacedElement[]): Problems {
  const ids = elements.map(({ element, path }) => ({ id: element.action_id, path: [...path, "action_id"] }));
  return findRepeated(ids, "element of the block");
}

/** An empty identifier is replaced like an absent one, but only one can be empty. */
function findRepeated(
  ids: readonly { readonly id: string | undefined; readonly path: BlockProblem["path"] }[],
  owner: string,
  seen = new Set<string>(),
): Problems {
  return ids.flatMap(({ id, path }) => {
    if (id === undefined) return [];
    if (seen.has(id)) return [{ path, found: id, wanted: `must be unique, but another ${owner} has it` }];
    seen.add(id);
    return [];
  });
}

function findSecondFocus(elements: readonly PlacedElement[]): Problems {
  const focused = elements.filter(({ element }) => element["focus_on_load"] === true);
  return focused.slice(1).map(({ path }) => ({
    path: [...path, "focus_on_load"],
    found: true,
    wanted: "must be true for at most one element",
  }));
}

/** Finds names, categories and values of a chart that contradict each other. */
function findChartProblems({ block, path }: PlacedBlock): Problems {
  if (block.type !== "data_visualization") return [];
  const { chart } = block;
  const at = [...path, "chart"];
  if (chart.type === "pie") {
    return chart.segments.flatMap(({ value }, index) =>
      value > 0 ? [] : [{ path: [...at, "segments", index, "value"], found: value, wanted: "must be greater than 0" }],
    );
  }
  const { categories } = chart.axis_config;
  const named = chart.series.map(({ name }, index) => ({ id: name, path: [...at, "series", index, "name"] }));
  return [
    ...findRepeated(named, "series of the chart"),
    ...chart.series.flatMap(({ data }, index) => {
      const labels = data.map(({ label }) => label);
      const fits = new Set(labels).size === categories.length && labels.length === categories.length;
      if (fits && labels.every((label) => categories.includes(label))) return [];
      const wanted = `must have one point for each category: ${categories.join(", ")}`;
      return [{ path: [...at, "series", index, "data"], found: labels, wanted }];
    }),
  ];
}

type Option = BlockOption | BoxOption;
type Element<Type extends string> = Extract<PlacedElement["element"], { readonly type: Type }>;

/** Finds contradictions between the values of an element: initial values, and the ends of ranges. */
function findElementProblems({ element, path }: PlacedElement): Problems {
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

/** Maximum number of lines that explain problems, as for arguments. */
const maxLines = 100;

/** The lines that an answer has for problems, whose paths start at the arguments. */
export function toProblemLines(problems: readonly BlockProblem[]): readonly string[] {
  const lines = problems
    .slice(0, maxLines)
    .map(({ path, wanted }) => `[ERROR] ${wanted} [json-pointer:${toJsonPointer(path)}]`);
  return [...new Set(lines)];
}
