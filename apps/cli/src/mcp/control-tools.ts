import type { ControlMethods } from "@rollcall/server";
import type { ControlClient } from "../control-client.js";
import { bundleSchema } from "./bundle-schema.js";
import { type OpenapiOperation, readDocument } from "./read-document.js";
import { type McpTool, printAnswer } from "./tool.js";

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
