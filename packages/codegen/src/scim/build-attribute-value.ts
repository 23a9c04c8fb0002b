import { limitFact } from "../formats/index.js";
import { messagesInside, ownMessages, refuseEmpty } from "../model/messages.js";
import type { Base, Check, Messages, ObjectModel, ValueModel } from "../model/value-model.js";
import { codes, limitChecks } from "../model/voice.js";
import type { ResolvedAttribute } from "./resolved-scim.js";
import { createName, nestedName } from "./type-names.js";

/** Side of a resource: what is returned, or what a client writes. */
export type Side = "resource" | "create";

/** Owner of an attribute. */
interface Owner {
  /** Name of its interface on the side of answers. */
  readonly name: string;
  readonly side: Side;
  /** Default messages. */
  readonly messages: Messages;
  /** Interfaces of complex attributes, dependencies first, each once. */
  readonly nested: Map<string, NestedModel>;
}

/** The interface of a complex attribute. */
export interface NestedModel {
  readonly model: ObjectModel;
  /** Whether it has validators: for what clients write, and for readOnly values that they send anyway. */
  readonly validated: boolean;
}

/** Parts of an object. */
interface ObjectParts {
  /** Name of the interface on its own side. */
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly ResolvedAttribute[];
}

/** Builds an object. The owner's name and messages are those of the object. */
export function buildObject({ name, description, attributes }: ObjectParts, owner: Owner): ObjectModel {
  const inside = { ...owner, messages: messagesInside(owner.messages) };
  const answered = owner.side === "resource";
  const members = attributes.filter((each) => (answered ? each.returned !== "never" : each.mutability !== "readOnly"));
  return {
    kind: "object",
    name,
    description,
    members: members.map((attribute) => ({
      name: attribute.name,
      description: attribute.description,
      required: attribute.required || (answered && attribute.alwaysPresent),
      value: { ...buildAttributeValue(attribute, inside), nullable: answered && attribute.nullable },
    })),
    unknownKeys: "drop",
    unknownKey: owner.messages.invalid,
    rules: [],
    messages: owner.messages,
  };
}

/** Builds the value of an attribute on its owner's side. */
export function buildAttributeValue(attribute: ResolvedAttribute, owner: Owner): ValueModel {
  const messages = ownMessages(attribute.errors, owner.messages);
  const { checks, listChecks } = limitChecks(attribute.limits, codes, messages);
  const dateTime: Check = { kind: "refine", by: "isDateTime", message: messages.invalid };
  const value: ValueModel = {
    base: buildBase(attribute, { ...owner, messages }),
    list: attribute.multiValued,
    nullable: false,
    checks: attribute.type === "dateTime" ? [dateTime, ...checks] : checks,
    listChecks,
    messages,
    elementMessages: messagesInside(messages),
  };
  const isWanted = attribute.required || attribute.errors["empty"] !== undefined;
  const refusesEmpty = owner.side === "create" && isWanted && !isCountedByService(attribute);
  const checked = refusesEmpty ? refuseEmpty(value, codes) : value;
  // An optional value is never missing.
  return attribute.required ? checked : { ...checked, messages: { ...messages, missing: messages.invalid } };
}

/** Whether the service decides when a list may be empty. */
function isCountedByService({ limits: { minItems } }: ResolvedAttribute): boolean {
  return minItems !== undefined && limitFact(minItems).of === "stored";
}

function buildBase(attribute: ResolvedAttribute, owner: Owner): Base {
  const oneOf = attribute.limits.oneOf === undefined ? undefined : limitFact(attribute.limits.oneOf);
  if (oneOf?.of === "sent") {
    return { kind: "oneOf", values: oneOf.value, message: oneOf.error ?? owner.messages.invalid };
  }
  switch (attribute.type) {
    case "boolean":
      return { kind: attribute.booleanText ? "booleanText" : "boolean" };
    case "decimal":
      return { kind: "number" };
    case "integer":
      return { kind: "integer" };
    case "string":
    case "dateTime":
    case "reference":
    case "binary":
      return { kind: "string" };
    case "complex":
      return buildComplex(attribute, owner);
  }
}

function buildComplex(attribute: ResolvedAttribute, owner: Owner): Base {
  const answered = nestedName(owner.name, attribute);
  const written = createName(answered, attribute.subAttributes);
  const name = owner.side === "resource" ? answered : written;
  const shared = attribute.extension !== undefined;
  if (!shared && !owner.nested.has(name)) {
    const messages = attribute.multiValued ? messagesInside(owner.messages) : owner.messages;
    const description =
      name === answered ? attribute.description : `The part of {@link ${answered}} that clients can write.`;
    const parts = { name, description, attributes: keptByBackends(attribute) };
    owner.nested.set(name, {
      model: buildObject(parts, { ...owner, name: answered, messages }),
      validated: name === written || attribute.mutability === "readOnly",
    });
  }
  return { kind: "named", name, shared, relabelled: false };
}

/** Sub-attributes without those of `meta` that the engine writes, which no backend returns. */
function keptByBackends({ name, subAttributes }: ResolvedAttribute): readonly ResolvedAttribute[] {
  if (name !== "meta") return subAttributes;
  return subAttributes.filter((each) => each.name !== "location" && each.name !== "resourceType");
}
