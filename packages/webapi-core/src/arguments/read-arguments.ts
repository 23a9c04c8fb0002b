import { type Awaitable, after, isPromise } from "@rollcall/engine";
import type { z } from "zod";
import type { ArgumentDefinition, ArgumentForm, WebapiLimits } from "../definition/definition.js";
import { toCodeNames } from "../definition/rename-wire.js";
import type { CompiledArgument, CompiledMethod } from "../methods/compile-methods.js";
import { type Reason, type Refusal, refuse } from "../refusals/refusal.js";
import { type Pause, sliceCharacters } from "../request/decode-text.js";
import { isObject, jsonLimits, parseJson, refuseJson } from "../request/parse-body.js";
import { type SentValues, tokenField } from "../request/read-request.js";
import { rootIssues } from "../validators/rules.js";
import { argumentMessage } from "./argument-message.js";

/**
 * Reads an argument sent as text: a field of a form or a query, or text or a number in a JSON body. A value that does
 * not match its form is passed on, so that the validator refuses it with the method's codes.
 */
function readArgumentField(
  form: ArgumentForm,
  field: string | readonly string[],
  reading: ArgumentReading,
): Awaitable<ReadArgument> {
  if (typeof field !== "string") return readRepeated(form, field, reading);
  if (form === "string") return { ok: true, value: field };
  if (form === "jsonText") return checkJsonText(field, reading);
  if (field === "") return "absent";
  switch (form) {
    case "integer":
    case "number":
      return { ok: true, value: readNumber(field) };
    case "boolean":
      return { ok: true, value: booleans.get(field) ?? field };
    case "object":
    case "objects":
      return readJson(field, reading);
    case "list":
      return field.trimStart().startsWith("[") ? readJsonList(field, reading) : readCommas(field, reading);
  }
}

function readJsonList(field: string, reading: ArgumentReading): Awaitable<ReadArgument> {
  return after(readJson(field, reading), (read) =>
    read !== "absent" && read.ok ? { ok: true, value: withTextElements(read.value) } : read,
  );
}

/** Numbers in a list are read as text, as between commas. */
function withTextElements(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((element: unknown) => (typeof element === "number" ? String(element) : element));
}

/** Checks text that the handler parses as JSON. JSON with too many members is refused. */
function checkJsonText(text: string, reading: ArgumentReading): Awaitable<ReadArgument> {
  return text.length > sliceCharacters ? checkLongText(text, reading) : { ok: true, value: text };
}

async function checkLongText(text: string, { limits, pause }: ArgumentReading): Promise<ReadArgument> {
  const parsed = await parseJson(text, { ...jsonLimits(limits), maxDepth: Number.POSITIVE_INFINITY }, pause);
  return parsed.ok || parsed.fault !== "crowded" ? { ok: true, value: text } : refuseJson(parsed.fault, limits);
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);

const decimal = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Reads a decimal number. A number that is too large stays a string. */
function readNumber(field: string): unknown {
  const value = decimal.test(field) ? Number(field) : Number.NaN;
  return Number.isFinite(value) ? value : field;
}

function readJson(field: string, { limits, pause }: ArgumentReading): Awaitable<ReadArgument> {
  return after(parseJson(field, jsonLimits(limits), pause), (parsed) => {
    if (parsed.ok) return { ok: true, value: parsed.value };
    const isJson = parsed.fault === "harmful" || parsed.fault === "crowded";
    return isJson ? refuseJson(parsed.fault, limits) : { ok: true, value: field };
  });
}

function readCommas(field: string, { limits }: ArgumentReading): ReadArgument {
  const { maxBodyMembers } = limits;
  const pieces = field.split(",", maxBodyMembers === undefined ? undefined : maxBodyMembers + 1);
  if (pieces.length > (maxBodyMembers ?? Number.POSITIVE_INFINITY)) return refuseJson("crowded", limits);
  return listOf(pieces.map((piece) => piece.trim()));
}

