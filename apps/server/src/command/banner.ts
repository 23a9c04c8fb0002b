import { type AppEnvironment, hooksUrlOf, type ObservedSwitch, observedSwitches } from "@rollcall/service";
import { addressesOf } from "../mounts.js";
import { serviceDefinitions } from "../stock.js";
import type { DemoToken } from "../worlds/demo/demo-tokens.js";
import { printEnvironment } from "./print-environment.js";

/** What the banner shows in addition to the address. */
interface BannerParts {
  readonly demoTokens: readonly DemoToken[];
  readonly environments?: readonly AppEnvironment[];
  /** The word on the wire. Default: `svc`. */
  readonly word?: string;
  readonly metricsUrl?: string;
  /** Whether the reference is served. Default: true. */
  readonly docs?: boolean;
  /** Address of the console. Default: it is not served. */
  readonly consoleUrl?: string;
  /** The switches for observed behavior that are on. */
  readonly observed?: readonly ObservedSwitch[];
}

/** Formats the output of a server that is ready; the last line is its address. */
export function printBanner(url: string, parts: BannerParts): string {
  const { demoTokens, environments = [], word = "svc", metricsUrl, consoleUrl, docs = true, observed = [] } = parts;
  const hooksUrl = hooksUrlOf(url);
  const rows = [
    ...(consoleUrl === undefined ? [] : [["Console", consoleUrl] as const]),
    ...addressesOf(url, docs).map((address) => [address.name, address.url] as const),
    ["Hooks", hooksUrl] as const,
    ...(metricsUrl === undefined ? [] : [["Metrics", metricsUrl] as const]),
    ...demoTokens.map(({ token, description }) => [token, description] as const),
    ...observed.map((name) => [name, observedSwitches[name].description] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  const apiUrl = `${url}${serviceDefinitions.webapi.mount}`;
  const apps = environments.map((app) => printEnvironment(app, { apiUrl, hooksUrl, word }));
  return [...lines, ...apps, `ready ${url}`, ""].join("\n");
}
