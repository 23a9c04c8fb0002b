import { type Browser, chromium } from "playwright-core";
import { browserPath } from "./browser-path.js";

/** Settings that a browser needs in a test. They keep the rules that separate sites. */
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
 * Opens a real browser without a window. It can reach only this machine.
 * @param hosts names that resolve to this machine in the browser
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
