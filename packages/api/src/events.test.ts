import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as svc from "./generated/events/index.js";
import { smallestValues } from "./generated/witness/events-smallest-values.js";
import { problemsOf } from "./test-events/problems-of.js";

/** A payload with one member replaced or removed, or with one more. */
function spoilt(value: object): fc.Arbitrary<readonly [key: string, value: object]> {
  const parts = { key: fc.constantFrom(...Object.keys(value), "other"), by: fc.jsonValue(), keeps: fc.boolean() };
  return fc.record(parts).map(({ key, by, keeps }) => {
    const { [key]: _taken, ...rest }: Record<string, unknown> = { ...value };
    return [key, keeps ? { ...rest, [key]: by } : rest] as const;
  });
}

const rows = Object.entries(svc.events);

describe("events", () => {
  it("have the name of their row, and a reason if no commit brings them about", async () => {
    const loaded = rows.map(async ([type, { wireName, load, emit }]) => {
      const definition = await load();
      return { type, names: [wireName, definition.wireName], isByCommit: emit === "commit", ...definition };
    });
    const wrong = (await Promise.all(loaded)).filter(
      ({ type, names, isByCommit, reason }) =>
        names.some((name) => name !== type) || (reason === undefined) !== isByCommit,
    );
    expect(wrong.map(({ type }) => type)).toEqual([]);
  });

  it("has one subscription for each kind of conversation, and no subscription twice", () => {
    const names = rows.flatMap(([, { subscriptions }]) =>
      subscriptions.map(({ name, kind = "" }) => `${name} ${kind}`),
    );
    expect(names).toEqual([...new Set(names)]);
    expect(svc.events.message.subscriptions).toEqual([
      { name: "message.channels", kind: "public", scopes: ["channels:history"] },
      { name: "message.groups", kind: "private", scopes: ["groups:history"] },
      { name: "message.mpim", kind: "mpim", scopes: ["mpim:history"] },
      { name: "message.im", kind: "im", scopes: ["im:history"] },
    ]);
  });
});

describe("the validators of events", () => {
  it("all have a smallest value", () => {
    const names = Object.keys(svc).filter((name) => name.endsWith("Schema"));
    expect(smallestValues.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  // event-examples.test.ts tries those of events, each with all of its keys.
  const others = smallestValues.filter(({ name }) => !name.endsWith("EventSchema"));
  it.each(others)("accept it, and report only what is declared, in its place: $name", ({ schema, value }) => {
    expect(problemsOf(schema, value)).toEqual([]);
    const given = Object(value);
    fc.assert(
      fc.property(spoilt(given), ([key, wrong]) => {
        const problems = problemsOf(schema, wrong);
        const places = new Set(problems.map((place) => place.split(".")[0]));
        if (key !== "subtype" && key !== "message")
          expect([...places].filter((place) => place !== key && place !== "")).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
