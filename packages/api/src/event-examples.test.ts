import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as svc from "./generated/events/index.js";
import { examples } from "./test-events/examples.js";
import { problemsOf } from "./test-events/problems-of.js";

const named = examples.map((event) => {
  const subtype = "subtype" in event ? ` ${event.subtype}` : "";
  return [`${event.type}${subtype}`, event] as const;
});

/** The keys of each case of each event, in the order of its definition. */
const orders = Object.entries(svc).flatMap(([name, schema]) =>
  /EventSchema$/.test(name) && typeof schema === "function" ? keysOf(schema(z)) : [],
);

function keysOf(schema: z.ZodType): readonly (readonly string[])[] {
  if (schema instanceof z.ZodObject) return [Object.keys(schema.shape)];
  return schema instanceof z.ZodDiscriminatedUnion
    ? schema.options.flatMap((option) => (option instanceof z.ZodType ? keysOf(option) : []))
    : [];
}

async function membersWithProblems(event: { readonly type: string; readonly other?: number }) {
  const { payload } = await svc.events[event.type as keyof typeof svc.events].load();
  return problemsOf(payload, event).map((place) => place.split(".")[0]);
}

describe("the definitions of events", () => {
  it("have an example each, and one for every subtype", () => {
    const types = new Set(examples.map(({ type }) => type));
    expect([...types].sort()).toEqual(Object.keys(svc.events).sort());
    const cases = new Set(examples.map((event) => Object.keys(event).join()));
    expect(orders.filter((keys) => !cases.has(keys.join()))).toEqual([]);
  });

  it.each(named)("accept an example with every key, and refuse a wrong value in its place: %s", async (_, event) => {
    expect(await membersWithProblems(event)).toEqual([]);
    expect(orders).toContainEqual(Object.keys(event));
    expect(svc.eventCallbackSchema(z).safeParse(envelopeOf(event)).error).toBe(undefined);
    const wrong = (value: unknown) => (typeof value === "number" ? "7" : 7);
    for (const [key, value] of Object.entries(event).slice(1)) {
      expect(await membersWithProblems({ ...event, [key]: wrong(value) })).toEqual([key]);
    }
    expect(await membersWithProblems({ ...event, other: 1 })).not.toEqual([]);
  });
});

describe("eventCallbackSchema", () => {
  it("refuses another type", () => {
    const others = examples.slice(0, 1).map((event) => ({ ...envelopeOf(event), type: "event" }));
    expect(others.map((each) => svc.eventCallbackSchema(z).safeParse(each).success)).toEqual([false]);
  });
});

function envelopeOf(event: (typeof examples)[number]): svc.EventCallbackOf {
  return {
    token: "t",
    team_id: "T1",
    enterprise_id: "E1",
    context_team_id: null,
    context_enterprise_id: "E1",
    api_app_id: "A1",
    event,
    type: "event_callback",
    event_id: "Ev1",
    event_time: 1531420618,
    authorizations: [{ enterprise_id: "E1", team_id: null, user_id: "U2", is_bot: true, is_enterprise_install: true }],
    is_ext_shared_channel: false,
    event_context: "EC1",
  };
}
