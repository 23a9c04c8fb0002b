import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { urns } from "../codecs/v2/urns.js";
import type { Device } from "../test-sets/device.js";
import { createDeviceServer } from "../test-sets/device-server.js";

const warranty = "urn:example:warranty:2.0";

type Json = Readonly<Record<string, unknown>>;
type Mutable = Record<string, unknown>;

const word = fc.constantFrom("a", "A", "b", "c", "d");
const kind = fc.constantFrom("x", "X", "y");
const tag = fc.record({ value: word, type: kind, primary: fc.boolean() }, { requiredKeys: ["value"] });
const condition = fc.oneof(
  word.map((value) => ({
    text: `value eq "${value}"`,
    meets: (each: Json) => isSame(each["value"], value),
    describes: { value },
  })),
  kind.map((type) => ({
    text: `TYPE eq "${type}"`,
    meets: (each: Json) => isSame(each["type"], type),
    describes: { type },
  })),
  kind.map((type) => ({
    text: `not (type eq "${type}")`,
    meets: (each: Json) => !isSame(each["type"], type),
    describes: {},
  })),
  fc.boolean().map((primary) => ({
    text: `primary eq "${primary ? "True" : "False"}"`,
    meets: (each: Json) => each["primary"] === primary,
    describes: { primary },
  })),
  fc.tuple(word, kind).map(([value, type]) => ({
    text: `value eq "${value}" and type eq "${type}"`,
    meets: (each: Json) => isSame(each["value"], value) && isSame(each["type"], type),
    describes: { value, type },
  })),
  fc.constant({ text: "type pr", meets: (each: Json) => each["type"] !== undefined, describes: {} }),
);

/** An operation, and its simple interpretation on a device. Returns `refused` if the operation is refused. */
interface Step {
  readonly operation: Json;
  readonly apply: (device: Mutable) => unknown;
}

const refused = "refused";

/**
 * Creates the element that a condition without a match describes. Refused if the new element would not match either.
 */
function make(device: Mutable, made: Json, meets: (tag: Json) => boolean): unknown {
  if (!meets(made)) return refused;
  device["tags"] = addAll(tagsOf(device), [made]);
  return undefined;
}

const write = fc.constantFrom("add", "Replace");
const isAdd = (op: string) => op === "add";

const onSingle: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(write, word).map(([op, value]) => ({
    operation: { op, path: "displayName", value },
    apply: (device: Mutable) => {
      device["displayName"] = value;
    },
  })),
  fc.constant({
    operation: { op: "remove", path: "DISPLAYNAME" },
    apply: (device: Mutable) => {
      delete device["displayName"];
    },
  }),
  fc.tuple(write, fc.boolean()).map(([op, active]) => ({
    operation: { op, value: { active: String(active), "place.room": "r", [`${warranty}:vendor`]: "V" } },
    apply: (device: Mutable) => {
      device["active"] = active;
      device["place"] = { ...(device["place"] as Json), room: "r" };
      device["warranty"] = { ...(device["warranty"] as Json), vendor: { vendorId: "V" } };
    },
  })),
  fc.tuple(write, word).map(([op, building]) => ({
    operation: { op, path: "place", value: { building } },
    apply: (device: Mutable) => {
      device["place"] = { ...(device["place"] as Json), building };
    },
  })),
  fc.constant({
    operation: { op: "remove", path: "place.room" },
    apply: (device: Mutable) => {
      if (device["place"] === undefined) return;
      const { room: _room, ...place } = device["place"] as Mutable;
      if (Object.keys(place).length === 0) delete device["place"];
      else device["place"] = place;
    },
  }),
  fc.constant({
    operation: { op: "remove", path: warranty },
    apply: (device: Mutable) => {
      delete device["warranty"];
    },
  }),
);

