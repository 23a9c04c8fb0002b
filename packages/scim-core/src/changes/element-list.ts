import { compileFilter, type Filter, type FilterSchema, foldCase } from "@rollcall/scim-filter";
import { isJsonObject, type JsonObject } from "../json-object.js";
import { ScimRefusedError } from "../refused-error.js";
import { isDateTime } from "../validators/is-date-time.js";
import type { AnyChange } from "./any-change.js";
import { createIsDescribed, mergeInto, removePart, toText } from "./elements.js";

type Element = unknown;

/** The elements of a multi-valued attribute while changes are applied to them, each in the time that what it means takes. */
export interface ElementList {
  apply(change: AnyChange): void;
  toArray(): readonly Element[];
}

/** The list of some elements, which stay as they are. The schema says how their sub-attributes compare. */
export function createElementList(given: readonly Element[], schema: FilterSchema | undefined): ElementList {
  const state: State = { elements: new Map(), places: new Map(), primaries: new Set(), schema, next: 0 };
  for (const element of given) put(state, state.next, element);
  return {
    apply: (change) => {
      if (change.kind === "remove") remove(state, change);
      else write(state, change, Array.isArray(change.value) ? change.value : [change.value]);
    },
    toArray: () => [...state.elements.values()],
  };
}

interface State {
  /** By place, in order. */
  readonly elements: Map<number, Element>;
  /** The places of the elements by what tells them apart. */
  readonly places: Map<unknown, Set<number>>;
  /** The places of those that are primary. */
  readonly primaries: Set<number>;
  readonly schema: FilterSchema | undefined;
  /** The place behind the last one. */
  next: number;
}

type Write = Extract<AnyChange["kind"], "add" | "replace">;

function write(state: State, change: AnyChange, values: readonly Element[]): void {
  const { where, subAttribute } = change;
  const kind: Write = change.kind === "add" ? "add" : "replace";
  if (where === undefined && subAttribute === undefined) {
    if (kind === "replace") removeAll(state, [...state.elements.keys()]);
    for (const value of values) add(state, value);
    return;
  }
  const described = where === undefined ? {} : describe(where);
  const targets = placesOf(state, where);
  refuseNone(targets, change);
  if (targets.length === 0) for (const value of values) add(state, overlay(described, value));
  else if (kind === "replace" && subAttribute === undefined) replace(state, targets, overlay(described, merge(values)));
  else for (const place of targets) settle(state, place, mergeInto(state.elements.get(place), merge(values)));
}

/** One element in the place of all that are meant: they would be the same. */
function replace(state: State, [first = 0, ...others]: readonly number[], element: Element): void {
  removeAll(state, others);
  settle(state, first, element);
}

/** An element that stands there already takes the sub-attributes of the new one. */
function add(state: State, element: Element): void {
  const place = firstOf(state.places.get(keyOf(element, state.schema)));
  if (place === undefined) settle(state, state.next, element);
  else settle(state, place, mergeInto(state.elements.get(place), element));
}

/** Elements that were changed may have come to be the same, out of turn. */
function firstOf(places: ReadonlySet<number> = new Set()): number | undefined {
  let first: number | undefined;
  for (const place of places) if (first === undefined || place < first) first = place;
  return first;
}

/** Puts an element down; a primary one takes that mark from the others. @see RFC 7643 §2.4 */
function settle(state: State, place: number, element: Element): void {
  put(state, place, element);
  if (!state.primaries.has(place)) return;
  for (const other of [...state.primaries])
    if (other !== place) put(state, other, mergeInto(state.elements.get(other), { primary: false }));
}

/** @throws ScimRefusedError where a condition has to be met and no element meets it */
function refuseNone(targets: readonly number[], { attribute, mustMatch }: AnyChange): void {
  if (targets.length > 0 || mustMatch !== true) return;
  const because = { rule: "RFC 7644 §3.5.2.3", at: attribute, wanted: "a condition that a value meets" };
  throw new ScimRefusedError("targetMissing", because);
}

function remove(state: State, change: AnyChange): void {
  const { where, subAttribute, values } = change;
  const meant = values === undefined ? placesOf(state, where) : listedPlaces(state, where, values);
  refuseNone(meant, change);
  for (const place of meant) {
    const left = subAttribute === undefined ? undefined : removePart(state.elements.get(place), subAttribute);
    if (left === undefined) removeAll(state, [place]);
    else put(state, place, left);
  }
}

