import type { Finding, LoadedFile, Path } from "../../formats/loaded-set.js";
import type { Field } from "../../formats/shared/field.js";
import { limitFact } from "../../formats/shared/limits.js";
import { brokenLimit } from "../shared/contrary-limits.js";
import { finding } from "../shared/findings.js";

/** Finds a default that is not a valid value, or that belongs to a required value. */
export function unfitDefault(file: Pick<LoadedFile, "file">, field: Field, path: Path): readonly Finding[] {
  const { default: value, required } = field;
  if (value === undefined) return [];
  const message = required === true ? "A required value cannot have a default" : findFault(value, field);
  return message === undefined ? [] : [finding(file, [...path, "default"], message)];
}

function findFault(value: string | number | boolean, { type = "string", ref, list, limits = {} }: Field) {
  const text = JSON.stringify(value);
  const wanted = type === "integer" ? "number" : type;
  const isWhole = type !== "integer" || Number.isInteger(value);
  if (typeof value !== wanted || !isWhole || list === true || ref !== undefined) return `${text} is not of its type`;
  const broken = brokenLimit(value, limits);
  if (broken === undefined) return undefined;
  if (broken === "oneOf") return `${text} is not one of its values`;
  const limit = limits[broken];
  return `${text} violates ${broken}${limit === undefined ? "" : `, which is ${JSON.stringify(limitFact<unknown>(limit).value)}`}`;
}
