import type { BlockSuggestionPayload } from "@rollcall/api/events";
import type { BlockOption } from "@rollcall/api/webapi";
import { withoutZod } from "@rollcall/webapi-core";
import type { ViewValues } from "../../model/view.js";
import { blockOptionSchema } from "../../values/default-forms.js";
import { countCharacters } from "../../values/text.js";
import type { ActOutcome, Person } from "../act.js";
import { findAskedApp, isObject, readObject, writePayloadParts, writeStepParts } from "../asking.js";
import { type ElementName, findElement } from "./find-element.js";
import { findSurface, type SurfaceName } from "./find-surface.js";
import type { AnyElement } from "./input-values.js";

/** A menu with options of the app, and what is wanted of it. */
interface Wanting {
  readonly surface: SurfaceName;
  readonly name: ElementName;
  readonly values: readonly string[];
  /** The text that is typed into the menu. Default: each value. */
  readonly query?: string | undefined;
  /** The values that the person has entered around it. Default: what is kept. */
  readonly entered?: ViewValues;
}

/** Whether a menu has options that its app answers. */
export function isAppMenu({ type }: AnyElement): boolean {
  return type === "external_select" || type === "multi_external_select";
}

/** The options that an app answers to what a person types to choose in a menu. */
export async function offeredOptions(
  element: AnyElement,
  { surface, name, values, query, entered }: Wanting,
  person: Person,
): Promise<ActOutcome<{ readonly options: readonly BlockOption[] }>> {
  const options: BlockOption[] = [];
  if (!isAppMenu(element) || values.length === 0) return { ok: true, options };
  for (const text of query === undefined ? values : [query]) {
    const typing = { surface, name, text, ...(entered !== undefined && { entered }) };
    const suggested = await suggestOptions(typing, person);
    if (!suggested.ok) return suggested;
    if (suggested.failure !== undefined) return { ok: false, error: "refused", detail: suggested.failure };
    options.push(...suggested.options);
  }
  return { ok: true, options };
}

/** The text that a person types into a menu. */
interface Typing {
  readonly surface: SurfaceName;
  readonly name: ElementName;
  readonly text: string;
  /** The values that the person has entered around it. Default: what is kept. */
  readonly entered?: ViewValues;
}

/** Options of a menu, in groups if the app answered groups. */
type Suggested = ActOutcome<{
  readonly options: readonly BlockOption[];
  /** The reason why there are none, in one sentence. */
  readonly failure?: string;
}>;

/** Number of characters from which on an app is asked. */
const defaultQueryLength = 3;
const maxOptions = 100;

/** Asks an app for the options of a menu, if enough was typed. A bad or late answer shows none. */
export async function suggestOptions(
  { surface: place, name, text, entered }: Typing,
  person: Person,
): Promise<Suggested> {
  const seen = await findSurface(place, person);
  if (!seen.ok) return seen;
  const named = findElement(name, { surface: seen.surface, use: "type", userId: person.user.id });
  if (!named.ok) return named;
  const { section, block, element } = named.found;
  const { min_query_length: stated } = element;
  const least = typeof stated === "number" ? stated : defaultQueryLength;
  if (countCharacters(text) < least) return none(`The menu asks the app from ${least} typed characters on.`);
  const asking = await findAskedApp(section.appId, { kind: "interactive", type: "block_suggestion" }, person);
  if (!asking.ok) return asking;
  const parts = await writePayloadParts(asking.asked, person);
  const { executionId } = section;
  const step = await writeStepParts(executionId === undefined ? {} : { executionId }, person);
  const { channel, message, view } = seen.surface.show(entered ?? seen.surface.values);
  const payload: BlockSuggestionPayload = {
    type: "block_suggestion",
    user: parts.user,
    container: section.container,
    api_app_id: parts.api_app_id,
    token: parts.token,
    action_id: element.action_id ?? "",
    block_id: block.block_id ?? "",
    value: text,
    team: parts.team,
    enterprise: parts.enterprise,
    is_enterprise_install: parts.is_enterprise_install,
    ...(channel !== undefined && { channel }),
    ...(message !== undefined && { message }),
    ...(view !== undefined && { view }),
    ...step,
  };
  const answer = await person.ask(section.appId, { kind: "interactive", payload });
  return answer.ok ? readOptions(answer.body) : none(answer.detail);
}

/** Reads the options that an app has answered. */
function readOptions(body: string): Suggested {
  if (body.trim() === "") return { ok: true, options: [] };
  const answered = readObject(body);
  if (answered === undefined) return none("The app's answer is no JSON object.");
  if (Object.keys(answered).length === 0) return { ok: true, options: [] };
  const { options, option_groups: groups } = answered;
  if ((options === undefined) === (groups === undefined)) return none("The app must answer options or option_groups.");
  if (options !== undefined) return checkOptions(options);
  if (!Array.isArray(groups) || groups.length > maxOptions)
    return none(`option_groups must be a list of at most ${maxOptions}.`);
  const read: BlockOption[] = [];
  for (const group of groups) {
    if (!isObject(group) || !isLabel(group["label"])) return none("A group needs a label of at most 75 characters.");
    const inner = checkOptions(group["options"]);
    if (!inner.ok || inner.failure !== undefined) return inner;
    read.push(...inner.options);
  }
  return { ok: true, options: read };
}

function checkOptions(options: unknown): Suggested {
  if (!Array.isArray(options) || options.length > maxOptions)
    return none(`options must be a list of at most ${maxOptions}.`);
  const read: BlockOption[] = [];
  for (const option of options) {
    const checked = blockOptionSchema(withoutZod).safeParse(option);
    if (!checked.success) return none(`The option ${JSON.stringify(option)} is not valid.`);
    read.push(checked.data as BlockOption);
  }
  return { ok: true, options: read };
}

function isLabel(label: unknown): boolean {
  const text = isObject(label) ? label["text"] : undefined;
  return typeof text === "string" && countCharacters(text) <= 75;
}

function none(failure: string): Suggested {
  return { ok: true, options: [], failure };
}
