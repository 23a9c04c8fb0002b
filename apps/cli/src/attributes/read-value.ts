import type { AttributeDefinition } from "@rollcall/scim-core";
import { CommandError, exitCodes } from "../describe-error.js";

/**
 * Parses the value of an attribute. Several values are separated by semicolons, and the first is the primary one. Text
 * that starts with a bracket is JSON.
 * @throws CommandError if the text is not a value of the attribute's type
 */
export function readValue(attribute: AttributeDefinition, text: string): unknown {
  const { wireName, type, multiValued } = attribute;
  if (/^\s*[[{]/.test(text) && (multiValued || type === "complex")) return readJson(wireName, text);
  if (!multiValued) return readOne(attribute, text);
  const parts = text.split(";").map((part) => part.trim());
  return parts.filter((part) => part !== "").map((part, index) => readElement(attribute, part, index === 0));
}

function readElement(attribute: AttributeDefinition, text: string, isFirst: boolean): unknown {
  const { type, subAttributes = {} } = attribute;
  if (type !== "complex") return readOne(attribute, text);
  return { value: text, ...(isFirst && "primary" in subAttributes && { primary: true }) };
}

function readOne({ wireName, type, bareValue }: AttributeDefinition, text: string): unknown {
  switch (type) {
    case "boolean":
      if (/^(true|false)$/i.test(text)) return text.toLowerCase() === "true";
      throw wrong(wireName, text, "true or false");
    case "integer":
      if (/^-?\d{1,15}$/.test(text)) return Number(text);
      throw wrong(wireName, text, "a whole number");
    case "decimal":
      if (text.trim() !== "" && Number.isFinite(Number(text))) return Number(text);
      throw wrong(wireName, text, "a number");
    case "complex":
      if (bareValue !== undefined) return { [bareValue]: text };
      throw wrong(wireName, text, "JSON");
    case "string":
    case "dateTime":
    case "reference":
    case "binary":
      return text;
  }
}

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrong(name, text, "JSON", error);
  }
}

function wrong(name: string, text: string, wanted: string, cause?: unknown): CommandError {
  const shown = JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
  return new CommandError(
    `${name} must be ${wanted}, not ${shown}`,
    exitCodes.usage,
    cause === undefined ? {} : { cause },
  );
}
