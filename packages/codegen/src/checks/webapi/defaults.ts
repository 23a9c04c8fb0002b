import type { Finding, LoadedFile, Path } from "../../formats/loaded-set.js";
import type { Field } from "../../formats/shared/field.js";
import { limitFact } from "../../formats/shared/limits.js";
import { brokenLimit } from "../shared/contrary-limits.js";
import { finding } from "../shared/findings.js";

/** A finding for a default that could not have been sent, or of a value that cannot be omitted. */
export function unfitDefault(file: Pick<LoadedFile, "file">, field: Field, path: Path): readonly Finding[] {
  const { default: value, required } = field;
  if (value === undefined) return [];
  const message = required === true ? "What is required has no default" : findFault(value, field);
  return message === undefined ? [] : [finding(file, [...path, "default"], message)];
}

function findFault(value: string | number | boolean, { type = "string", ref, list, limits = {} }: Field) {
  const text = JSON.stringify(value);
  const wanted = type === "integer" ? "number" : type;
  const isWhole = type !== "integer" || Number.isInteger(value);
  if (typeof value !== wanted || !isWhole || list === true || ref !== undefined)
    return `${text} is no value of its type`;
  const broken = brokenLimit(value, limits);
  if (broken === undefined) return undefined;
  if (broken === "oneOf") return `${text} is none of its values`;
  const limit = limits[broken];
  return `${text} breaks ${broken}${limit === undefined ? "" : `, which is ${JSON.stringify(limitFact<unknown>(limit).value)}`}`;
}
