import type { BlockOption, BoxOption, InputValue } from "@rollcall/api/webapi";
import { composeBlocks } from "../../rules/blocks/compose-blocks.js";
import type { Id } from "../../values/ids.js";
import { readInstant, secondsOf } from "../../values/instant.js";
import { type ActOutcome, type ActRefusal, cannot, notThere, type Person } from "../act.js";
import { findPlace, findUserIds } from "../find-named.js";
import { writeText } from "../write-text.js";
import type { AnyElement } from "./input-values.js";

/** Options that an app has answered for a menu. */
type OfferedOptions = readonly BlockOption[];

type Chosen = ActOutcome<{ readonly value: InputValue }>;

/**
 * The value of an element after a person has chosen: texts or values of options, names of users or conversations, a date,
 * or a time. None clears it.
 */
export async function chooseValue(
  element: AnyElement,
  wanted: readonly string[],
  person: Person,
  offered: OfferedOptions = [],
): Promise<Chosen> {
  const [first, ...others] = wanted;
  if (others.length > 0 && !isMulti(element)) return cannot(`A ${element.type} takes one value, not ${wanted.length}.`);
  switch (element.type) {
    case "static_select":
    case "external_select":
    case "radio_buttons": {
      if (first === undefined && element.type === "radio_buttons") return cannot("Radio buttons cannot be cleared.");
      const found = pickOptions(wanted, optionsOf(element, offered));
      return found.ok ? { ok: true, value: { type: element.type, selected_option: found.picked[0] ?? null } } : found;
    }
    case "multi_static_select":
    case "multi_external_select":
    case "checkboxes": {
      const found = pickOptions(wanted, optionsOf(element, offered));
      return found.ok ? { ok: true, value: { type: element.type, selected_options: found.picked } } : found;
    }
    case "users_select":
    case "multi_users_select": {
      const found = await findUserIds(wanted, person);
      if (!found.ok) return found;
      const [one = null] = found.users;
      return element.type === "users_select"
        ? { ok: true, value: { type: element.type, selected_user: one } }
        : { ok: true, value: { type: element.type, selected_users: found.users } };
    }
    case "conversations_select":
    case "multi_conversations_select": {
      const found = await findConversations(wanted, person, element.filter?.include);
      if (!found.ok) return found;
      const [one = null] = found.ids;
      return element.type === "conversations_select"
        ? { ok: true, value: { type: element.type, selected_conversation: one } }
        : { ok: true, value: { type: element.type, selected_conversations: found.ids } };
    }
    case "channels_select":
    case "multi_channels_select": {
      const found = await findConversations(wanted, person, ["public"]);
      if (!found.ok) return found;
      const [one = null] = found.ids;
      return element.type === "channels_select"
        ? { ok: true, value: { type: element.type, selected_channel: one } }
        : { ok: true, value: { type: element.type, selected_channels: found.ids } };
    }
    case "datepicker": {
      if (first !== undefined && !isDate(first)) return cannot(`${first} is no date such as 2026-01-31.`);
      return { ok: true, value: { type: element.type, selected_date: first ?? null } };
    }
    case "timepicker": {
      if (first !== undefined && !/^([01]\d|2[0-3]):[0-5]\d$/.test(first))
        return cannot(`${first} is no time such as 23:59.`);
      const { timezone } = element;
      const value = { type: element.type, selected_time: first ?? null, ...(timezone !== undefined && { timezone }) };
      return { ok: true, value };
    }
    case "datetimepicker": {
      const seconds = first === undefined ? null : readSeconds(first);
      if (seconds === undefined) return cannot(`${first} is no time such as 2026-01-31T23:59:00Z, and no Unix time.`);
      return { ok: true, value: { type: element.type, selected_date_time: seconds } };
    }
    default:
      return cannot(`Nothing can be chosen in a ${element.type}.`);
  }
}

/** Refuses more values than an element takes. A modal shows an error instead when it is submitted. */
export function refuseTooMany(element: AnyElement, wanted: readonly string[]): ActRefusal | undefined {
  const most = "max_selected_items" in element ? element.max_selected_items : undefined;
  if (typeof most !== "number" || wanted.length <= most) return undefined;
  return cannot(`The ${element.type} takes at most ${most} values.`);
}

function isMulti({ type }: AnyElement): boolean {
  return type.startsWith("multi_") || type === "checkboxes";
}

function optionsOf(element: AnyElement, offered: OfferedOptions): readonly (BlockOption | BoxOption)[] {
  switch (element.type) {
    case "static_select":
    case "multi_static_select":
      return element.options ?? (element.option_groups ?? []).flatMap(({ options }) => options);
    case "radio_buttons":
    case "checkboxes":
      return element.options;
    default:
      return offered;
  }
}

type Picked = ActOutcome<{ readonly picked: readonly { readonly [key: string]: unknown }[] }>;

function pickOptions(wanted: readonly string[], options: readonly (BlockOption | BoxOption)[]): Picked {
  const picked: (BlockOption | BoxOption)[] = [];
  for (const each of wanted) {
    const found = options.find(({ text, value }) => text.text === each || value === each);
    if (found === undefined)
      return notThere(
        "option",
        each,
        options.map(({ text }) => JSON.stringify(text.text)),
      );
    if (!picked.includes(found)) picked.push(found);
  }
  return { ok: true, picked };
}

type Conversations = ActOutcome<{ readonly ids: readonly Id[] }>;

async function findConversations(
  wanted: readonly string[],
  person: Person,
  include: readonly string[] | undefined,
): Promise<Conversations> {
  const ids: Id[] = [];
  for (const name of wanted) {
    const place = await findPlace(name, person);
    if (!place.ok) return place;
    const seen = await person.call("conversations.info", { channel: place.channel });
    if (!seen.ok) return seen;
    const { kind = "public" } = (await person.store.channels.get(place.channel)) ?? {};
    if (include !== undefined && !include.includes(kind))
      return cannot(`The menu does not list ${name}: it is ${kind}.`);
    ids.push(place.channel);
  }
  return { ok: true, ids };
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readInstant(`${text}T00:00Z`) !== undefined;
}

/** A Unix time in seconds, or an ISO 8601 time as one. */
function readSeconds(text: string): number | undefined {
  const instant = readInstant(text);
  if (instant !== undefined) return secondsOf(instant);
  return /^\d{10}$/.test(text) ? Number(text) : undefined;
}

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
