import { closeDocument } from "./close-schema.js";
import { createValidator, type Validate } from "./create-validator.js";
import type { DocumentedResponse, OpenapiDocument } from "./document.js";
import { findOperation } from "./find-operation.js";

/** A server's answer to a request. */
export interface Answered {
  readonly verb: string;
  /** Path relative to the document's base address, without a query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** The body. */
  readonly text: string;
}

/** Returns the differences between an answer and a document. Empty if it matches. */
export type CheckAnswer = (answered: Answered) => readonly string[];

interface Described {
  readonly place: readonly string[];
  readonly response: DocumentedResponse;
}

/**
 * Creates a checker for a document. It compares status, media type, `Retry-After` and body. A body may not have
 * undocumented members.
 */
export function createAnswerChecker(document: OpenapiDocument): CheckAnswer {
  const published = createValidator(document);
  const closed = createValidator(closeDocument(document));
  return (answered) => {
    const described = describe(document, answered);
    if (described === undefined) return [`the status ${answered.status} is not documented`];
    const problems = checkWait(answered);
    // An answer to HEAD has no body.
    return answered.verb === "HEAD" ? problems : [...problems, ...checkBody(described, answered, [published, closed])];
  };
}

/** The description of the answer: that of the operation, or else the one shared by all operations. */
function describe(document: OpenapiDocument, { verb, path, status }: Answered): Described | undefined {
  const found = findOperation(document, verb, path);
  if (found === undefined) return describeCommon(document, status);
  const response = found.operation.responses[String(status)];
  if (response === undefined) return undefined;
  const place = ["paths", found.path, found.verb, "responses", String(status)];
  return response.$ref === undefined ? { place, response } : followRef(document, response.$ref);
}

function describeCommon(document: OpenapiDocument, status: number): Described | undefined {
  const { schemas } = document.components;
  if (status !== 200) return followRef(document, `#/components/responses/Status${status}`);
  if (schemas["CommonError"] === undefined) return undefined;
  const content = { "application/json": { schema: { $ref: "#/components/schemas/CommonError" } } };
  return { place: ["components", "schemas", "CommonError"], response: { content } };
}

function followRef({ components }: OpenapiDocument, ref: string): Described | undefined {
  const place = ref.split("/").slice(1);
  const response = components.responses?.[place.at(-1) ?? ""];
  return response && { place, response };
}

function checkWait({ headers }: Answered): readonly string[] {
  const wait = headers.get("retry-after");
  return wait === null || /^[1-9]\d*$/.test(wait) ? [] : [`Retry-After is ${wait}`];
}

function checkBody(
  { place, response }: Described,
  { headers, text }: Answered,
  validators: readonly Validate[],
): readonly string[] {
  if (response.content === undefined) return text === "" ? [] : ["the body is documented as empty"];
  const type = headers.get("content-type")?.split(";", 1)[0]?.trim() ?? "none";
  if (!Object.hasOwn(response.content, type)) return [`the media type ${type} is not documented`];
  const value = parse(text);
  if (value === undefined) return ["the body is not JSON"];
  const schema = place.at(-2) === "schemas" ? place : [...place, "content", type, "schema"];
  // One message is enough, so what the published schema refuses is not checked again.
  for (const validate of validators) {
    const problems = validate(schema, value);
    if (problems.length > 0) return problems;
  }
  return [];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
