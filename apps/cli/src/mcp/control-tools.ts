import type { ControlMethods } from "@rollcall/server";
import type { ControlClient } from "../control-client.js";
import { type JsonSchema, type OpenapiOperation, readDocument } from "./read-document.js";
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

/** One tool for every operation of the control plane: `people.post` is `people_post`. */
export async function createControlTools(control: ControlClient): Promise<readonly McpTool[]> {
  const { paths, components } = await readDocument("control/web-api");
  return Object.entries(paths).flatMap(([path, { get, post }]) =>
    post === undefined ? [] : [toTool(path.slice(1), post, get !== undefined)],
  );

  function toTool(name: string, { summary, description, requestBody }: OpenapiOperation, readsOnly: boolean): McpTool {
    // The document and the type of the operations have the same source.
    const operation = name as keyof ControlMethods;
    return {
      name: name.replaceAll(".", "_"),
      description: description === undefined ? summary : `${summary} ${description}`,
      inputSchema: {
        ...bundleSchema(requestBody.content["application/json"].schema, components.schemas),
        type: "object",
      },
      readsOnly,
      use: async (sent) => printAnswer(await control(operation, sent as never)),
    };
  }
}
