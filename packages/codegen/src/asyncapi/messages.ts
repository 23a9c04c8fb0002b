import { eventTypeName } from "../events/build-event.js";
import { subscriptionsOf } from "../events/event-rows.js";
import type { EventEnvelope, EventFile } from "../formats/index.js";
import { anyEvent } from "../json-schemas/event-components.js";
import { componentRef, type Json } from "../openapi/json-schema.js";
import type { ResolvedWebapi } from "../webapi/resolved-webapi.js";
import { exampleOf } from "./example-value.js";

/** A message of the document by its name. */
export type Messages = Record<string, Json>;

const form = "application/x-www-form-urlencoded";
const signed = [{ $ref: "#/components/messageTraits/signed" }];

/** One message for each event, in the body that carries it. */
export function eventMessages(webapi: ResolvedWebapi, schemas: Json): Messages {
  const carrier = webapi.envelopes.find(({ value }) => value.carries !== undefined)?.value;
  return Object.fromEntries(webapi.events.map(({ value }) => [value.name, eventMessage(value, carrier, schemas)]));
}

function eventMessage(event: EventFile, carrier: EventEnvelope | undefined, schemas: Json): Json {
  const payload = componentRef(eventTypeName(event.name));
  const narrowed = carrier?.carries !== undefined && {
    allOf: [
      componentRef(carrier.name),
      { type: "object", properties: { [carrier.carries]: payload }, required: [carrier.carries] },
    ],
  };
  return {
    name: event.name,
    title: event.name,
    summary: event.description,
    traits: signed,
    ...described(narrowed || payload, schemas),
    "x-receivers": event.class,
    "x-emit": event.emit,
    "x-subscriptions": subscriptionsOf(event).map(({ name, scopes }) => ({ name, scopes })),
  };
}

/** The message of a body over HTTP. */
export function httpMessage({ name, description, content }: EventEnvelope, schemas: Json): Json {
  const base = { name, title: name, summary: description, traits: signed };
  const payload = componentRef(name);
  if (content === "slash_commands") return { ...base, contentType: form, ...described(payload, schemas) };
  if (content !== "interactive") return { ...base, ...described(payload, schemas) };
  const field = {
    type: "string",
    contentMediaType: "application/json",
    contentSchema: payload,
    description: `JSON text of a ${name}.`,
  };
  const example = exampleOf(payload, schemas);
  return {
    ...base,
    contentType: form,
    payload: { type: "object", properties: { payload: field }, required: ["payload"] },
    examples: example === undefined ? undefined : [{ payload: { payload: JSON.stringify(example) } }],
  };
}

/** The message of a frame of a socket. */
export function frameMessage({ name, description }: EventEnvelope, schemas: Json): Json {
  return { name, title: name, summary: description, ...described(componentRef(name), schemas) };
}

/** The messages of envelopes over a socket, one for each kind of content. */
export function socketMessages(webapi: ResolvedWebapi, envelope: EventEnvelope, schemas: Json): Messages {
  const kinds = ["events_api", "interactive", "slash_commands"] as const;
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const bodies = webapi.envelopes.filter(({ value: { content = "events_api" } }) => content === kind);
      if (bodies.length === 0) return [];
      const carried = { anyOf: bodies.map(({ value }) => componentRef(value.name)) };
      const narrowed = {
        type: "object",
        properties: { type: { type: "string", const: kind }, payload: carried },
        required: ["type", "payload"],
      };
      const payload = { allOf: [componentRef(envelope.name), narrowed] };
      const summary = `Envelope with ${bodies.map(({ value }) => value.name).join(", ")}.`;
      return [[kind, { name: kind, title: kind, summary, ...described(payload, schemas) }]];
    }),
  );
}

/** A payload with an example. */
export function described(payload: Json, schemas: Json): Json {
  const example = exampleOf(payload, schemas);
  return { payload, examples: example === undefined ? undefined : [{ payload: example }] };
}

/** Names of the schemas that messages use. */
export function rootSchemas({ envelopes, events }: ResolvedWebapi): readonly string[] {
  const payloads = events.map(({ value }) => eventTypeName(value.name));
  return [anyEvent, ...payloads, ...envelopes.map(({ value }) => value.name)];
}