async function readRepeated(
  form: ArgumentForm,
  fields: readonly string[],
  { limits, pause }: ArgumentReading,
): Promise<ReadArgument> {
  if (form === "list") return listOf(fields);
  if (form !== "objects") return refuse("arrayRefused");
  let { maxDepth, maxMembers = Number.POSITIVE_INFINITY } = jsonLimits(limits);
  maxDepth -= 1;
  const elements: unknown[] = [];
  for (const field of fields) {
    const parsed = await parseJson(field, { maxDepth, maxMembers }, pause);
    if (!parsed.ok && (parsed.fault === "harmful" || parsed.fault === "crowded")) {
      return refuseJson(parsed.fault, limits);
    }
    elements.push(parsed.ok ? parsed.value : field);
    maxMembers -= parsed.ok ? parsed.members : 0;
  }
  return { ok: true, value: elements };
}

function listOf(pieces: readonly string[]): ReadArgument {
  const elements = pieces.filter((piece) => piece !== "");
  return elements.length === 0 ? "absent" : { ok: true, value: elements };
}

/** A value to validate, no value, or a refusal. */
type ReadArgument = { readonly ok: true; readonly value: unknown } | "absent" | Refusal;

/** Options for reading arguments. */
interface ArgumentReading {
  readonly limits: WebapiLimits;
  readonly pause: Pause;
}

/** Arguments by their names in code, converted from their encoding and not yet validated. */
interface ReadArguments {
  readonly ok: true;
  readonly values: Readonly<Record<string, unknown>>;
}

/** One argument as sent. */
type SentArgument =
  | { readonly name: string; readonly from: "field"; readonly value: string | readonly string[] }
  | { readonly name: string; readonly from: "member"; readonly value: unknown };

/**
 * Reads the arguments of a method from the query and the body. The body overrides the query. Well-formed unknown names
 * are ignored, unless the method accepts other arguments.
 */
export function readArguments(
  method: Pick<CompiledMethod, "arguments" | "keepsOthers">,
  sent: SentValues,
  reading: ArgumentReading,
): Awaitable<ReadArguments | Refusal> {
  const { maxArguments = Number.POSITIVE_INFINITY } = reading.limits;
  const values: Record<string, unknown> = {};
  const list = sentArguments(sent);
  const readFrom = (first: number): Awaitable<ReadArguments | Refusal> => {
    for (const [at, argument] of list.slice(first).entries()) {
      if (first + at >= maxArguments)
        return refuse("argumentsInvalid", `[ERROR] must have at most ${maxArguments} arguments`);
      const taken = takeArgument(argument, method, reading, values);
      if (isPromise(taken)) return taken.then((refusal) => refusal ?? readFrom(first + at + 1));
      if (taken !== undefined) return taken;
    }
    return { ok: true, values };
  };
  return readFrom(0);
}

/** Adds the value of an argument to those read so far, or refuses it. */
function takeArgument(
  argument: SentArgument,
  method: Pick<CompiledMethod, "arguments" | "keepsOthers">,
  reading: ArgumentReading,
  values: Record<string, unknown>,
): Awaitable<Refusal | undefined> {
  const { name } = argument;
  if (name === "__proto__") return refuse("bodyMalformed");
  const { maxArgumentName } = reading.limits;
  const base = argument.from === "field" ? bracketed.exec(name)?.[1] : undefined;
  if (!isName(base ?? name, maxArgumentName)) return refuse("argumentNameInvalid");
  const known = method.arguments.get(base ?? name);
  if (base !== undefined && (known !== undefined || method.keepsOthers)) return refuse("arrayRefused");
  if (known === undefined) {
    if (method.keepsOthers && name !== tokenField) values[name] = argument.value;
    return undefined;
  }
  const read =
    argument.from === "field"
      ? readArgumentField(known.form, argument.value, reading)
      : readArgumentMember(known, argument.value, reading);
  return after(read, (found) => {
    if (found !== "absent" && !found.ok) return found;
    if (found !== "absent") values[known.name] = toCodeValue(found.value, known);
    else if (known.keepsEmpty === true && argument.value !== null) values[known.name] = [];
    return undefined;
  });
}

