import type { Server } from "@modelcontextprotocol/server";
import { Command, InvalidArgumentError, Option } from "commander";
import { createControlClient } from "../control-client.js";
import { CommandError, exitCodes } from "../describe-error.js";
import { writeInstructions } from "../mcp/create-mcp-server.js";
import { type OwnServerOptions, startOwnServer, targetOfOwn } from "../mcp/own-server.js";
import { ownVersion } from "../own-version.js";
import { type Target, targetOf, withTarget } from "../settings/target.js";
import type { Surroundings } from "../surroundings.js";

interface McpOptions extends OwnServerOptions {
  readonly url?: string;
  readonly token?: string;
  readonly profile?: string;
  readonly controlToken?: string;
  readonly http?: number;
}

const note = `
If no option, variable or profile names a server, the command starts one in memory and tells the agent its tokens.
Add the command to the agent's settings: { "command": "npx", "args": ["rollcall", "mcp"] }`;

/** `rollcall mcp`: tools for agents, over standard input and output or over HTTP. */
export function createMcpCommand(surroundings: Surroundings): Command {
  return withTarget(new Command("mcp"))
    .description("Give agents tools for worlds, people, the journal, faults, the clock and calls, over MCP.")
    .addOption(new Option("--control-token <token>", "token of the control plane (env: ROLLCALL_CONTROL_TOKEN)"))
    .option("--http <port>", "serve over HTTP on this port instead of standard input and output", readPort)
    .option("--world <file>", "world file of the server that it starts (default: the demo world)")
    .option("--app <manifest...>", "manifests of apps to install in that server")
    .option("--events <url>", "URL that receives the events of the app")
    .option("--socket", "turn on Socket Mode in the manifest of the app")
    .addHelpText("after", note)
    .action(async (_options, command: Command) => {
      const options = command.opts<McpOptions>();
      const { env, err } = surroundings;
      const named = [options.url, options.profile, env["ROLLCALL_URL"], env["ROLLCALL_PROFILE"]];
      const own = named.every((each) => each === undefined) ? await startOwnServer(options, err) : undefined;
      try {
        const target = own === undefined ? await targetOf(command, surroundings) : targetOfOwn(own, options.token);
        const createMcp = await prepare(target, options.controlToken ?? env["ROLLCALL_CONTROL_TOKEN"], {
          version: ownVersion(),
          instructions: writeInstructions(target.url, own),
        });
        await serve(createMcp, { ...options, url: target.url }, surroundings);
      } finally {
        await own?.close({ timeoutMs: 0 });
      }
    });
}

/** Prepares what every connection of an agent gets. */
async function prepare(
  target: Target,
  controlToken: string | undefined,
  introduction: { readonly version: string; readonly instructions: string },
): Promise<() => Server> {
  const [{ createMcpServer }, { createControlTools, readOperations }, { createCallTools }, { createReferenceTool }] =
    await Promise.all([
      import("../mcp/create-mcp-server.js"),
      import("../mcp/control-tools.js"),
      import("../mcp/call-tools.js"),
      import("../mcp/reference-tool.js"),
    ]);
  const control = createControlClient({ url: target.url, ...(controlToken !== undefined && { controlToken }) });
  const operations = await readOperations();
  const tools = [
    ...createControlTools(control, operations),
    ...(await createCallTools(target)),
    createReferenceTool(operations),
  ];
  return () => createMcpServer({ ...introduction, tools, operations });
}

/** Serves until the agent leaves, or a signal stops the command. */
async function serve(
  createMcp: () => Server,
  { http, url }: Pick<McpOptions, "http" | "url">,
  { err, onInterrupt }: Surroundings,
): Promise<void> {
  const stopped = new Promise<void>((resolve) => onInterrupt?.().addEventListener("abort", () => resolve()));
  if (http === undefined) {
    const { serveStdio } = await import("../mcp/serve-stdio.js");
    await serveStdio(createMcp, stopped);
    return;
  }
  const { serveHttp } = await import("../mcp/serve-http.js");
  const endpoint = await serveHttp(createMcp, http).catch((error: Error) => {
    throw new CommandError(`cannot serve on port ${http}: ${error.message}`, exitCodes.usage, { cause: error });
  });
  err(`MCP ${endpoint.url}\nserver ${url}\n`);
  await stopped;
  await endpoint.close();
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError("Expected a number from 0 to 65535.");
  return port;
}
