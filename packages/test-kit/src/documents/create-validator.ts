import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import type { OpenapiDocument } from "./document.js";

/**
 * Validates a value against the schema at a place in a document and returns the problems. The parts of the place are
 * not escaped.
 */
export type Validate = (place: readonly string[], value: unknown) => readonly string[];

/** Members of an OpenAPI document that are not keywords of JSON Schema. */
const otherKeywords = ["openapi", "info", "servers", "security", "paths", "components", "x-enumDescriptions"];

const mostProblems = 12;

/** Creates a validator for the schemas of a document, in ajv's strict mode. Schemas are compiled on first use. */
export function createValidator(document: OpenapiDocument): Validate {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    // Optimizing takes half of the time of compiling, and most schemas validate a few values.
    code: { optimize: false },
    formats: { "date-time": fullFormats["date-time"] },
  });
  for (const keyword of otherKeywords) ajv.addKeyword(keyword);
  ajv.addSchema({ ...document, $id: "document" });
  return (place, value) => {
    const pointer = place.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")));
    const validate = ajv.getSchema(`document#/${pointer.join("/")}`);
    if (validate === undefined) return [`no schema at ${place.join(" ")}`];
    if (validate(value) === true) return [];
    const problems = new Set((validate.errors ?? []).map(printProblem));
    return [...problems].slice(0, mostProblems);
  };
}

function printProblem({ instancePath, message, params }: ErrorObject): string {
  const detail = Object.values(params).filter((value) => typeof value === "string");
  const more = detail.length === 0 || message?.includes(String(detail[0])) === true ? "" : ` (${detail.join(", ")})`;
  return `${instancePath === "" ? "the body" : instancePath} ${message ?? "is invalid"}${more}`;
}
