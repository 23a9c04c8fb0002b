import { eventTypeName } from "../events/build-event.js";
import type { EventCase, EventFile, Field, Fields } from "../formats/index.js";
import { type Components, type FieldContext, fieldsSchema, valueSchema } from "../openapi/field-schemas.js";
import { componentRef, type Json } from "../openapi/json-schema.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";

/** Name of the schema of any event. */
export const anyEvent = "Event";

/** The schemas of what a set's apps are sent: shared types, payloads of events, and the bodies that carry them. */
export function eventComponents(webapi: ResolvedWebapi): Components {
  const components: Components = new Map();
  const context: FieldContext = { components, answered: true };
  for (const { value } of webapi.types) components.set(value.name, valueSchema(value, context));
  for (const { value } of webapi.events) addEvent(value, context);
  const payloads = webapi.events.map(({ value }) => componentRef(eventTypeName(value.name)));
  components.set(anyEvent, { anyOf: payloads, description: "Payload of any event." });
  for (const { value } of webapi.envelopes) {
    const body = fieldsSchema(value.fields, context, "ignore");
    components.set(value.name, { ...carrying(body, value.carries), description: value.description });
    if (value.answer === undefined) continue;
    const answer = fieldsSchema(value.answer, context, "ignore");
    components.set(answerName(value.name), { ...answer, description: `Answer of the app to ${value.name}.` });
  }
  return components;
}

/** Name of the schema of what an app answers to a body. */
export function answerName(envelope: string): string {
  return `${envelope}Answer`;
}

/** A body in which one field has the payload of an event. */
function carrying(body: Json, field: string | undefined): Json {
  if (field === undefined) return body;
  return { ...body, properties: { ...(body["properties"] as Json), [field]: componentRef(anyEvent) } };
}

function addEvent(event: EventFile, context: FieldContext): void {
  const { components } = context;
  const name = eventTypeName(event.name);
  const type: Field = { required: true, limits: { oneOf: [event.name] }, description: `Always ${event.name}.` };
  if (event.variants === undefined) {
    const body = fieldsSchema({ type, ...event.payload }, context, "ignore");
    components.set(name, { ...body, description: event.description });
    return;
  }
  const { by, cases } = event.variants;
  for (const each of cases) components.set(each.typeName, caseSchema(event, each, type, context));
  components.set(name, {
    anyOf: cases.map(({ typeName }) => componentRef(typeName)),
    description: `${event.description} \`${by}\` tells the cases apart.`,
  });
}

function caseSchema(event: EventFile, each: EventCase, type: Field, context: FieldContext): Json {
  const { values, fields, without = [], description } = each;
  const by = event.variants?.by ?? "";
  const key: Fields =
    values === undefined ? {} : { [by]: { required: true, limits: { oneOf: values }, description: "The case." } };
  const shared = Object.entries(event.payload).filter(([name]) => !without.includes(name));
  const body = fieldsSchema({ type, ...key, ...fields, ...Object.fromEntries(shared) }, context, "ignore");
  // Objects may have further keys, so that a case without the key would accept every other one.
  return { ...body, ...(values === undefined && { not: { required: [by] } }), description };
}
