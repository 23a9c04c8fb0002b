import { type Browser, chromium } from "playwright-core";
import { browserPath } from "./browser-path.js";

/** What a browser in a test needs, and nothing that takes the rules away which keep sites apart. */
const args = [
  "--no-sandbox",
  "--headless",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Opens a real browser without a window. It knows no address but those of this machine.
 * @param hosts names that it takes for this machine, as a name server of their owner would have it
 */
export async function openBrowser(hosts: readonly string[] = []): Promise<Browser> {
  const rules = [
    ...hosts.map((host) => `MAP ${host} 127.0.0.1`),
    "MAP * ~NOTFOUND",
    "EXCLUDE 127.0.0.1",
    "EXCLUDE localhost",
  ];
  return chromium.launch({
    executablePath: await browserPath(),
    args: [...args, `--host-resolver-rules=${rules.join(", ")}`],
  });
}
