import type { ControlledServer } from "@rollcall/server";
import { CommandError, exitCodes } from "../describe-error.js";
import type { Target } from "../settings/target.js";

/** The contents of the server's world. */
export interface OwnServerOptions {
  /** Manifests of apps to install. Default: none. */
  readonly app?: readonly string[];
  /** Default: the demo world. */
  readonly world?: string;
  readonly events?: string;
  readonly socket?: boolean;
}

/**
 * Starts a server in memory, for an agent that names none.
 * @param err writes warnings
 * @throws CommandError if an option is invalid
 */
export async function startOwnServer(
  { app, world, events, socket }: OwnServerOptions,
  err: (text: string) => void,
): Promise<ControlledServer> {
  const { createServer, createWarningLog, StartError } = await import("@rollcall/server");
  const options = {
    memory: true,
    control: true as const,
    logger: createWarningLog((line) => err(`rollcall mcp: ${line}\n`)),
    ...(app !== undefined && { apps: app }),
    ...(world !== undefined && { world }),
    ...(events !== undefined && { events }),
    ...(socket !== undefined && { socket }),
  };
  return createServer(options).catch((error: unknown) => {
    if (error instanceof StartError) throw new CommandError(error.message, exitCodes.usage, { cause: error });
    throw error;
  });
}

/** The server as the target of calls, which have the token of a bot unless they have one of their own. */
export function targetOfOwn({ url, environments, demoTokens }: ControlledServer, token: string | undefined): Target {
  const own = token ?? environments[0]?.botToken ?? demoTokens.find(({ kind }) => kind === "bot")?.token;
  return { url, ...(own !== undefined && { token: own }) };
}
