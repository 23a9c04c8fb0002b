import { ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import { didYouMean } from "@rollcall/checked-yaml/words";
import type { ControlledServer } from "@rollcall/server";
import { CommandError } from "../describe-error.js";
import { checkArguments } from "./check-arguments.js";
import { findOperation, type Operation } from "./control-tools.js";
import { listResources, readResource, resourceTemplates } from "./reference-resources.js";
import type { McpTool } from "./tool.js";

/** The resources and tools that an agent gets. */
interface McpOptions {
  readonly version: string;
  /** The purpose of the tools, and how to begin. */
  readonly instructions: string;
  readonly tools: readonly McpTool[];
  /** The operations that the tools have. */
  readonly operations: readonly Operation[];
}

/**
 * Creates the server of one connection. The tools have JSON Schemas of the definitions, so that they need the protocol's
 * own requests instead of its helper, which writes schemas itself.
 */
export function createMcpServer({ version, instructions, tools, operations }: McpOptions): Server {
  const capabilities = { tools: {}, resources: {} };
  const server = new Server({ name: "rollcall", version }, { capabilities, instructions });
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  server.setRequestHandler("tools/list", async () => ({
    tools: tools.map(({ name, description, inputSchema, readsOnly }) => {
      return { name, description, inputSchema, annotations: { readOnlyHint: readsOnly, openWorldHint: false } };
    }),
  }));
  server.setRequestHandler("tools/call", async ({ params: { name, arguments: sent = {} } }) => {
    const tool = byName.get(name);
    if (tool === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, noTool(name));
    try {
      checkArguments(name, tool.inputSchema, sent);
      return toResult(await tool.use(sent));
    } catch (error) {
      if (error instanceof CommandError) return { ...toResult(error.message), isError: true };
      throw error;
    }
  });
  server.setRequestHandler("resources/list", async () => ({ resources: [...listResources()] }));
  server.setRequestHandler("resources/templates/list", async () => ({
    resourceTemplates: [...resourceTemplates],
  }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }) => {
    const text = readResource(uri);
    if (text === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `there is no page ${uri}`);
    return { contents: [{ uri, mimeType: "application/json", text }] };
  });
  return server;

  function noTool(name: string): string {
    const meant = findOperation(name, operations);
    const hint =
      meant === undefined
        ? didYouMean(name, [...byName.keys()])
        : `; use ${meant.tool} with the operation ${JSON.stringify(meant.operation)}`;
    return `there is no tool ${JSON.stringify(name)}${hint}`;
  }
}

function toResult(text: string) {
  return { content: [{ type: "text" as const, text }] };
}

/**
 * Writes what an agent reads first: where the server is, how to begin, and the tokens if the server was started for it.
 */
export function writeInstructions(url: string, own: ControlledServer | undefined): string {
  const tokens = own?.demoTokens.map(({ token, description }) => `${token}: ${description}`) ?? [];
  const apps = own?.environments.map(({ name, botToken }) => `${botToken ?? "no bot token"}: bot of ${name}`) ?? [];
  return [
    `Rollcall is a workspace service for tests. This one answers at ${url}, where people see its console.`,
    "Act as people with people_act, see what they see with people_see, call the APIs with call and scim, and read what happened with journal_read (journal.list). Each of these tools has many operations. Acts take a message, a view or a home that an operation returned as `seen`.",
    "reference explains methods, codes and operations, and finds them by words.",
    "In world_change, world.reset begins again, fault.arm makes the next answer fail, and clock.advance lets time pass.",
    ...(tokens.length + apps.length === 0 ? [] : ["Tokens:", ...apps, ...tokens]),
  ].join("\n");
}
