import { type ObservedSwitch, observedSwitches } from "@rollcall/service";
import type { DemoToken } from "./demo-tokens.js";
import { addressesOf } from "./mounts.js";

/** What there is to say of a server beside its address. */
export interface BannerParts {
  readonly demoTokens: readonly DemoToken[];
  readonly metricsUrl?: string;
  /** The switches for observed behaviour that are on. */
  readonly observed?: readonly ObservedSwitch[];
}

/** What is printed when a server is ready; the last line says where it is. */
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
