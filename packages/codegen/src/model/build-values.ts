import {
  type Field,
  type Fields,
  limitFact,
  type Rule,
  type ValueShape,
  type VariantCase,
  type Variants,
} from "../formats/index.js";
import { pascalCase, singular } from "../names/names.js";
import { ruleModel } from "./build-rules.js";
import { messagesInside, ownMessages, refuseEmpty } from "./messages.js";
import type { Base, MemberModel, Messages, NamedModel, ObjectModel, UnionModel, ValueModel } from "./value-model.js";
import { limitChecks, type Voice } from "./voice.js";

/** Options of building models. */
export interface BuildContext {
  readonly voice: Voice;
  /** Whether required strings and lists must not be empty by default. */
  readonly emptyRefused: boolean;
  /** Whether a type of another module has its own messages, which outer messages do not replace. */
  readonly speaksForItself: (typeName: string) => boolean;
  /** Messages of a type of another module that has its own. */
  readonly messagesOf: (typeName: string) => Partial<Messages>;
  /** Named models, built on demand, dependencies first. */
  readonly named: NamedModel[];
  /** Default messages. */
  readonly messages: Messages;
}

/** An object's parts, wherever they are written. */
interface ObjectParts {
  readonly name: string;
  readonly description: string;
  readonly fields: Fields;
  readonly open?: boolean | undefined;
  readonly rules?: readonly Rule[] | undefined;
  readonly unknownKeys?: ObjectModel["unknownKeys"];
}

/**
 * Builds an object and everything inside it, and adds it to the named models. The context's messages are those of the
 * object; its parts have their own.
 */
export function buildObject(parts: ObjectParts, context: BuildContext): ObjectModel {
  const messages = messagesInside(context.messages);
  const inside = { ...context, messages };
  const model: ObjectModel = {
    kind: "object",
    name: parts.name,
    description: parts.description,
    members: Object.entries(parts.fields).map(([name, field]) => buildMember(parts.name, [name, field], inside)),
    unknownKeys: parts.unknownKeys ?? (parts.open === true ? "keep" : "refuse"),
    unknownKey: context.voice.unknownKey(messages),
    rules: (parts.rules ?? []).map((rule) => ruleModel(rule, context.voice, messages)),
    messages: context.messages,
  };
  context.named.push(model);
  return model;
}

function buildMember(owner: string, [name, field]: readonly [string, Field], context: BuildContext): MemberModel {
  const element = field.list === true ? singular(name) : name;
  const value = buildValue(field.typeName ?? `${owner}${pascalCase(element)}`, field, context);
  const required = field.required === true;
  const refusesEmpty =
    required && !mayBeEmpty(field) && (context.emptyRefused || field.errors?.["empty"] !== undefined);
  return {
    name,
    description: field.description,
    required,
    value: {
      ...(refusesEmpty ? refuseEmpty(value, context.voice) : value),
      nullable: field.nullable === true,
      // An optional value is never missing.
      messages: required ? value.messages : { ...value.messages, missing: value.messages.invalid },
    },
  };
}

function mayBeEmpty({ limits }: Field): boolean {
  return limits?.minLength !== undefined && limitFact(limits.minLength).value === 0;
}

/** Builds a value. An inline object becomes a model with the given name. */
export function buildValue(name: string, shape: ValueShape, context: BuildContext): ValueModel {
  const { voice } = context;
  const own = ownMessages(shape.errors, context.messages);
  const messages = { ...own, invalid: voice.type(shape.list === true ? "a list" : typeNoun(shape), own) };
  const inside = messagesInside(own);
  return {
    base: buildBase(name, shape, { ...context, messages }),
    list: shape.list === true,
    ...(shape.nullableItems === true && { nullableItems: true }),
    nullable: false,
    messages,
    elementMessages: { ...inside, invalid: voice.type(typeNoun(shape), inside) },
    ...limitChecks(shape.limits, voice, messages),
  };
}

