import { hostNameOf, isLoopbackHost } from "@rollcall/server-adapters/hosts";
import { StartError } from "../errors/start-error.js";
import { randomIds } from "../machine/random-ids.js";
import { defaultHost, type ServerOptions } from "./server-options.js";
import type { StartOptions } from "./start-options.js";

/** The kind of a server: a double for tests, or a deployment that people rely on. */
export type ServerKind = "double" | "deployment";

/** Value of the option `controlToken` with which the server makes the token. */
export const madeToken = "auto";

const tokenBytes = 24;

/**
 * Decides what a server is. A double is in memory, or on a loopback address with a control plane and without a public
 * URL. It has the demo world by default, and no rate limits. Every other server is a deployment, which never has the demo
 * world, and enforces rate limits by default.
 */
export function kindOf(options: ServerOptions): ServerKind {
  if (options.database !== undefined) return "deployment";
  if (options.memory === true) return "double";
  return options.control !== false && exposureOf(options) === undefined ? "double" : "deployment";
}

/**
 * Sets the options whose default depends on what the server is, and makes the control token if that is asked for.
 * @throws StartError if other machines can reach a control plane that has no token
 */
export function withDefaults(options: StartOptions): StartOptions {
  checkControlToken(options);
  return {
    ...options,
    rateMode: options.rateMode ?? (kindOf(options) === "deployment" ? "enforce" : "off"),
    ...(options.controlToken === madeToken && { controlToken: randomIds.secret(tokenBytes) }),
  };
}

function checkControlToken(options: ServerOptions): void {
  const { control, controlToken, database } = options;
  if (control === false || database !== undefined) return;
  if (controlToken === "")
    throw new StartError(
      `the control token is empty, so that every caller would have it; pass a token, or ${madeToken} to have one made and printed`,
    );
  const exposure = exposureOf(options);
  if (exposure === undefined || controlToken !== undefined) return;
  throw new StartError(
    `a server that ${exposure} needs a token for its control plane, which can erase the world and act as every person; pass --control-token, or turn the control plane off with --no-control`,
  );
}

/**
 * The reach of the server from other machines, as the end of "a server that …"; undefined if only this machine can
 * reach it.
 */
function exposureOf({ host = defaultHost, siteUrl }: ServerOptions): string | undefined {
  if (!isLoopbackHost(host.toLowerCase())) return `listens on ${JSON.stringify(host)}`;
  return siteUrl === undefined || isOfThisMachine(siteUrl) ? undefined : `has the public URL ${siteUrl}`;
}

/** Whether a URL has a host name that always means this machine. */
function isOfThisMachine(url: string): boolean {
  const name = hostNameOf(url);
  return name !== undefined && isLoopbackHost(name);
}
