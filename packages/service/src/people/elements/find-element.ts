import type { BlockOption, FeedbackButton } from "@rollcall/api/webapi";
import { type PlacedBlock, placeBlocks, placeElements } from "../../rules/blocks/block-parts.js";
import type { Id } from "../../values/ids.js";
import { type ActOutcome, type ActRefusal, listThere } from "../act.js";
import type { Section, Surface } from "./find-surface.js";
import type { AnyElement } from "./input-values.js";

/** An action of a person on elements of a type. */
type Use = "click" | "choose" | "type";

/** The name of an element. */
export interface ElementName {
  /** Its `action_id` or visible text; of an overflow menu or feedback buttons also the text of an item. */
  readonly action: string;
  /** Its block, if several elements have that name. */
  readonly block?: Id;
  /** Text or value of an item of an overflow menu or of feedback buttons. */
  readonly option?: string;
}

/** An element, or an item of an overflow menu or of feedback buttons. */
export interface UsableElement {
  readonly section: Section;
  readonly block: PlacedBlock["block"];
  readonly element: AnyElement;
  readonly item?: BlockOption | FeedbackButton;
}

/** Finds the element that a person means. Refuses with a list of those that are there. */
export function findElement(
  { action, block, option }: ElementName,
  { surface, use, userId }: { readonly surface: Surface; readonly use: Use; readonly userId: Id },
): ActOutcome<{ readonly found: UsableElement }> {
  const all = surface.sections.flatMap((section) => elementsOf(section, userId));
  const named = all.filter((each) => isNamed(each, action) && (block === undefined || each.block.block_id === block));
  const wanted = option === undefined ? named : named.filter((each) => isItem(each, option));
  const usable = wanted.filter(({ element }) => usesOf(element).includes(use));
  const [found, ...others] = usable;
  if (found !== undefined && others.length === 0) return { ok: true, found };
  if (found !== undefined) return isAmbiguous(action, usable);
  const [other] = wanted;
  if (other !== undefined) return isOther(action, other.element, use);
  const there = all.filter(({ element }) => usesOf(element).includes(use)).map(labelOf);
  const detail = `There is no element ${JSON.stringify(option ?? action)} to ${use} in ${surface.name}; ${listThere(there)}.`;
  return { ok: false, error: "not_found", detail };
}

function elementsOf(section: Section, userId: Id): readonly UsableElement[] {
  return placeBlocks(section.blocks).flatMap((placed) =>
    placeElements(placed).flatMap(({ element }) => {
      const found = { section, block: placed.block, element };
      switch (element.type) {
        case "overflow":
          return element.options.map((item) => ({ ...found, item }));
        case "feedback_buttons":
          return [element.positive_button, element.negative_button].map((item) => ({ ...found, item }));
        case "icon_button":
          return element.visible_to_user_ids?.includes(userId) === false ? [] : [found];
        default:
          return [found];
      }
    }),
  );
}

function usesOf({ type }: AnyElement): readonly Use[] {
  switch (type) {
    case "button":
    case "workflow_button":
    case "overflow":
    case "feedback_buttons":
    case "icon_button":
      return ["click"];
    case "external_select":
    case "multi_external_select":
      return ["choose", "type"];
    case "plain_text_input":
    case "email_text_input":
    case "url_text_input":
    case "number_input":
    case "rich_text_input":
      return ["type"];
    case "image":
    case "file_input":
      return [];
    default:
      return ["choose"];
  }
}

function isNamed(usable: UsableElement, action: string): boolean {
  return usable.element.action_id === action || textsOf(usable).includes(action);
}

function isItem({ item }: UsableElement, option: string): boolean {
  return item !== undefined && (item.text.text === option || item.value === option);
}

/** Texts by which a person knows an element: its own, its label, and its placeholder. */
function textsOf({ element, item, block }: UsableElement): readonly string[] {
  if (item !== undefined) return [item.text.text];
  const own = "text" in element ? element.text : undefined;
  const label = block.type === "input" ? block.label : undefined;
  const placeholder = "placeholder" in element ? element.placeholder : undefined;
  return [own, label, placeholder].flatMap((text) => (isText(text) ? [text.text] : []));
}

function isText(value: unknown): value is { readonly text: string } {
  return typeof value === "object" && value !== null && "text" in value && typeof value.text === "string";
}

function labelOf(usable: UsableElement): string {
  const { action_id: actionId = "" } = usable.element;
  const [text] = textsOf(usable);
  return text === undefined ? actionId : `${JSON.stringify(text)} (${actionId})`;
}

function isAmbiguous(action: string, usable: readonly UsableElement[]): ActRefusal {
  const places = usable.map((each) => `${labelOf(each)} in the block ${each.block.block_id}`);
  const detail = `Several elements are named ${JSON.stringify(action)}: ${places.join(", ")}. Name the block or the option.`;
  return { ok: false, error: "refused", detail };
}

function isOther(action: string, { type }: AnyElement, use: Use): ActRefusal {
  const detail = `${JSON.stringify(action)} is a ${type}, which people do not ${use}.`;
  return { ok: false, error: "refused", detail };
}