const onList: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(write, fc.array(tag, { maxLength: 3 })).map(([op, value]) => ({
    operation: { op, path: "tags", value },
    apply: (device: Mutable) => {
      device["tags"] = addAll(isAdd(op) ? tagsOf(device) : [], value);
    },
  })),
  fc.tuple(write, condition, tag).map(([op, { text, meets, describes }, value]) => ({
    operation: { op, path: `tags[${text}]`, value },
    apply: (device: Mutable) => {
      const tags = tagsOf(device);
      const first = tags.findIndex(meets);
      if (first === -1) return make(device, { ...describes, ...value }, meets);
      if (isAdd(op)) device["tags"] = setEach(tags, meets, value);
      else {
        const kept = tags.flatMap((each, index) => {
          if (index === first) return [{ ...describes, ...value }];
          return meets(each) ? [] : [each];
        });
        device["tags"] = markOne(kept, tags.slice(0, first).filter((each) => !meets(each)).length);
      }
      return undefined;
    },
  })),
  fc.tuple(write, condition, kind).map(([op, { text, meets, describes }, type]) => ({
    operation: { op, path: `tags[${text}].type`, value: type },
    apply: (device: Mutable) => {
      const tags = tagsOf(device);
      if (!tags.some(meets)) return make(device, { ...describes, type }, meets);
      device["tags"] = setEach(tags, meets, { type });
      return undefined;
    },
  })),
  fc.tuple(write, condition, word).map(([op, { text, meets, describes }, value]) => ({
    operation: { op, path: `tags[${text}].value`, value },
    apply: (device: Mutable) => {
      const tags = tagsOf(device);
      if (!tags.some(meets)) return make(device, { ...describes, value }, meets);
      device["tags"] = setEach(tags, meets, { value });
      return undefined;
    },
  })),
  condition.map(({ text, meets }) => ({
    operation: { op: "remove", path: `tags[${text}]` },
    apply: (device: Mutable) => {
      if (device["tags"] !== undefined) device["tags"] = tagsOf(device).filter((each) => !meets(each));
    },
  })),
  fc.array(word, { minLength: 1, maxLength: 2 }).map((values) => ({
    operation: { op: "remove", path: "tags", value: values.map((value) => ({ value, $ref: "x" })) },
    apply: (device: Mutable) => {
      const isListed = (each: Json) => values.some((value) => isSame(each["value"], value));
      if (device["tags"] !== undefined) device["tags"] = tagsOf(device).filter((each) => !isListed(each));
    },
  })),
  fc.constant({
    operation: { op: "remove", path: "tags" },
    apply: (device: Mutable) => {
      delete device["tags"];
    },
  }),
);

const wrong: fc.Arbitrary<Step> = fc
  .constantFrom<Json>(
    { op: "remove", path: "nothing" },
    { op: "remove", path: 'tags[nothing eq "x"]' },
    { op: "add", path: "active", value: "perhaps" },
    { op: "replace", path: "uses", value: 5 },
    { op: "replace", path: "secret", value: "x" },
    { op: "remove", path: "serialNumber" },
    { op: "copy", path: "tags" },
  )
  .map((operation) => ({ operation, apply: () => refused }));

const steps = fc.array(
  fc.oneof({ weight: 4, arbitrary: onSingle }, { weight: 12, arbitrary: onList }, { weight: 1, arbitrary: wrong }),
  {
    maxLength: 8,
  },
);
const given = fc.record(
  {
    displayName: word,
    tags: fc.array(tag, { maxLength: 3 }).map((tags) => addAll([], tags)),
    place: fc.record({ room: word, building: word }, { requiredKeys: [] }),
    warranty: fc.constant({ until: "u" }),
  },
  { requiredKeys: [] },
);

describe("a random PatchOp", () => {
  it("has the same effect as a simple interpretation of its operations, or none", async () => {
    const { send, stored } = createDeviceServer();
    await fc.assert(
      fc.asyncProperty(given, steps, async (device, chosen) => {
        const before = { id: "D1", meta: { created: "c" }, serialNumber: "1", ...structuredClone(device) };
        stored.set("D1", before as unknown as Device);
        const body = { schemas: [urns.patchOp], Operations: chosen.map(({ operation }) => operation) };
        const { status } = await send("PATCH", "/v2/Devices/D1", body);
        const wanted: Mutable = structuredClone(before);
        const isRefused = chosen.some(({ apply }) => apply(wanted) === refused);
        expect(status).toBe(isRefused ? 400 : 200);
        expect(stored.get("D1")).toEqual(isRefused ? before : wanted);
      }),
      { numRuns: 2000 },
    );
  });
});

function tagsOf(device: Json): readonly Json[] {
  return (device["tags"] ?? []) as readonly Json[];
}

function isSame(one: unknown, other: unknown): boolean {
  return typeof one === "string" && typeof other === "string"
    ? one.toLowerCase() === other.toLowerCase()
    : one === other;
}

function addAll(tags: readonly Json[], added: readonly Json[]): readonly Json[] {
  return added.reduce<readonly Json[]>((list, tag) => {
    const place = list.findIndex((each) => isTwin(each, tag));
    if (place === -1) return markOne(list.concat(tag), list.length);
    return markOne(
      list.map((each, index) => (index === place ? { ...each, ...tag } : each)),
      place,
    );
  }, tags);
}

/** Elements are distinguished by their `value`, or, without one, by all of their members. */
function isTwin(one: Json, other: Json): boolean {
  if (one["value"] !== undefined || other["value"] !== undefined) return isSame(one["value"], other["value"]);
  return one["type"] === other["type"] && one["primary"] === other["primary"];
}

/** In order, because a later element that becomes primary clears the mark of an earlier one. */
function setEach(tags: readonly Json[], meets: (tag: Json) => boolean, part: Json): readonly Json[] {
  const places = tags.flatMap((each, index) => (meets(each) ? [index] : []));
  return places.reduce<readonly Json[]>((list, place) => {
    const merged = list.map((each, index) => (index === place ? { ...each, ...part } : each));
    return markOne(merged, place);
  }, tags);
}

/** Only the element that became primary last is primary. */
function markOne(tags: readonly Json[], place: number): readonly Json[] {
  if (tags[place]?.["primary"] !== true) return tags;
  return tags.map((each, index) => (index !== place && each["primary"] === true ? { ...each, primary: false } : each));
}
