import { nodeDefaults } from "@rollcall/server-adapters/node";
import { InvalidArgumentError, Option, type OptionValues } from "commander";
import type { OperationOptions } from "../options/operation-options.js";

/** The flags for limits, timeouts and metrics. */
export interface OperationFlags extends OperationOptions {
  /** Time that the server continues to serve after a stop signal, while it reports that it is not ready. */
  readonly drainMs: number;
  /** Maximum time for running requests after that. */
  readonly stopTimeoutMs: number;
}

/** Creates the flags for limits, timeouts and metrics. */
export function createOperationOptions(readPort: (text: string) => number): readonly Option[] {
  const option = (flags: string, description: string) => new Option(flags, description).env(variableOf(flags));
  const ms = (flags: string, description: string, value: number) =>
    option(flags, description).default(value).argParser(readMilliseconds);
  const bytes = (flags: string, description: string, value: number) =>
    option(flags, description).default(value).argParser(readBytes);
  const { maxHeaderBytes, headersTimeoutMs, bodyTimeoutMs, requestTimeoutMs, writeTimeoutMs, keepAliveTimeoutMs } =
    nodeDefaults;
  return [
    option("--metrics-port <number>", "port for metrics, at /metrics; no metrics by default").argParser(readPort),
    option("--metrics-host <name>", "address for metrics").default("127.0.0.1"),
    option(
      "--max-body-bytes <number>",
      "maximum size of a request body in bytes; the API's own limit by default",
    ).argParser(readBytes),
    bytes("--max-header-bytes <number>", "maximum size of a URL and its headers together, in bytes", maxHeaderBytes),
    ms("--headers-timeout <ms>", "maximum time to receive the headers, in milliseconds", headersTimeoutMs),
    ms("--body-timeout <ms>", "maximum time between two parts of the body, in milliseconds", bodyTimeoutMs),
    ms("--request-timeout <ms>", "maximum time to receive a whole request, in milliseconds", requestTimeoutMs),
    ms(
      "--write-timeout <ms>",
      "maximum time in which a client reads nothing of an answer, in milliseconds",
      writeTimeoutMs,
    ),
    ms("--keep-alive-timeout <ms>", "maximum idle time of a connection, in milliseconds", keepAliveTimeoutMs),
    ms("--drain-time <ms>", "how long to keep serving after a stop signal, while not ready, in milliseconds", 0),
    ms(
      "--stop-timeout <ms>",
      "maximum time for running requests after that, in milliseconds",
      nodeDefaults.stopTimeoutMs,
    ),
  ];
}

/** Separates these flags from the rest. */
export function takeOperationFlags(values: OptionValues): {
  readonly flags: OperationFlags;
  readonly rest: OptionValues;
} {
  const { metricsPort, metricsHost, headersTimeout, bodyTimeout, requestTimeout, ...others } = values;
  const { writeTimeout, keepAliveTimeout, maxBodyBytes, maxHeaderBytes, drainTime, stopTimeout, ...rest } = others;
  const flags: OperationFlags = {
    maxHeaderBytes,
    headersTimeoutMs: headersTimeout,
    bodyTimeoutMs: bodyTimeout,
    requestTimeoutMs: requestTimeout,
    writeTimeoutMs: writeTimeout,
    keepAliveTimeoutMs: keepAliveTimeout,
    drainMs: drainTime,
    stopTimeoutMs: stopTimeout,
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
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
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new InvalidArgumentError("Expected a number of bytes, 1 or more.");
  return Number(text);
}
