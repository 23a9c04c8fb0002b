import type { DemoToken } from "./demo-tokens.js";
import { addressesOf } from "./mounts.js";

/** What is printed when a server is ready; the last line says where it is. */
export function printBanner(url: string, tokens: readonly DemoToken[]): string {
  const rows = [
    ...addressesOf(url).map((address) => [address.name, address.url] as const),
    ...tokens.map(({ token, description }) => [token, description] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`);
  return [...lines, `ready ${url}`, ""].join("\n");
}
