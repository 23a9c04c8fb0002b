import {
  type Field,
  type Fields,
  limitFact,
  type Rule,
  type ValueShape,
  type VariantCase,
  type Variants,
} from "../formats/index.js";
import { pascalCase, singular } from "../typescript/names.js";
import { ruleModel } from "./build-rules.js";
import { messagesInside, ownMessages } from "./messages.js";
import { refuseEmpty } from "./refuse-empty.js";
import { typeNoun } from "./type-noun.js";
import type { Base, MemberModel, Messages, NamedModel, ObjectModel, UnionModel, ValueModel } from "./value-model.js";
import { limitChecks, type Voice } from "./voice.js";

/** What models are built with. */
export interface BuildContext {
  readonly voice: Voice;
  /** Whether a required text or list must not be empty, even where no definition says so. */
  readonly emptyRefused: boolean;
  /** Whether a type of another module says its own messages, which those around it then leave alone. */
  readonly speaksForItself: (typeName: string) => boolean;
  /** Named models made on the way, those that others stand on first. */
  readonly named: NamedModel[];
  /** What holds for a value that says nothing itself. */
  readonly messages: Messages;
}

/** An object's parts, wherever they were written. */
export interface ObjectParts {
  readonly name: string;
  readonly description: string;
  readonly fields: Fields;
  readonly open?: boolean | undefined;
  readonly rules?: readonly Rule[] | undefined;
  readonly unknownKeys?: ObjectModel["unknownKeys"];
}

/**
 * Builds an object with everything below it, and notes it among the named models. The context's messages are those of
 * the object itself; what lies below says what they hold for it.
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
  const refusesEmpty = required && (context.emptyRefused || field.errors?.["empty"] !== undefined);
  return {
    name,
    description: field.description,
    required,
    value: {
      ...(refusesEmpty ? refuseEmpty(value, context.voice) : value),
      nullable: field.nullable === true,
      // What need not be there is never missing.
      messages: required ? value.messages : { ...value.messages, missing: value.messages.invalid },
    },
  };
}

/** Builds a value; an object written in place becomes a named model called `name`. */
export function buildValue(name: string, shape: ValueShape, context: BuildContext): ValueModel {
  const { voice } = context;
  const own = ownMessages(shape.errors, context.messages);
  const messages = { ...own, invalid: voice.type(shape.list === true ? "a list" : typeNoun(shape), own) };
  const inside = messagesInside(own);
  return {
    base: buildBase(name, shape, { ...context, messages }),
    list: shape.list === true,
    nullable: false,
    messages,
    elementMessages: { ...inside, invalid: voice.type(typeNoun(shape), inside) },
    ...limitChecks(shape.limits, voice, messages),
  };
}

function buildBase(name: string, shape: ValueShape, context: BuildContext): Base {
  const { messages, voice } = context;
  if (shape.ref !== undefined)
    return { kind: "named", name: shape.ref, shared: true, relabelled: isRelabelled(shape, context) };
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

/** Whether a shared type answers the messages of the place where it stands. */
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

/** Whether nothing is said of an object's members. */
function isAnyObject({ fields, open, variants, rules, typeName }: ValueShape & Pick<Field, "typeName">): boolean {
  return open === true && [fields, variants, rules, typeName].every((said) => said === undefined);
}

function anyValue(messages: Messages): ValueModel {
  const nothing = { list: false, nullable: false, checks: [], listChecks: [] };
  return { base: { kind: "json" }, ...nothing, messages, elementMessages: messages };
}

/** Builds the object, or the union of its cases, that a shape describes. */
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