function buildBase(name: string, shape: ValueShape, context: BuildContext): Base {
  const { messages, voice } = context;
  if (shape.ref !== undefined) {
    const within = buildWithin(shape, context);
    return { kind: "named", name: shape.ref, shared: true, relabelled: isRelabelled(shape, context), ...within };
  }
  const oneOf = shape.limits?.oneOf === undefined ? undefined : limitFact(shape.limits.oneOf);
  if (oneOf?.of === "sent") {
    return { kind: "oneOf", values: oneOf.value, message: voice.limit("oneOf", oneOf.value, oneOf, messages) };
  }
  const type = shape.type ?? "string";
  if (type === "map") return buildMap(name, shape, context);
  if (type !== "object") return { kind: type };
  if (isAnyObject(shape)) return { kind: "map", values: anyValue(messagesInside(messages)) };
  return { kind: "named", name: namedObject(name, shape, context).name, shared: false, relabelled: false };
}

/** The members of a shared type that are narrower in one place, with their messages if the type has its own. */
function buildWithin(
  { ref = "", within }: ValueShape,
  context: BuildContext,
): Pick<Base & { kind: "named" }, "within"> {
  if (within === undefined) return {};
  const messages = messagesInside({ ...context.messages, ...context.messagesOf(ref) });
  const members = Object.entries(within).map(
    ([name, limits]) => [name, buildValue(name, { limits }, { ...context, messages })] as const,
  );
  return { within: members };
}

/** Whether the messages of its place apply to a shared type. */
function isRelabelled({ ref = "", errors }: ValueShape, { messages, speaksForItself }: BuildContext): boolean {
  return errors?.["inside"] !== undefined || (messages.inside !== undefined && !speaksForItself(ref));
}

function buildMap(name: string, shape: ValueShape, context: BuildContext): Base {
  const inside = { ...context, messages: messagesInside(context.messages) };
  const values = buildValue(`${name}Value`, shape.values ?? { type: "json" }, inside);
  return {
    kind: "map",
    values: { ...values, nullable: shape.values?.nullable === true },
    ...(shape.keys === undefined ? {} : { keys: shape.keys }),
  };
}

/** Whether an object's members have no messages. */
function isAnyObject({ fields, open, variants, rules, typeName }: ValueShape & Pick<Field, "typeName">): boolean {
  return open === true && [fields, variants, rules, typeName].every((key) => key === undefined);
}

function anyValue(messages: Messages): ValueModel {
  const nothing = { list: false, nullable: false, checks: [], listChecks: [] };
  return { base: { kind: "json" }, ...nothing, messages, elementMessages: messages };
}

/** Builds the object of a shape, or the union of its cases. */
export function namedObject(name: string, shape: ValueShape, context: BuildContext): NamedModel {
  const description = shape.description ?? `Value of ${name}.`;
  const around = shape.list === true ? messagesInside(context.messages) : context.messages;
  const own = { ...context, messages: { ...around, invalid: context.voice.type("an object", around) } };
  if (shape.variants === undefined) {
    const { fields = {}, open, rules } = shape;
    return buildObject({ name, description, fields, open, rules }, own);
  }
  const union = buildUnion({ name, description, shape, variants: shape.variants }, own);
  context.named.push(union);
  return union;
}

interface UnionParts {
  readonly name: string;
  readonly description: string;
  readonly shape: ValueShape;
  readonly variants: Variants;
}

function buildUnion(parts: UnionParts, context: BuildContext): UnionModel {
  const { name, description, variants } = parts;
  const { messages, voice } = context;
  const values = variants.cases.flatMap((each) => each.values);
  return {
    kind: "union",
    name,
    description,
    by: variants.by,
    cases: variants.cases.map((each) => buildCase(parts, each, context)),
    messages,
    noCase: voice.limit("oneOf", values, variants, messagesInside(messages)),
  };
}

function buildCase(
  { description, shape, variants }: UnionParts,
  each: VariantCase,
  context: BuildContext,
): ObjectModel {
  const key: Field = { required: true, description: variants.description, limits: { oneOf: each.values } };
  const parts: ObjectParts = {
    name: each.typeName,
    description: each.description ?? description,
    fields: { [variants.by]: key, ...shape.fields, ...each.fields },
    open: each.open ?? shape.open,
    rules: [...(shape.rules ?? []), ...(each.rules ?? [])],
  };
  return buildObject(parts, context);
}

/** The noun for a value of a shape. */
function typeNoun(shape: ValueShape): string {
  if (shape.ref !== undefined) return "an object";
  switch (shape.type ?? "string") {
    case "string":
      return "a string";
    case "integer":
      return "an integer";
    case "number":
      return "a number";
    case "boolean":
      return "true or false";
    case "object":
    case "map":
      return "an object";
    case "json":
      return "a JSON value";
  }
}
