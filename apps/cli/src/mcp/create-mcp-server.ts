import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import { CommandError } from "../command-error.js";
import { listResources, readResource, resourceTemplates } from "./reference-resources.js";
import type { McpTool } from "./tool.js";

/** The resources and tools that an agent gets. */
interface McpOptions {
  readonly version: string;
  /** The purpose of the tools, and how to begin. */
  readonly instructions: string;
  readonly tools: readonly McpTool[];
}

/**
 * Creates the server of one connection. The tools have JSON Schemas of the definitions, so that they need the protocol's
 * own requests instead of its helper, which writes schemas itself.
 */
export function createMcpServer({ version, instructions, tools }: McpOptions): Server {
  const capabilities = { tools: {}, resources: {} };
  const server = new Server({ name: "rollcall", version }, { capabilities, instructions });
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: tools.map(({ name, description, inputSchema, readsOnly }) => {
      return { name, description, inputSchema, annotations: { readOnlyHint: readsOnly, openWorldHint: false } };
    }),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: sent = {} } }) => {
    const tool = byName.get(name);
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `there is no tool ${JSON.stringify(name)}`);
    try {
      return toResult(await tool.use(sent));
    } catch (error) {
      if (error instanceof CommandError) return { ...toResult(error.message), isError: true };
      throw error;
    }
  });
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({ resources: [...listResources()] }));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, async () => ({
    resourceTemplates: [...resourceTemplates],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const text = readResource(uri);
    if (text === undefined) throw new McpError(ErrorCode.InvalidParams, `there is no page ${uri}`);
    return { contents: [{ uri, mimeType: "application/json", text }] };
  });
  return server;
}

function toResult(text: string) {
  return { content: [{ type: "text" as const, text }] };
}
