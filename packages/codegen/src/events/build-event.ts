import type { EventCase, EventFile, Field, Fields } from "../formats/index.js";
import { type BuildContext, buildObject } from "../model/build-values.js";
import type { NamedModel, ObjectModel, UnionModel } from "../model/value-model.js";
import { pascalCase } from "../names/names.js";

/** Name of the interface of an event's payload. */
export function eventTypeName(name: string): string {
  return `${pascalCase(name)}Event`;
}

/** Builds the payload of an event and everything inside it. Dependencies come first. */
export function buildEvent(event: EventFile, context: BuildContext): readonly NamedModel[] {
  const { variants } = event;
  if (variants === undefined) {
    buildObject({ ...named(event), fields: { ...typeField(event), ...event.payload } }, context);
    return context.named;
  }
  const { by } = variants;
  const cases = variants.cases.map((each) => buildCase(event, by, each, context));
  context.named.push(unionOf(event, cases, context));
  return context.named;
}

/** The fields of a payload, including those of all its cases. */
export function payloadFields({ payload, variants }: EventFile): readonly (readonly [string, Field])[] {
  return [...(variants?.cases ?? []).flatMap(({ fields = {} }) => Object.entries(fields)), ...Object.entries(payload)];
}

interface BuiltCase {
  readonly stated: EventCase;
  readonly model: ObjectModel;
}

function buildCase(event: EventFile, by: string, stated: EventCase, context: BuildContext): BuiltCase {
  const { values, fields, without = [], typeName, description } = stated;
  const shared = Object.entries(event.payload).filter(([name]) => !without.includes(name));
  const parts = {
    ...typeField(event),
    ...(values && { [by]: { required: true, limits: { oneOf: values }, description: `Case of ${event.name}.` } }),
    ...fields,
    ...Object.fromEntries(shared),
  };
  return { stated, model: buildObject({ name: typeName, description, fields: parts }, context) };
}

function unionOf(event: EventFile, built: readonly BuiltCase[], { messages, voice }: BuildContext): UnionModel {
  const { variants } = event;
  const values = built.flatMap(({ stated }) => stated.values ?? []);
  const keyless = built.flatMap(({ stated: { values: own, having }, model }) =>
    own === undefined ? [{ model, ...(having !== undefined && { having }) }] : [],
  );
  return {
    kind: "union",
    ...named(event),
    by: variants?.by ?? "",
    cases: built.map(({ model }) => model),
    ...(keyless.length > 0 && { keyless }),
    messages,
    noCase: voice.limit("oneOf", values, {}, messages),
  };
}

function named({ name, description }: EventFile): { readonly name: string; readonly description: string } {
  return { name: eventTypeName(name), description };
}

function typeField({ name }: EventFile): Fields {
  const type: Field = { required: true, limits: { oneOf: [name] }, description: `Always ${name}.` };
  return { type };
}
