import type { BlockAction, InputValue } from "@rollcall/api/webapi";
import { showMessage } from "../../rules/conversations/message-objects.js";
import type { AppAnswer } from "../../rules/interactivity/ask-app.js";
import type { Id } from "../../values/ids.js";
import { type ActOutcome, cannot, type Person } from "../act.js";
import { type ElementName, findElement, type UsableElement } from "../elements/find-element.js";
import { findSurface, type SurfaceName } from "../elements/find-surface.js";
import { chooseValue, refuseTooMany, typedValue } from "../elements/given-value.js";
import { type AnyElement, nextChoice } from "../elements/input-values.js";
import { isAppMenu, offeredOptions, suggestOptions } from "../elements/offered-options.js";
import { currentValue, type Used, useElement } from "../elements/use-element.js";
import { homeOf, openViews, seeView } from "../views.js";
import { seeEphemeral } from "./channels.js";

/** Keys of an element that its actions repeat, in their order. */
const echoed = [
  "placeholder",
  "initial_option",
  "initial_options",
  "initial_user",
  "initial_users",
  "initial_conversation",
  "initial_conversations",
  "initial_channel",
  "initial_channels",
  "initial_date",
  "initial_time",
  "initial_date_time",
  "confirm",
] as const;

/** The fields of an element that its action repeats. */
function echoOf(element: AnyElement): Partial<BlockAction> {
  // An element has these keys with the types that its actions have.
  const keys = echoed.flatMap((key) => (element[key] === undefined ? [] : [[key, element[key]]]));
  return Object.fromEntries(keys) as Partial<BlockAction>;
}

/** An element, and where it is. */
interface Placed extends ElementName {
  readonly surface: SurfaceName;
  /** Answer to the confirmation dialog of the element. Default: yes. */
  readonly confirm?: boolean;
}

/** Clicks a button, or an item of an overflow menu. */
export async function click({ surface, confirm = true, ...name }: Placed, person: Person) {
  const used = await useElement(
    {
      surface,
      name,
      use: "click",
      toUse: (found) => {
        const read = clickKeys(found);
        if (!read.ok) return read;
        return isDenied(found, confirm) ? { ok: true } : { ok: true, used: { keys: read.keys, isSent: true } };
      },
    },
    person,
  );
  return used.ok ? seeAfter(surface, used, person) : used;
}

interface Choosing extends Placed {
  /** The values that are chosen afterwards. None clears the element. */
  readonly values: readonly string[];
  /** The text that is typed into a menu with options of the app. Default: each value. */
  readonly query?: string;
}

/** Chooses in a menu, a picker, checkboxes or radio buttons. Items of a list are ticked and unticked one after another. */
export async function choose({ surface, confirm = true, values, query, ...name }: Choosing, person: Person) {
  const seen = await findSurface(surface, person);
  if (!seen.ok) return seen;
  const named = findElement(name, { surface: seen.surface, use: "choose", userId: person.user.id });
  if (!named.ok) return named;
  const { element } = named.found;
  const offered = await offeredOptions(element, { surface, name, values, query }, person);
  if (!offered.ok) return offered;
  const refusal = refuseTooMany(element, values);
  if (refusal !== undefined) return refusal;
  const wanted = await chooseValue(element, values, person, offered.options);
  if (!wanted.ok) return wanted;
  let used: Used = { ok: true, appId: named.found.section.appId, isUsed: true };
  const answers: AppAnswer[] = [];
  const turns = turnsOf(currentValue(named.found, seen.surface), wanted.value);
  for (let turn = 1; used.ok && used.isUsed && turn <= turns; turn += 1) {
    used = await useElement({ surface, name, use: "choose", toUse: toChoice(wanted.value, confirm) }, person);
    if (used.ok && used.answer !== undefined) answers.push(used.answer);
  }
  if (used.ok && used.isUsed && isList(wanted.value)) {
    used = await useElement({ surface, name, use: "choose", toUse: toKept(wanted.value) }, person);
  }
  if (!used.ok) return used;
  const failed = answers.find((answer) => !answer.ok) ?? answers.at(-1);
  return seeAfter(surface, { ...used, ...(failed !== undefined && { answer: failed }) }, person);
}

interface TypingText extends Placed {
  readonly text: string;
  /** Whether the person presses Enter afterwards. Default: they do. */
  readonly enter?: boolean;
}

/** Types into an input, or into a menu with options of the app, which then lists them. */
export async function type({ surface, confirm: _, text, enter = true, ...name }: TypingText, person: Person) {
  const seen = await findSurface(surface, person);
  if (!seen.ok) return seen;
  const named = findElement(name, { surface: seen.surface, use: "type", userId: person.user.id });
  if (!named.ok) return named;
  const { element } = named.found;
  if (isAppMenu(element)) {
    const suggested = await suggestOptions({ surface, name, text }, person);
    return suggested.ok ? { ...suggested, options: suggested.options.map((option) => ({ ...option })) } : suggested;
  }
  const typed = await typedValue(element, text, person);
  if (!typed.ok) return typed;
  const [first, ...more] = sendingsOf(named.found, enter);
  let used = await useElement({ surface, name, use: "type", toUse: toTyped(typed.value, first === true) }, person);
  for (const isSent of more) {
    if (used.ok) used = await useElement({ surface, name, use: "type", toUse: toTyped(typed.value, isSent) }, person);
  }
  return used.ok ? seeAfter(surface, used, person) : used;
}

