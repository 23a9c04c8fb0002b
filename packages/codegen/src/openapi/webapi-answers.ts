import type { Fields } from "../formats/index.js";
import { pascalCase } from "../names/names.js";
import type { ResolvedMethod, ResolvedMethodError, ResolvedWebapi } from "../webapi/resolved-webapi.js";
import { type Components, type FieldContext, fieldSchema, fieldsSchema } from "./field-schemas.js";
import { componentRef, type Json } from "./json-schema.js";
import { headersOf } from "./webapi-headers.js";

/** The default status of a code. */
const usualStatus = 200;

/** Adds the schemas of the refusals of every method, by status. */
export function addCommonErrors(webapi: ResolvedWebapi, components: Components): void {
  for (const [status, rows] of byStatus(webapi.errors)) {
    components.set(commonName(status), {
      ...oneOfAll(refusalSchemas(rows, webapi, components)),
      description:
        status === usualStatus
          ? "A refusal that every method may answer."
          : `A refusal that every method may answer with the status ${status}.`,
    });
  }
}

/** The answers of common refusals with their own status, by name. A call of an unknown method may get them too. */
export function commonResponses(webapi: ResolvedWebapi): Json {
  const others = [...byStatus(webapi.errors)].filter(([status]) => status !== usualStatus);
  return Object.fromEntries(
    others.map(([status, rows]) => [
      `Status${status}`,
      refusedResponse(rows, undefined, componentRef(commonName(status))),
    ]),
  );
}

/** Adds the schemas of a method's response, and of its refusals with the default status. */
export function addAnswerSchemas(method: ResolvedMethod, webapi: ResolvedWebapi, components: Components): void {
  const name = pascalCase(method.name);
  const context: FieldContext = { components, answered: true };
  const response = withOk(fieldsSchema(method.response, context, "ignore"), true, webapi);
  components.set(`${name}Response`, {
    ...response,
    ...issuerPatterns(method, context),
    description: `Response of ${method.name}.`,
  });
  const own = ownRows(method, webapi).filter(({ status = usualStatus }) => status === usualStatus);
  const common = components.has(commonName(usualStatus)) ? [componentRef(commonName(usualStatus))] : [];
  const said = saidSchema(method, webapi, components);
  const all = [...common, ...refusalSchemas(own, webapi, components), ...said];
  if (all.length === 0) return;
  components.set(`${name}Error`, {
    // A caller may request a code that is also answered in other cases.
    ...(said.length === 0 ? { oneOf: all } : { anyOf: all }),
    description: `A refusal of ${method.name}.`,
  });
}

/** The fields whose names begin with an address. */
function issuerPatterns({ issuerFields }: ResolvedMethod, context: FieldContext): Json {
  if (issuerFields === undefined) return {};
  const patterns = Object.entries(issuerFields).map(([name, field]) => [
    `^https?://\\S+/${name}$`,
    fieldSchema(field, context),
  ]);
  return { patternProperties: Object.fromEntries(patterns) };
}

/** The answers of a method by status. */
export function methodResponses(method: ResolvedMethod, webapi: ResolvedWebapi, components: Components): Json {
  const name = pascalCase(method.name);
  const mayRefuse = components.has(`${name}Error`);
  const parts = [`${name}Response`, ...(mayRefuse ? [`${name}Error`] : [])].map(componentRef);
  const statuses = [...webapi.errors, ...method.rows].map(({ status = usualStatus }) => status);
  const others = [...new Set(statuses)].filter((status) => status !== usualStatus).sort();
  return {
    "200": {
      description: mayRefuse ? "The response, or a refusal. Check `ok`." : "The response.",
      headers: headersOf(method),
      content: { "application/json": { schema: oneOfAll(parts) } },
    },
    ...Object.fromEntries(others.map((status) => [status, otherResponse(status, method, webapi, components)])),
  };
}

/** The answer of a method with another status. */
function otherResponse(status: number, method: ResolvedMethod, webapi: ResolvedWebapi, components: Components): Json {
  const common = byStatus(webapi.errors).get(status) ?? [];
  const shared = common.length === 0 ? [] : [componentRef(commonName(status))];
  const own = byStatus(ownRows(method, webapi)).get(status) ?? [];
  if (own.length === 0) return refusedResponse(common, method, oneOfAll(shared));
  const name = `${pascalCase(method.name)}${commonName(status)}`;
  components.set(name, {
    ...oneOfAll([...shared, ...refusalSchemas(own, webapi, components)]),
    description: `A refusal of ${method.name} with the status ${status}.`,
  });
  return refusedResponse([...common, ...own], method, componentRef(name));
}

function commonName(status: number): string {
  return status === usualStatus ? "CommonError" : `Status${status}Error`;
}

