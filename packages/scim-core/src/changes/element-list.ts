import { compileFilter, type Filter, type FilterSchema, foldCase } from "@rollcall/scim-filter";
import type { AnyChange } from "../backend/change.js";
import { isObject, type JsonObject } from "../body/read-body.js";
import { ScimRefusedError } from "../refusals/refused.js";
import { isDateTime } from "../validators/checks.js";
import { createIsDescribed, mergeInto, removePart, toText } from "./elements.js";

type Element = unknown;

/**
 * The elements of a multi-valued attribute while changes are applied. Each change takes time in proportion to what it
 * selects.
 */
export interface ElementList {
  apply(change: AnyChange): void;
  toArray(): readonly Element[];
}

/** Creates a list from elements, which are not modified. The schema has the rules for comparing sub-attributes. */
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
  /** By position, in order. */
  readonly elements: Map<number, Element>;
  /** Positions of the elements by key. */
  readonly places: Map<unknown, Set<number>>;
  /** Positions of the primary elements. */
  readonly primaries: Set<number>;
  readonly schema: FilterSchema | undefined;
  /** Position after the last element. */
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
  if (targets.length === 0) for (const made of makeElements(state, change, described, values)) add(state, made);
  else if (kind === "replace" && subAttribute === undefined) replace(state, targets, overlay(described, merge(values)));
  else for (const place of targets) store(state, place, mergeInto(state.elements.get(place), merge(values)));
}

/**
 * The elements that a condition describes and none meets.
 * @throws ScimRefusedError if they would not meet it themselves
 */
function makeElements(
  { schema }: State,
  { attribute, where }: AnyChange,
  described: JsonObject,
  values: readonly Element[],
): readonly Element[] {
  const made = values.map((value) => overlay(described, value));
  if (where === undefined) return made;
  const matches = compileFilter(where, schema);
  if (made.every((element) => matches(toObject(element)))) return made;
  throw missed(attribute);
}

/** Replaces all selected elements by one, because they would be equal. */
function replace(state: State, [first = 0, ...others]: readonly number[], element: Element): void {
  removeAll(state, others);
  store(state, first, element);
}

/** An existing element takes the sub-attributes of the new one. */
function add(state: State, element: Element): void {
  const place = firstOf(state.places.get(keyOf(element, state.schema)));
  if (place === undefined) store(state, state.next, element);
  else store(state, place, mergeInto(state.elements.get(place), element));
}

/** Changed elements may have become equal. */
function firstOf(places: ReadonlySet<number> = new Set()): number | undefined {
  let first: number | undefined;
  for (const place of places) if (first === undefined || place < first) first = place;
  return first;
}

/** Stores an element. A primary element takes the mark from the others. @see RFC 7643 §2.4 */
function store(state: State, place: number, element: Element): void {
  put(state, place, element);
  if (!state.primaries.has(place)) return;
  for (const other of [...state.primaries])
    if (other !== place) put(state, other, mergeInto(state.elements.get(other), { primary: false }));
}

/** @throws ScimRefusedError if no element meets a condition with `mustMatch` */
function refuseNone(targets: readonly number[], { attribute, mustMatch }: AnyChange): void {
  if (targets.length === 0 && mustMatch === true) throw missed(attribute);
}

function missed(at: string): ScimRefusedError {
  return new ScimRefusedError("targetMissing", {
    rule: "RFC 7644 §3.5.2.3",
    at,
    wanted: "a condition that an element meets",
  });
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

/** Positions that a list of values selects: by `value` if a value has one, or else by all members. */
function listedPlaces(state: State, where: Filter | undefined, values: readonly Element[]): readonly number[] {
  const keyed = values.filter(hasValue).flatMap((value) => [...(state.places.get(keyOf(value, state.schema)) ?? [])]);
  const isDescribed = createIsDescribed(values.filter((value) => !hasValue(value)));
  const described =
    isDescribed === undefined ? [] : [...state.elements.keys()].filter((at) => isDescribed(state.elements.get(at)));
  const listed = new Set([...keyed, ...described]);
  if (where === undefined) return [...listed];
  return placesOf(state, where).filter((place) => listed.has(place));
}

/** Positions of the elements that meet a condition. Default: all. */
function placesOf(state: State, where: Filter | undefined): readonly number[] {
  if (where === undefined) return [...state.elements.keys()];
  const key = keyMeant(where, state.schema);
  if (key !== undefined) return [...(state.places.get(key) ?? [])].sort((one, other) => one - other);
  const matches = compileFilter(where, state.schema);
  return [...state.elements.keys()].filter((place) => matches(toObject(state.elements.get(place))));
}

/** A simple element is its own `value`. */
function toObject(element: Element): object {
  return isObject(element) ? element : { value: element };
}

function put(state: State, place: number, element: Element): void {
  const { elements, places, primaries, schema } = state;
  // A changed element keeps its position.
  if (elements.has(place)) forget(state, place);
  elements.set(place, element);
  const key = keyOf(element, schema);
  const same = places.get(key);
  if (same === undefined) places.set(key, new Set([place]));
  else same.add(place);
  if (isPrimary(element)) primaries.add(place);
  state.next = Math.max(state.next, place + 1);
}

/** Removes the element at a position from the indexes. */
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

/** Identity of an element: its `value`, or a simple element itself, or else all members. */
function keyOf(element: Element, schema: FilterSchema | undefined): unknown {
  const key = isObject(element) ? element["value"] : element;
  if (key === undefined || key === null || typeof key === "object") return `all ${toText(element)}`;
  return typeof key === "string" ? `value ${foldValue(key, schema)}` : key;
}

/** The key that a condition selects, if it is only `value eq "…"`. */
function keyMeant(where: Filter, schema: FilterSchema | undefined): unknown {
  if (where.kind !== "compare" || where.operator !== "eq" || typeof where.value !== "string") return undefined;
  const { name, subAttribute } = where.attribute;
  if (name !== "value" || subAttribute !== undefined) return undefined;
  // Without a schema, texts that are instants compare as instants.
  const untyped = isDateTime(where.value) ? "dateTime" : "string";
  const type = schema === undefined ? untyped : (schema.attributes["value"]?.type ?? "string");
  return type === "string" || type === "reference" ? `value ${foldValue(where.value, schema)}` : undefined;
}

function foldValue(text: string, schema: FilterSchema | undefined): string {
  const { type, caseExact = false } = schema?.attributes["value"] ?? {};
  return caseExact || type === "reference" || type === "binary" ? text : foldCase(text);
}

function hasValue(element: Element): boolean {
  const value = isObject(element) ? element["value"] : element;
  return value !== undefined && value !== null && typeof value !== "object";
}

/** The sub-attributes of an element that meets a condition, as far as it names them with `eq`. */
function describe(where: Filter): JsonObject {
  if (where.kind === "and") return Object.assign({}, ...where.operands.map(describe)) as JsonObject;
  const isEqual = where.kind === "compare" && where.operator === "eq" && where.value !== null;
  return isEqual && where.attribute.subAttribute === undefined ? { [where.attribute.name]: where.value } : {};
}

function overlay(described: JsonObject, value: Element): Element {
  return isObject(value) ? { ...described, ...value } : value;
}

function merge(values: readonly Element[]): Element {
  return values.reduce<Element>((merged, value) => mergeInto(merged, value), {});
}

function isPrimary(element: Element): boolean {
  return isObject(element) && element["primary"] === true;
}