function sentArguments({ query, form, members }: SentValues): readonly SentArgument[] {
  const sent: SentArgument[] = [];
  for (const [name, value] of query) sent.push({ name, from: "field", value });
  for (const [name, value] of form) sent.push({ name, from: "field", value });
  for (const name of Object.keys(members)) sent.push({ name, from: "member", value: members[name] });
  return sent;
}

/** The value under its names in code. A page size is reduced to its range. */
function toCodeValue(value: unknown, { names, clamp }: CompiledArgument): unknown {
  if (clamp !== undefined && typeof value === "number") return Math.min(Math.max(value, clamp.min), clamp.max);
  return names === undefined ? value : toCodeNames(value, names);
}

/** The name of an argument before a key in brackets, which some clients write for a member of an object or a list. */
const bracketed = /^([^[]+)\[[^\]]+\]/;

/** Letters, digits and `_`, up to the maximum length. */
function isName(name: string, maxLength: number): boolean {
  return name.length <= maxLength && /^[A-Za-z0-9_]+$/.test(name);
}

/**
 * Reads an argument sent as a member of a JSON body. Text and numbers are read as in a form, so that one rule holds for
 * both. Values inside of objects are not arguments: they must have the types of their definitions.
 */
function readArgumentMember(
  { form, nullable }: ArgumentDefinition,
  member: unknown,
  reading: ArgumentReading,
): Awaitable<ReadArgument> {
  if (member === null) return nullable === true ? { ok: true, value: null } : "absent";
  if (typeof member === "string") return readArgumentField(form, member, reading);
  if (typeof member === "number") return readArgumentField(form, String(member), reading);
  if (form === "list") return { ok: true, value: withTextElements(member) };
  const isText = form === "string" || form === "jsonText";
  if (isText && Array.isArray(member)) return refuse("arrayRefused");
  return { ok: true, value: form === "jsonText" && isObject(member) ? JSON.stringify(member) : member };
}

/** Valid arguments, or the code of the first error. */
type CheckedArguments =
  | { readonly ok: true; readonly values: object }
  | { readonly ok: false; readonly error: string; readonly messages?: readonly string[]; readonly reason: Reason };

/** Maximum number of lines that explain errors. A long list may consist of errors. */
const maxMessages = 100;

/**
 * Validates arguments. The first issue determines the code. The first hundred issues with that code are explained in
 * lines if the code is the general one for invalid arguments, or if the error is nested in an argument, in the length
 * of a list, or between members of an object.
 */
export function checkArguments(
  method: Pick<CompiledMethod, "validator" | "codes" | "wireNames" | "arguments">,
  values: Readonly<Record<string, unknown>>,
  generalCode: string,
): CheckedArguments {
  const result = method.validator().safeParse(values);
  if (result.success) return { ok: true, values: result.data };
  const codeOf = (message: string): string => (method.codes.has(message) ? message : generalCode);
  const issues = rootIssues(result.error.issues);
  const error = codeOf(issues[0]?.message ?? generalCode);
  const explained = issues.filter((issue) => codeOf(issue.message) === error).slice(0, maxMessages);
  const rows = new Map([...method.arguments.values()].map((row) => [row.name, row.patternMessage]));
  const explain = (issue: z.core.$ZodIssue) =>
    argumentMessage(
      issue,
      values,
      method.wireNames,
      issue.path.length === 1 ? rows.get(String(issue.path[0])) : undefined,
    );
  const messages = [...new Set(explained.map(explain))];
  const reason = { rule: "arguments", found: messages };
  const isPlain =
    error !== generalCode &&
    !explained.some((issue) => issue.path.length > 1 || isOfLength(issue) || isOfMembers(issue));
  return { ok: false, error, reason, ...(isPlain ? {} : { messages }) };
}

/** Whether an issue is about a rule between the members of an argument. */
function isOfMembers(issue: z.core.$ZodIssue): boolean {
  return issue.code === "custom" && issue.path.length === 1;
}

function isOfLength(issue: z.core.$ZodIssue): boolean {
  return (issue.code === "too_big" || issue.code === "too_small") && issue.origin === "array";
}
