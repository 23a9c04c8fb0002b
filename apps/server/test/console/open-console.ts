import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** A page of the console, and what the browser found wrong with it. */
interface ConsolePage {
  readonly page: Page;
  /** Errors, and messages of the browser's console, which has those of the content security policy. */
  readonly problems: readonly string[];
}

/** Opens the console of a server. `path`: a fragment such as `#/default/workspace`. */
export async function openConsole(
  browser: Browser,
  server: { readonly url: string },
  path = "",
  options: BrowserContextOptions = {},
): Promise<ConsolePage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error.stack)));
  await page.goto(`${server.url}/${path}`);
  await page.locator(".shell, .unlock").first().waitFor();
  return { page, problems };
}

/** Rules of accessibility that a page breaks, with the elements. `options`: those of axe. */
export async function violationsOf(page: Page, options: object = {}): Promise<readonly string[]> {
  // The policy of the page forbids scripts that are added to it. Evaluation is exempt.
  await page.evaluate(await readFile(axePath, "utf8"));
  return page.evaluate(async (given) => {
    type Found = {
      readonly id: string;
      readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
    };
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: readonly Found[] }> };
    };
    const { violations } = await axe.run(given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
  }, options);
}

/** Runs in the page: what a screen reader calls the focused element, roughly. */
export const focused = `(() => {
  const element = document.activeElement;
  const labels = (element.getAttribute("aria-labelledby") ?? "").split(" ").flatMap((id) => document.getElementById(id)?.textContent ?? []);
  return element.getAttribute("aria-label") ?? (labels.join(" ") || element.textContent.trim());
})()`;

/** Presses Tab until the element with a name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const found = await page.evaluate<string>(focused);
    if (name.test(found)) return;
    passed.push(found.slice(0, 40));
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${name}; it passes ${passed.join(", ")}`);
}

/** Presses Enter on the element with a name, which Tab reaches. */
export async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}
