import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import type { ArgumentReference } from "../reference/reference.js";

/**
 * Parses the value of an argument of a method.
 * @throws CommandError if the text is not a value of the argument's form
 */
export function readArgument({ name, form }: ArgumentReference, text: string): unknown {
  switch (form) {
    case "string":
    case "jsonText":
      return text;
    case "boolean":
      if (/^(true|false)$/.test(text)) return text === "true";
      throw wrong(name, text, "true or false");
    case "integer":
      if (/^-?\d{1,15}$/.test(text)) return Number(text);
      throw wrong(name, text, "a whole number");
    case "number":
      if (text.trim() !== "" && Number.isFinite(Number(text))) return Number(text);
      throw wrong(name, text, "a number");
    case "list":
      return text.trimStart().startsWith("[") ? readJson(name, text, "a list") : text.split(",");
    case "object":
      return readJson(name, text, "a JSON object");
    case "objects":
      return readJson(name, text, "a list of JSON objects");
  }
}

function readJson(name: string, text: string, wanted: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrong(name, text, wanted, error);
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
