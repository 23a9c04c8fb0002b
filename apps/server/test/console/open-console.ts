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
