import type { FunctionParameter, ParameterValues } from "../../../model/app-function.js";
import type { BlockProblem } from "../../blocks/block-problems.js";

/**
 * Finds what is wrong with inputs or outputs.
 * @param place name of the argument, where the paths of problems start
 */
export function findParameterProblems(
  values: ParameterValues,
  parameters: readonly FunctionParameter[],
  place: "inputs" | "outputs",
): readonly BlockProblem[] {
  const names = parameters.map(({ name }) => name);
  const unknown = Object.keys(values).filter((name) => !names.includes(name));
  const wanted = `must be one of the ${place} of the function: ${names.join(", ") || "it has none"}`;
  return [
    ...parameters.flatMap((parameter) => findProblem(parameter, values[parameter.name], place)),
    ...unknown.map((name) => ({ path: [place, name], found: values[name], wanted })),
  ];
}

function findProblem(
  { name, type, isRequired }: FunctionParameter,
  value: unknown,
  place: string,
): readonly BlockProblem[] {
  const path = [place, name];
  if (value === undefined || value === null) {
    return isRequired ? [{ path, found: value, wanted: "must be given: it is required" }] : [];
  }
  const { article, fits } = plainTypes[type] ?? anything;
  return fits(value) ? [] : [{ path, found: value, wanted: `must be ${article} ${type}` }];
}

interface PlainType {
  readonly article: "a" | "an";
  readonly fits: (value: unknown) => boolean;
}

/** Other types are the vendor's, or those of the app. */
const plainTypes: Readonly<Record<string, PlainType>> = {
  string: { article: "a", fits: (value) => typeof value === "string" },
  number: { article: "a", fits: (value) => typeof value === "number" },
  integer: { article: "an", fits: (value) => Number.isInteger(value) },
  boolean: { article: "a", fits: (value) => typeof value === "boolean" },
  array: { article: "an", fits: (value) => Array.isArray(value) },
  object: { article: "an", fits: (value) => typeof value === "object" && !Array.isArray(value) },
};

const anything: PlainType = { article: "a", fits: () => true };