function isDenied({ element }: UsableElement, confirm: boolean): boolean {
  return element["confirm"] !== undefined && !confirm;
}

function isList(value: InputValue): boolean {
  return Object.values(value).some((each) => Array.isArray(each));
}

/** Maximum number of times that a person uses an element on the way to a value: one for each item that goes or comes. */
function turnsOf(before: InputValue | undefined, wanted: InputValue): number {
  if (!isList(wanted)) return 1;
  return [before, wanted].flatMap((value) => Object.values(value ?? {}).flatMap(itemsOf)).length;
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Refuses if the value is not the wanted one by now: people do not tick the same item again and again. */
function toKept(wanted: InputValue) {
  return (_found: UsableElement, before: InputValue | undefined) =>
    nextChoice(before, wanted) === undefined
      ? ({ ok: true } as const)
      : cannot("The element does not keep what is chosen: the app replaces it, such as by blocks without a block_id.");
}

function toChoice(wanted: InputValue, confirm: boolean) {
  return (found: UsableElement, before: InputValue | undefined) => {
    const value = isDenied(found, confirm) ? undefined : nextChoice(before, wanted);
    if (value === undefined) return { ok: true } as const;
    const keys = { ...valueKeys(value), ...echoOf(found.element) };
    return { ok: true, used: { value, keys, isSent: isDispatched(found) } } as const;
  };
}

/** An input block notifies the app only if it says so. */
function isDispatched({ block }: UsableElement): boolean {
  return block.type !== "input" || block.dispatch_action === true;
}

/** Which of the times at which an input changes are sent: while it is typed, and with Enter. */
function sendingsOf(found: UsableElement, enter: boolean): readonly boolean[] {
  const { dispatch_action_config: config } = found.element;
  const on = isConfig(config) ? config.trigger_actions_on : ["on_enter_pressed"];
  if (!isDispatched(found)) return [false];
  const sent = [on.includes("on_character_entered"), enter && on.includes("on_enter_pressed")].filter((each) => each);
  return sent.length === 0 ? [false] : sent;
}

function isConfig(config: unknown): config is { readonly trigger_actions_on: readonly string[] } {
  return typeof config === "object" && config !== null && "trigger_actions_on" in config;
}

function toTyped(value: InputValue, isSent: boolean) {
  return () => ({ ok: true, used: { value, keys: valueKeys(value), isSent } }) as const;
}

/** The view of the person afterwards. */
async function seeAfter(surface: SurfaceName, { appId, answer }: Extract<Used, { ok: true }>, person: Person) {
  const failure = answer === undefined || answer.ok ? {} : { failure: answer.detail };
  return { ok: true as const, ...(await seeUsed(surface, appId, person)), ...failure };
}

/** The message, or the view, that a person has used, and what its app has opened. */
export async function seeUsed(surface: SurfaceName, appId: Id, person: Person) {
  const view = (await openViews(person)).find((each) => each.appId === appId);
  const home = "channel" in surface ? undefined : await homeOf(appId, person);
  return {
    ...("channel" in surface && (await seeMessage(surface, person))),
    ...(home !== undefined && { home: await seeView(home, person.store) }),
    ...(view !== undefined && { view: await seeView(view, person.store) }),
  };
}

async function seeMessage({ channel: name, ts }: { readonly channel: string; readonly ts: Id }, person: Person) {
  const { store, user, site, caller } = person;
  const seen = await findSurface({ channel: name, ts }, person);
  const channelId = seen.ok ? seen.surface.channelId : undefined;
  if (channelId === undefined) return {};
  const ephemeral = await seeEphemeral({ channelId, userId: user.id, ts }, person);
  if (ephemeral !== undefined) return { channel: channelId, message: ephemeral };
  const [channel, message] = [await store.channels.get(channelId), await store.messages.get(channelId, ts)];
  if (channel === undefined || message === undefined) return { channel: channelId };
  const view = { channel, viewerId: user.id, address: site.of(caller.workspace), metadata: new Set<string>() };
  return { channel: channelId, message: { ...(await showMessage(message, view, store)), channel: channelId } };
}

/** The keys of a value in an action. */
function valueKeys(value: InputValue): Partial<BlockAction> {
  const { type: _, ...keys } = value;
  // Files are in states only: their element sends no action.
  return keys as Partial<BlockAction>;
}

/** The keys of an action that a click sends. */
function clickKeys({ element, item }: UsableElement): ActOutcome<{ readonly keys: Partial<BlockAction> }> {
  switch (element.type) {
    case "button": {
      const { text, value, url, style } = element;
      const optional = {
        ...(value !== undefined && { value }),
        ...(url !== undefined && { url }),
        ...(style && { style }),
      };
      return { ok: true, keys: { text, ...optional, ...echoOf(element) } };
    }
    case "overflow":
      return { ok: true, keys: { selected_option: { ...item }, ...echoOf(element) } };
    case "feedback_buttons":
      return { ok: true, keys: { ...(item !== undefined && { text: item.text, value: item.value }) } };
    case "icon_button": {
      const { icon, text, value } = element;
      return { ok: true, keys: { icon, text, ...(value !== undefined && { value }), ...echoOf(element) } };
    }
    default:
      return {
        ok: false,
        error: "refused",
        detail: `A ${element.type} starts a workflow, and nothing runs workflows here.`,
      };
  }
}
