import { type ObservedSwitch, observedSwitches } from "@rollcall/service";
import { addressesOf } from "../mounts.js";
import type { DemoToken } from "../worlds/demo/demo-tokens.js";

/** What the banner shows in addition to the address. */
interface BannerParts {
  readonly demoTokens: readonly DemoToken[];
  readonly metricsUrl?: string;
  /** The switches for observed behavior that are on. */
  readonly observed?: readonly ObservedSwitch[];
}

/** Formats the output of a server that is ready; the last line is its address. */
export function printBanner(url: string, { demoTokens, metricsUrl, observed = [] }: BannerParts): string {
  const rows = [
    ...addressesOf(url).map((address) => [address.name, address.url] as const),
    ...(metricsUrl === undefined ? [] : [["Metrics", metricsUrl] as const]),
    ...demoTokens.map(({ token, description }) => [token, description] as const),
    ...observed.map((name) => [name, observedSwitches[name].description] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return [...lines, `ready ${url}`, ""].join("\n");
}
