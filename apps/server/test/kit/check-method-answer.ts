import { isDeepStrictEqual } from "node:util";
import { commonErrors, type Methods, webapi } from "@rollcall/api/webapi";
import { z } from "zod";
import type { MethodAnswer } from "./method-answer.js";
import { commonCodes, methodCodes } from "./method-definitions.js";
import { methods } from "./methods.js";

/**
 * Lists how an answer departs from the definition of its method; empty if it does not. An unknown method may answer
 * only common codes.
 */
export function checkMethodAnswer(method: string, answer: MethodAnswer): readonly string[] {
  const { ok, warning: _warning, ...fields } = answer.body;
  if (typeof ok !== "boolean") return ["ok is not a boolean"];
  return ok ? checkSuccess(method, answer.status, withoutWarnings(fields)) : checkRefusal(method, answer);
}

function isMethod(method: string): method is keyof Methods {
  return Object.hasOwn(methods, method);
}

function checkSuccess(method: string, status: number, fields: object): readonly string[] {
  if (!isMethod(method)) return [`${method} is not a method, but succeeds`];
  if (status !== 200) return [`a success has the status ${status}`];
  const read = methods[method].response(z).safeParse(fields);
  if (!read.success) return read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.code}`);
  return isDeepStrictEqual(read.data, fields) ? [] : ["it has fields that the definition does not list"];
}

function checkRefusal(method: string, { status, body }: MethodAnswer): readonly string[] {
  const { ok: _ok, error, warning: _warning, ...rest } = body;
  const rows = isMethod(method) ? { ...commonErrors, ...methods[method].errors } : commonErrors;
  const declared = new Map(Object.values(rows).map(({ wireName, status: wanted }) => [wireName, wanted]));
  if (!declared.has(error)) return [`${error} is not one of its codes`];
  const wanted = (methodCodes.get(method)?.own[error] ?? commonCodes[error])?.fields ?? {};
  const { response_metadata, ...others } = rest;
  const { [webapi.messageFields?.[error] ?? ""]: repeated, ...fields } = others;
  return [
    ...(declared.get(error) === status ? [] : [`${error} has the status ${status}`]),
    ...Object.keys(fields)
      .filter((key) => !Object.hasOwn(wanted, key))
      .map((key) => `${error} does not list ${key}`),
    ...Object.entries(wanted)
      .filter(([key, { required }]) => required === true && !Object.hasOwn(rest, key))
      .map(([key]) => `${error} lacks ${key}`),
    ...checkMetadata(response_metadata),
    ...checkRepeated(repeated, webapi.messageFields?.[error] === undefined ? undefined : response_metadata),
  ];
}

/** A field that repeats the messages has all of them, without their mark. */
function checkRepeated(repeated: unknown, metadata: unknown): readonly string[] {
  const { messages } = z.object({ messages: z.array(z.string()).optional() }).parse(metadata ?? {});
  const wanted = messages?.map((line) => line.replace(/^\[ERROR\] /, ""));
  return isDeepStrictEqual(repeated, wanted) ? [] : ["it does not repeat its messages"];
}

const linesOfMetadata: ReadonlySet<string> = new Set(["messages", "warnings"]);

function checkMetadata(metadata: unknown): readonly string[] {
  if (metadata === undefined) return [];
  const entries = Object.entries(metadata ?? {});
  const isRight = entries.length > 0 && entries.every(([key, lines]) => linesOfMetadata.has(key) && isTexts(lines));
  return isRight ? [] : ["response_metadata of a refusal has more than messages"];
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((line) => typeof line === "string");
}

/** Warnings concern the request; a method's own metadata is next to them. */
function withoutWarnings(fields: Readonly<Record<string, unknown>>): object {
  const { response_metadata: metadata, ...rest } = fields;
  if (typeof metadata !== "object" || metadata === null || !("warnings" in metadata)) return fields;
  const { warnings: _warnings, ...own } = metadata;
  return Object.keys(own).length === 0 ? rest : { ...rest, response_metadata: own };
}