/** The places that a list of values means: by `value` where one has it, else by all that it has. */
function listedPlaces(state: State, where: Filter | undefined, values: readonly Element[]): readonly number[] {
  const keyed = values.filter(hasValue).flatMap((value) => [...(state.places.get(keyOf(value, state.schema)) ?? [])]);
  const isDescribed = createIsDescribed(values.filter((value) => !hasValue(value)));
  const described =
    isDescribed === undefined ? [] : [...state.elements.keys()].filter((at) => isDescribed(state.elements.get(at)));
  const listed = new Set([...keyed, ...described]);
  if (where === undefined) return [...listed];
  return placesOf(state, where).filter((place) => listed.has(place));
}

/** The places of the elements that meet a condition; absent means all. */
function placesOf(state: State, where: Filter | undefined): readonly number[] {
  if (where === undefined) return [...state.elements.keys()];
  const key = keyMeant(where, state.schema);
  if (key !== undefined) return [...(state.places.get(key) ?? [])].sort((one, other) => one - other);
  const matches = compileFilter(where, state.schema);
  return [...state.elements.keys()].filter((place) => matches(toObject(state.elements.get(place))));
}

/** A simple element is its own `value`. */
function toObject(element: Element): object {
  return isJsonObject(element) ? element : { value: element };
}

function put(state: State, place: number, element: Element): void {
  const { elements, places, primaries, schema } = state;
  // An element that changes keeps its turn.
  if (elements.has(place)) forget(state, place);
  elements.set(place, element);
  const key = keyOf(element, schema);
  const same = places.get(key);
  if (same === undefined) places.set(key, new Set([place]));
  else same.add(place);
  if (isPrimary(element)) primaries.add(place);
  state.next = Math.max(state.next, place + 1);
}

/** Takes what is known of the element at a place out of the indexes. */
function forget({ elements, places, primaries, schema }: State, place: number): void {
  const key = keyOf(elements.get(place), schema);
  const same = places.get(key);
  same?.delete(place);
  if (same?.size === 0) places.delete(key);
  primaries.delete(place);
}

function removeAll(state: State, places: readonly number[]): void {
  for (const place of places) {
    forget(state, place);
    state.elements.delete(place);
  }
}

/** What tells an element from others: its `value`, or a simple element itself; without one, all that it has. */
function keyOf(element: Element, schema: FilterSchema | undefined): unknown {
  const key = isJsonObject(element) ? element["value"] : element;
  if (key === undefined || key === null || typeof key === "object") return `all ${toText(element)}`;
  return typeof key === "string" ? `value ${foldValue(key, schema)}` : key;
}

/** The key that a condition means and nothing else, where it says `value eq "…"`. */
function keyMeant(where: Filter, schema: FilterSchema | undefined): unknown {
  if (where.kind !== "compare" || where.operator !== "eq" || typeof where.value !== "string") return undefined;
  const { name, subAttribute } = where.attribute;
  if (name !== "value" || subAttribute !== undefined) return undefined;
  // Without a schema, texts that are instants compare as these.
  const untyped = isDateTime(where.value) ? "dateTime" : "string";
  const type = schema === undefined ? untyped : (schema.attributes["value"]?.type ?? "string");
  return type === "string" || type === "reference" ? `value ${foldValue(where.value, schema)}` : undefined;
}

function foldValue(text: string, schema: FilterSchema | undefined): string {
  const { type, caseExact = false } = schema?.attributes["value"] ?? {};
  return caseExact || type === "reference" || type === "binary" ? text : foldCase(text);
}

function hasValue(element: Element): boolean {
  const value = isJsonObject(element) ? element["value"] : element;
  return value !== undefined && value !== null && typeof value !== "object";
}

/** The sub-attributes of an element that meets a condition, as far as it names them with `eq`. */
function describe(where: Filter): JsonObject {
  if (where.kind === "and") return Object.assign({}, ...where.operands.map(describe)) as JsonObject;
  const isEqual = where.kind === "compare" && where.operator === "eq" && where.value !== null;
  return isEqual && where.attribute.subAttribute === undefined ? { [where.attribute.name]: where.value } : {};
}

function overlay(described: JsonObject, value: Element): Element {
  return isJsonObject(value) ? { ...described, ...value } : value;
}

function merge(values: readonly Element[]): Element {
  return values.reduce<Element>((merged, value) => mergeInto(merged, value), {});
}

function isPrimary(element: Element): boolean {
  return isJsonObject(element) && element["primary"] === true;
}
