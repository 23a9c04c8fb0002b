import type { Attribute, TypeModel } from "../model/model.js";
import { skip } from "./outcome.js";
import type { Found } from "./scim.js";

/** Attributes that take any text, in the order of preference. */
const preferred = [
  "title",
  "nickName",
  "displayName",
  "userType",
  "organization",
  "division",
  "department",
  "costCenter",
];
/** Texts whose form a server may check. */
const special =
  /^(id|externalId|userName|schemas|locale|timezone|preferredLanguage|profileUrl|password)$|mail|phone|date/i;

/** Whether an attribute takes any text and is returned. */
export function isPlainText({
  name,
  type,
  multiValued,
  mutability,
  returned,
  canonicalValues,
  uniqueness,
}: Attribute): boolean {
  const isOrdinary =
    mutability === "readWrite" && (returned === "default" || returned === "always") && uniqueness === "none";
  return type === "string" && !multiValued && isOrdinary && canonicalValues.length === 0 && !special.test(name);
}

/** The nth plain text attribute of a type. */
export function textOf({ name, attributes }: TypeModel, nth: number): string {
  const rank = ({ name: each }: Attribute) => (preferred.indexOf(each) + preferred.length + 1) % (preferred.length + 1);
  const texts = attributes
    .filter((each) => isPlainText(each) && each.returned === "default" && !each.required)
    .sort((a, b) => rank(a) - rank(b));
  return texts[nth]?.name ?? skip(`${name} has fewer than ${nth + 1} plain text attributes`);
}

/** The attribute for e-mail addresses, or another one with the same form. */
export function emailsOf({ name, attributes }: TypeModel): string {
  const has = (each: Attribute, sub: string) =>
    each.subAttributes.some((own) => own.name === sub && own.mutability === "readWrite");
  const isSo = (each: Attribute) =>
    each.multiValued &&
    each.type === "complex" &&
    has(each, "value") &&
    has(each, "type") &&
    each.mutability === "readWrite";
  const found = attributes.find((each) => each.name === "emails" && isSo(each));
  return found?.name ?? skip(`${name} has no writable emails with value and type`);
}

/** The first attribute of the types and their extensions that is so. */
export function findAttribute(types: readonly TypeModel[], isSo: (attribute: Attribute) => boolean): Found | undefined {
  for (const type of types) {
    const attribute = type.attributes.find(isSo);
    if (attribute !== undefined) return { type, attribute };
  }
  for (const type of types)
    for (const { urn, attributes } of type.extensions) {
      const attribute = attributes.find(isSo);
      if (attribute !== undefined) return { type, attribute, extension: urn };
    }
  return undefined;
}
