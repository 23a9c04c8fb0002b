import type { ControlMethods } from "@rollcall/server";
import type { ControlClient } from "../control-client.js";
import { argumentsIn, checkArguments, isObject } from "./check-arguments.js";
import { type JsonSchema, readDocument } from "./read-document.js";
import { type McpTool, printAnswer } from "./tool.js";

const pointer = "#/components/schemas/";

/** A schema that stands alone: the schemas of the document that it refers to are in its `$defs`. */
function bundleSchema(schema: JsonSchema, schemas: { readonly [name: string]: JsonSchema }): JsonSchema {
  const bundled = new Map<string, JsonSchema>();
  const whole = rewrite(resolve(schema));
  return bundled.size === 0 ? whole : { ...whole, $defs: Object.fromEntries(bundled) };

  function resolve(each: JsonSchema): JsonSchema {
    const name = nameOf(each);
    return (name === undefined ? undefined : schemas[name]) ?? each;
  }

  function rewrite(each: JsonSchema): JsonSchema {
    const entries = Object.entries(each).map(([keyword, value]) => [keyword, rewriteValue(keyword, value)] as const);
    return Object.fromEntries(entries);
  }

  function rewriteValue(keyword: string, value: unknown): unknown {
    if (keyword === "$ref") return `#/$defs/${include(String(value).slice(pointer.length))}`;
    if (Array.isArray(value)) return value.map((each) => rewriteValue("", each));
    return typeof value === "object" && value !== null ? rewrite({ ...value }) : value;
  }

  function include(name: string): string {
    if (!bundled.has(name)) {
      // A schema may refer to itself.
      bundled.set(name, {});
      bundled.set(name, rewrite(schemas[name] ?? {}));
    }
    return name;
  }
}

function nameOf({ $ref: ref }: JsonSchema): string | undefined {
  return typeof ref === "string" && ref.startsWith(pointer) ? ref.slice(pointer.length) : undefined;
}

/** An operation of the control plane, for agents. */
export interface Operation {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
  /** Whether it changes nothing. */
  readonly readsOnly: boolean;
}

/** The tools in which the operations are, by the part of their names before the dot. */
const areas = {
  activity: "world",
  apps: "apps",
  clock: "world",
  coverage: "journal",
  deliveries: "journal",
  events: "apps",
  fault: "world",
  group: "world",
  journal: "journal",
  limits: "world",
  people: "people",
  scim: "world",
  trigger: "apps",
  user: "world",
  world: "world",
} as const satisfies { readonly [Prefix in PrefixOf<keyof ControlMethods>]: string };

type PrefixOf<Name> = Name extends `${infer Prefix}.${string}` ? Prefix : never;

/** The two tools of an area: one that only reads, and one that changes something. */
const toolsOf = {
  people: {
    reads: ["people_see", "Shows what a person in the world sees, or waits for it."],
    changes: ["people_act", "Acts as a person in the world, with that person's permissions."],
  },
  journal: {
    reads: ["journal_read", "Reads what was called, delivered and covered."],
    changes: ["journal_change", "Repeats calls and deliveries, and clears the journal."],
  },
  world: {
    reads: ["world_read", "Reads worlds, the clock, faults, limits, users and SCIM."],
    changes: ["world_change", "Changes worlds, the clock, faults, limits, and users over SCIM as an administrator."],
  },
  apps: {
    reads: ["apps_read", "Reads apps and checks manifests."],
    changes: ["apps_change", "Creates, installs and changes apps, and sends them events and triggers."],
  },
} as const satisfies Readonly<Record<(typeof areas)[keyof typeof areas], object>>;

/** Arguments that operations of people share, which are arguments of their tools. */
const shared = ["person", "workspace", "world"] as const;

/** Time for which an act waits for an app after its acknowledgement, in milliseconds. */
const waitMs = 3_000;

/** Reads the operations of the control plane. */
export async function readOperations(): Promise<readonly Operation[]> {
  const { paths, components } = await readDocument("control/web-api");
  return Object.entries(paths).flatMap(([path, { get, post }]) => {
    if (post === undefined) return [];
    const { summary, description, requestBody } = post;
    return {
      name: path.slice(1),
      description: description === undefined ? summary : `${summary} ${description}`,
      schema: bundleSchema(requestBody.content["application/json"].schema, components.schemas),
      readsOnly: get !== undefined,
    };
  });
}

