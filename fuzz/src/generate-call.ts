import type { DocumentName, OpenapiDocument, Operation, Parameter } from "@rollcall/test-kit/documents";
import type { Call } from "./call.js";
import { damageValue } from "./damage-value.js";
import { encodeBody, encodings } from "./encode-body.js";
import { generateFilter, generatePatch } from "./generate-scim.js";
import { generateValue } from "./generate-value.js";
import { isMembers, type JsonTree, printJson } from "./json-text.js";
import type { Random } from "./random.js";
import { oddText } from "./words.js";

/** A document with its name. */
export interface NamedDocument {
  readonly name: DocumentName;
  readonly document: OpenapiDocument;
}

const identifiers = {
  Users: ["UDEMOANNIE", "UDEMOJOAN", "UDEMOANNIE", "WNOBODY", "U0"],
  Groups: ["SDEMOENGINEERS", "SDEMONIGHT", "S0"],
  Schemas: ["Users", "Groups", "User", "urn:ietf:params:scim:schemas:core:2.0:User"],
};

const [admin, member, bot, app, config] = [
  "svcp-demo-admin",
  "svcp-demo-member",
  "svcb-demo-bot",
  "svca-demo-app",
  "svcc-demo-config",
];
const tokens: Readonly<Record<string, readonly string[]>> = {
  bot: [bot],
  user: [admin, member],
  app: [app],
  configuration: [config],
};
const allTokens = [admin, member, bot, app, config];

/** Generates a call of an operation of the document, valid or with damaged values. */
export function generateCall({ name, document }: NamedDocument, random: Random): Call {
  const path = random.pick(Object.keys(document.paths));
  const [verb, operation] = random.pick(Object.entries(document.paths[path] ?? {}));
  const damages = random.chance(0.45) ? random.integer(1, 3) : 0;
  const target = `${document.servers[0]?.url ?? ""}${fillPath(path, random)}`;
  const query = queryOf(
    operation.parameters ?? [],
    document,
    random,
    damages > 0 && operation.requestBody === undefined,
  );
  const body = bodyOf(name, operation, path, { document, random }, damages);
  return {
    verb: verb.toUpperCase(),
    target: query === "" ? target : `${target}?${query}`,
    headers: [...authorization(name, operation, random), ...(body?.headers ?? [])],
    ...(body && { body: body.bytes }),
    damages: damages === 0 ? [] : [`${damages} broken values`],
  };
}

function fillPath(path: string, random: Random): string {
  return path.replace(/\{\w+\}/, () => {
    const type = path.split("/")[1] as keyof typeof identifiers;
    if (random.chance(0.1)) return encodeURIComponent(oddText(random).slice(0, 200));
    return encodeURIComponent(random.pick(identifiers[type]));
  });
}

function authorization(
  name: DocumentName,
  operation: Operation,
  random: Random,
): readonly (readonly [string, string])[] {
  if (name === "control" || random.chance(0.02)) return [];
  const { "x-token-types": types } = operation;
  const fitting = types === undefined ? [admin] : types.flatMap((type) => tokens[type] ?? []);
  const token = fitting.length === 0 || random.chance(0.08) ? random.pick(allTokens) : random.pick(fitting);
  return [["authorization", `Bearer ${token}`]];
}

interface Made {
  readonly document: OpenapiDocument;
  readonly random: Random;
}

function queryOf(
  parameters: readonly Parameter[],
  document: OpenapiDocument,
  random: Random,
  isBroken: boolean,
): string {
  const sent = parameters.filter((each) => each.in === "query" && (isAlwaysSent(each) || random.chance(0.4)));
  const pairs = sent.map((each): [string, string] => {
    const schema = each.schema ?? Object.values(each.content ?? {})[0]?.schema ?? {};
    if (isBroken && random.chance(0.5)) return [each.name, oddText(random).slice(0, 4000)];
    if (each.name === "filter") return [each.name, generateFilter(random)];
    return [each.name, toQueryText(generateValue(schema, { random, document }, each.name))];
  });
  return new URLSearchParams(pairs).toString();
}

/** A call that waits always sends its timeout, so that the round is not delayed. */
function isAlwaysSent({ name, required }: Parameter): boolean {
  return required === true || name === "timeout_ms";
}

function toQueryText(value: JsonTree): string {
  return typeof value === "string" ? value : printJson(value);
}

function bodyOf(name: DocumentName, operation: Operation, path: string, made: Made, damages: number) {
  const { random, document } = made;
  const content = operation.requestBody?.content;
  if (content === undefined) return undefined;
  const [mediaType, { schema }] = random.pick(Object.entries(content));
  const isPatch = schema.$ref?.endsWith("/PatchOp") === true;
  const whole = isPatch
    ? generatePatch(document, path.startsWith("/Groups") ? "GroupCreate" : "UserCreate", random)
    : generateValue(schema, made);
  let tree = whole;
  for (let done = 0; done < damages; done += 1) tree = damageValue(tree, random);
  const isScim = name.startsWith("scim");
  const encoding = isScim || !isMembers(tree) ? "json" : random.pick(encodings);
  return encodeBody(tree, encoding, isScim ? mediaType : undefined);
}
