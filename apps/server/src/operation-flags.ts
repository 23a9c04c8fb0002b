import { scim } from "@rollcall/scim-core/svc";
import { nodeDefaults } from "@rollcall/server-adapters/node";
import { InvalidArgumentError, Option, type OptionValues } from "commander";
import type { OperationOptions } from "./operation-options.js";

/** What the command is asked for about limits, times and metrics. */
export interface OperationFlags extends OperationOptions {
  /** How long the server serves on after it was told to stop, and says that it is not ready. */
  readonly drainMs: number;
  /** How long what runs may take after that. */
  readonly stopTimeoutMs: number;
}

/** The flags that say what a server is run within. */
export function createOperationOptions(readPort: (text: string) => number): readonly Option[] {
  const option = (flags: string, description: string) => new Option(flags, description).env(variableOf(flags));
  const ms = (flags: string, description: string, value: number) =>
    option(flags, description).default(value).argParser(readMilliseconds);
  const bytes = (flags: string, description: string, value: number) =>
    option(flags, description).default(value).argParser(readBytes);
  const { maxHeaderBytes, headersTimeoutMs, bodyTimeoutMs, requestTimeoutMs, keepAliveTimeoutMs } = nodeDefaults;
  return [
    option("--metrics-port <number>", "port that metrics are read on, at /metrics; none where left out").argParser(
      readPort,
    ),
    option("--metrics-host <name>", "address that metrics are read on").default("127.0.0.1"),
    bytes("--max-body-bytes <number>", "size of the largest body that is taken", scim.limits.maxBodyBytes),
    bytes("--max-header-bytes <number>", "size that an address and its headers may have together", maxHeaderBytes),
    ms("--headers-timeout <ms>", "how long headers may take to come", headersTimeoutMs),
    ms("--body-timeout <ms>", "how long a body may stand still", bodyTimeoutMs),
    ms("--request-timeout <ms>", "how long a request may take to come whole", requestTimeoutMs),
    ms("--keep-alive-timeout <ms>", "how long a connection is kept for its next request", keepAliveTimeoutMs),
    ms("--drain-time <ms>", "how long to serve on, not ready any more, when told to stop", 0),
    ms("--stop-timeout <ms>", "how long what runs may take after that", nodeDefaults.stopTimeoutMs),
  ];
}

/** Takes these flags out of all of them. */
export function takeOperationFlags(values: OptionValues): {
  readonly flags: OperationFlags;
  readonly rest: OptionValues;
} {
  const { metricsPort, metricsHost, headersTimeout, bodyTimeout, requestTimeout, keepAliveTimeout, ...others } = values;
  const { maxBodyBytes, maxHeaderBytes, drainTime, stopTimeout, ...rest } = others;
  const flags: OperationFlags = {
    maxBodyBytes,
    maxHeaderBytes,
    headersTimeoutMs: headersTimeout,
    bodyTimeoutMs: bodyTimeout,
    requestTimeoutMs: requestTimeout,
    keepAliveTimeoutMs: keepAliveTimeout,
    drainMs: drainTime,
    stopTimeoutMs: stopTimeout,
    ...(metricsPort !== undefined && { metrics: { port: metricsPort, host: metricsHost } }),
  };
  return { flags, rest };
}

function variableOf(flags: string): string {
  const [name = ""] = flags.replace(/^--/, "").split(" ");
  return `ROLLCALL_${name.replaceAll("-", "_").toUpperCase()}`;
}

function readMilliseconds(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("Expected whole milliseconds.");
  return Number(text);
}

function readBytes(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new InvalidArgumentError("Expected a number of bytes from 1 on.");
  return Number(text);
}