/** The tools for the operations of the control plane: each has many, as it lists in its description. */
export function createControlTools(control: ControlClient, operations: readonly Operation[]): readonly McpTool[] {
  return Object.entries(toolsOf).flatMap(([area, { reads, changes }]) => {
    const own = operations.filter(({ name }) => areaOf(name) === area);
    return [
      toTool(
        reads,
        own.filter(({ readsOnly }) => readsOnly),
        true,
      ),
      toTool(
        changes,
        own.filter(({ readsOnly }) => !readsOnly),
        false,
      ),
    ];
  });

  function toTool([name, purpose]: readonly [string, string], own: readonly Operation[], readsOnly: boolean): McpTool {
    // Each operation requires its person, who can be among the arguments too.
    const given = name.startsWith("people_") ? shared : [];
    const names = own.map((operation) => shortName(operation.name));
    const lines = own.map((operation) => `- ${signatureOf(operation, given)}: ${firstSentence(operation.description)}`);
    return {
      name,
      description: `${purpose} Operations, with their arguments:\n${lines.join("\n")}`,
      inputSchema: {
        type: "object",
        properties: {
          operation: { type: "string", enum: names, description: "What to do." },
          ...Object.fromEntries(given.map((each) => [each, sharedSchema(each, own)])),
          arguments: { type: "object", description: "Its arguments. `reference` explains them.", default: {} },
        },
        required: ["operation"],
        additionalProperties: false,
      },
      readsOnly,
      use: async ({ operation, arguments: sent, ...who }) => {
        const chosen = own.find((each) => shortName(each.name) === operation);
        if (chosen === undefined) throw new TypeError("The arguments of a tool are checked before its use.");
        const waits = argumentsIn(chosen.schema).properties["wait_ms"] === undefined ? {} : { wait_ms: waitMs };
        const all = { ...waits, ...who, ...(isObject(sent) ? sent : {}) };
        checkArguments(chosen.name, chosen.schema, all);
        // The document and the type of the operations have the same source.
        return printAnswer(await control(chosen.name as keyof ControlMethods, all as never));
      },
    };
  }
}

/** The schema of a shared argument, as most operations describe it. Some say more for themselves. */
function sharedSchema(name: string, own: readonly Operation[]): JsonSchema {
  const schemas: readonly JsonSchema[] = own.map(({ schema }) => argumentsIn(schema).properties[name] ?? {});
  const countOf = ({ description }: JsonSchema) => schemas.filter((each) => each["description"] === description).length;
  return schemas.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? {};
}

/** The tool that has an operation, and its name there. Undefined for a name of none. */
export function findOperation(name: string, operations: readonly Operation[]) {
  const dotted = name.replaceAll("_", ".");
  const found = operations.find((each) => each.name === name || each.name.replaceAll("_", ".") === dotted);
  const area = found === undefined ? undefined : areaOf(found.name);
  if (found === undefined || area === undefined) return undefined;
  const [tool] = toolsOf[area][found.readsOnly ? "reads" : "changes"];
  return { ...found, tool, operation: shortName(found.name) };
}

function areaOf(name: string): (typeof areas)[keyof typeof areas] | undefined {
  return Object.entries(areas).find(([prefix]) => name.startsWith(`${prefix}.`))?.[1];
}

/** The tools of people say whose operations they have. */
function shortName(name: string): string {
  return name.replace(/^people\./, "");
}

/** An operation as a line shows it: `post(text, thread?)`. Types are named where they are no texts. */
function signatureOf({ name, schema }: Operation, given: readonly string[]): string {
  const { properties, required } = argumentsIn(schema);
  const left = Object.entries(properties).filter(([key]) => !given.includes(key) && key !== "world");
  const written = left.map(([key, one]) => `${key}${required.includes(key) ? "" : "?"}${typeOf(one)}`);
  return `${shortName(name)}(${written.join(", ")})`;
}

function typeOf({ type, enum: allowed }: JsonSchema): string {
  if (Array.isArray(allowed)) return `: ${allowed.join("|")}`;
  switch (type) {
    case "array":
      return ": list";
    case "object":
    case "boolean":
      return `: ${type}`;
    case "integer":
    case "number":
      return ": number";
    default:
      return "";
  }
}

function firstSentence(text: string): string {
  return /^.*?\.(?= |$)/s.exec(text)?.[0] ?? text;
}
