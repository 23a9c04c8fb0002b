import type { BlockOption, BoxOption } from "@rollcall/api/webapi";
import type { Id } from "../../values/ids.js";
import { millisecondsOf, readInstant } from "../../values/instant.js";
import { type ActOutcome, type ActRefusal, notThere, type Person } from "../act.js";
import { composeBlocks } from "../compose-blocks.js";
import { findPlace } from "../find-place.js";
import { findUserIds } from "../find-user-ids.js";
import { writeText } from "../write-text.js";
import { type InputValue, toOption, zoneOf } from "./initial-value.js";
import type { StatefulElement } from "./state-of-blocks.js";

type Element = StatefulElement["element"];
type Entered = ActOutcome<{ readonly value: InputValue }>;

/**
 * What an element has after a person entered something: a text, the value or text of an option, the name of a user or
 * conversation, or a list of these. Nothing (null or an empty text) clears it.
 */
export async function enterValue(element: Element, given: unknown, person: Person): Promise<Entered> {
  const { type } = element;
  const texts = textsOf(given);
  if (texts === undefined) return cannot(type, given, "a text or a list of texts");
  switch (element.type) {
    case "plain_text_input":
    case "email_text_input":
    case "url_text_input":
    case "number_input":
      return single(texts, element, (value) => ({ type, value: value ?? null }));
    case "datepicker":
      return single(texts, element, (date) => ({ type, selected_date: date ?? null }), isDate);
    case "timepicker":
      return single(texts, element, (time) => ({ type, selected_time: time ?? null, ...zoneOf(element) }), isTime);
    case "datetimepicker":
      return single(texts, element, (time) => ({ type, selected_date_time: secondsOf(time) ?? null }), isMoment);
    case "static_select":
    case "radio_buttons": {
      const chosen = findOptions(texts, element);
      if (!chosen.ok) return chosen;
      return single(texts, element, () => ({ type, selected_option: chosen.options[0] ?? null }));
    }
    case "multi_static_select":
    case "checkboxes": {
      const chosen = findOptions(texts, element);
      return chosen.ok ? entered({ type, selected_options: chosen.options }) : chosen;
    }
    case "users_select":
    case "multi_users_select": {
      const found = await findUserIds(texts, person);
      if (!found.ok) return found;
      if (element.type === "multi_users_select") return entered({ type, selected_users: found.users });
      return single(found.users, element, (user) => ({ type, selected_user: user ?? null }));
    }
    case "conversations_select":
    case "channels_select": {
      const found = await findPlaces(texts, element, person);
      const key = type === "channels_select" ? "selected_channel" : "selected_conversation";
      return found.ok ? single(found.places, element, (place) => ({ type, [key]: place ?? null })) : found;
    }
    case "multi_conversations_select":
    case "multi_channels_select": {
      const found = await findPlaces(texts, element, person);
      const key = type === "multi_channels_select" ? "selected_channels" : "selected_conversations";
      return found.ok ? entered({ type, [key]: found.places }) : found;
    }
    case "rich_text_input": {
      const written = await writeText(texts.join("\n"), person);
      return written.ok ? entered({ type, rich_text_value: composeBlocks(written.text)[0] ?? null }) : written;
    }
    case "external_select":
    case "multi_external_select":
      return cannot(type, given, "an option that the app has offered: choose it first");
    case "file_input":
      return cannot(type, given, "files, which cannot be chosen here");
    case "button":
    case "feedback_buttons":
    case "icon_button":
    case "image":
    case "overflow":
    case "workflow_button":
      return cannot(type, given, "nothing: it keeps no value");
  }
}

function entered(value: InputValue): Entered {
  return { ok: true, value };
}

/** Takes at most one text, of the right form. */
function single(
  texts: readonly string[],
  { type }: Element,
  write: (text: string | undefined) => InputValue,
  isRight: (text: string) => boolean = () => true,
): Entered {
  const [text] = texts;
  if (texts.length > 1) return cannot(type, texts, "one value");
  return text === undefined || isRight(text)
    ? entered(write(text))
    : cannot(type, text, formOf[type] ?? "another value");
}

const formOf: Readonly<Record<string, string>> = {
  datepicker: "a date like 2026-06-01",
  timepicker: "a time like 23:59",
  datetimepicker: "an instant like 2026-06-01T12:00:00Z, or Unix seconds",
};

/** What was given, as texts. Empty texts count as absent. */
function textsOf(given: unknown): readonly string[] | undefined {
  const all: readonly unknown[] = given === null ? [] : Array.isArray(given) ? given : [given];
  if (!all.every((one) => typeof one === "string" || typeof one === "number")) return undefined;
  return all.map(String).filter((text) => text !== "");
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && readInstant(`${text}T00:00:00Z`) !== undefined;
}

function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function isMoment(text: string): boolean {
  return secondsOf(text) !== undefined;
}

/** Unix seconds of an instant, or of a number of ten digits. */
function secondsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{10}$/.test(text)) return Number(text);
  const instant = readInstant(text);
  return instant === undefined ? undefined : Math.floor(millisecondsOf(instant) / 1000);
}

type Option = BlockOption | BoxOption;

/** An element with the options that it offers. */
interface Offer {
  readonly options?: readonly Option[];
  readonly option_groups?: readonly { readonly options: readonly Option[] }[];
}

/** The options with these values or texts. */
function findOptions(
  names: readonly string[],
  { options = [], option_groups: groups = [] }: Offer,
): ActOutcome<{ readonly options: readonly (object | null)[] }> {
  const offered: readonly Option[] = [...options, ...groups.flatMap((group) => group.options)];
  const chosen: (object | null)[] = [];
  for (const name of names) {
    const option = offered.find(({ value }) => value === name) ?? offered.find(({ text }) => text.text === name);
    if (option === undefined) {
      return notThere(
        "option",
        name,
        offered.map(({ text }) => JSON.stringify(text.text)),
      );
    }
    chosen.push(toOption(option));
  }
  return { ok: true, options: chosen };
}

/** IDs of conversations by name. A menu of channels offers public ones only. */
async function findPlaces(
  names: readonly string[],
  { type }: Element,
  person: Person,
): Promise<ActOutcome<{ readonly places: readonly Id[] }>> {
  const places: Id[] = [];
  for (const name of names) {
    const place = await findPlace(name, person);
    if (!place.ok) return place;
    const seen = await person.call("conversations.info", { channel: place.channel });
    if (!seen.ok) return seen;
    const isOffered = !type.includes("channels") || (await person.store.channels.get(place.channel))?.kind === "public";
    if (!isOffered) return cannot(type, name, "a public channel");
    places.push(place.channel);
  }
  return { ok: true, places };
}

function cannot(type: string, given: unknown, wanted: string): ActRefusal {
  return {
    ok: false,
    error: "refused",
    detail: `${JSON.stringify(given)} cannot be entered into the ${type}: it takes ${wanted}.`,
  };
}