function refusedResponse(rows: readonly ResolvedMethodError[], method: ResolvedMethod | undefined, schema: Json): Json {
  const codes = [...new Set(rows.map(({ wireName }) => wireName))].sort();
  return {
    description: `One of ${codes.join(", ")}.`,
    headers: headersOf(method, rows),
    content: { "application/json": { schema } },
  };
}

function ownRows({ rows }: ResolvedMethod, webapi: ResolvedWebapi): readonly ResolvedMethodError[] {
  const common = new Set(webapi.errors.map(({ key }) => key));
  return rows.filter(({ key }) => !common.has(key));
}

function byStatus(rows: readonly ResolvedMethodError[]): ReadonlyMap<number, readonly ResolvedMethodError[]> {
  return Map.groupBy(rows, ({ status = usualStatus }) => status);
}

function oneOfAll(schemas: readonly Json[]): Json {
  const [only, ...others] = schemas;
  return only !== undefined && others.length === 0 ? only : { oneOf: schemas };
}

/** Refusals: one schema for the codes without fields, one for each code with fields. */
function refusalSchemas(
  rows: readonly ResolvedMethodError[],
  webapi: ResolvedWebapi,
  components: Components,
): readonly Json[] {
  const fieldsOf = ({ wireName, fields }: ResolvedMethodError): Fields | undefined => {
    const repeated = webapi.messageFields?.[wireName];
    if (repeated === undefined) return fields;
    const description = "The lines of `response_metadata.messages` without their mark, if there are any.";
    return { [repeated]: { list: true, description }, ...fields };
  };
  const plain = rows.filter((row) => fieldsOf(row) === undefined);
  const rich = rows.filter((row) => fieldsOf(row) !== undefined);
  return [
    ...(plain.length === 0 ? [] : [refusalSchema(plain, {}, webapi, components)]),
    ...rich.map((row) => refusalSchema([row], fieldsOf(row) ?? {}, webapi, components)),
  ];
}

function refusalSchema(
  rows: readonly ResolvedMethodError[],
  fields: Fields,
  webapi: ResolvedWebapi,
  components: Components,
): Json {
  const codes = [...new Set(rows.map(({ wireName }) => wireName))].sort();
  const error = { required: true, limits: { oneOf: codes }, description: "The error code." };
  const schema = withOk(fieldsSchema({ error, ...fields }, { components, answered: true }, "ignore"), false, webapi);
  const properties = schema["properties"] as Json;
  // Several rows may share a code. Its meanings are joined.
  const meaning = (code: string) => [
    ...new Set(rows.filter(({ wireName }) => wireName === code).map((row) => row.meaning)),
  ];
  const meanings = codes.map((code) => [code, meaning(code).join(" ")]);
  const described = { ...(properties["error"] as Json), "x-enumDescriptions": Object.fromEntries(meanings) };
  return { ...schema, properties: { ...properties, error: described } };
}

/** The refusal with the code that the caller requests. */
function saidSchema(method: ResolvedMethod, webapi: ResolvedWebapi, components: Components): readonly Json[] {
  if (method.errorArgument === undefined) return [];
  const error = { required: true, description: `The code that the caller passed in \`${method.errorArgument}\`.` };
  const context: FieldContext = { components, answered: true };
  return [withOk(fieldsSchema({ error, ...method.response }, context, "ignore"), false, webapi)];
}

/** An answer with the fields of every answer. */
function withOk(schema: Json, ok: boolean, { warnings }: ResolvedWebapi): Json {
  const { response_metadata: own, ...properties } = schema["properties"] as Json;
  const remarks = Object.keys(warnings).length > 0;
  const metadata = metadataSchema(own as Json | undefined, { messages: !ok, warnings: remarks });
  return {
    ...schema,
    properties: {
      ok: { type: "boolean", const: ok },
      ...properties,
      ...(remarks ? { warning: { type: "string", description: "Warnings about the call, separated by commas." } } : {}),
      ...(metadata === undefined ? {} : { response_metadata: metadata }),
    },
    required: ["ok", ...((schema["required"] as readonly string[] | undefined) ?? [])],
  };
}

/** The metadata of an answer: its own fields, messages of a refusal, and warnings. */
function metadataSchema(own: Json | undefined, has: { readonly messages: boolean; readonly warnings: boolean }) {
  const lines = (description: string) => ({ type: "array", items: { type: "string" }, description });
  const added = {
    ...(has.messages ? { messages: lines("Explanations of errors, one per problem.") } : {}),
    ...(has.warnings ? { warnings: lines("Warnings about the call.") } : {}),
  };
  if (own === undefined && Object.keys(added).length === 0) return undefined;
  // A refusal may have messages even if its code declares metadata of its own.
  const required = (own?.["required"] as readonly string[] | undefined)?.filter((name) => !Object.hasOwn(added, name));
  return {
    type: "object",
    description: "Metadata of the answer.",
    ...own,
    properties: { ...(own?.["properties"] as Json | undefined), ...added },
    required: required === undefined || required.length === 0 ? undefined : required,
  };
}
