import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openBrowser } from "../kit/open-browser.js";
import { violationsOf } from "./open-console.js";

const folder = new URL("../../../console/", import.meta.url);

let built: string;
let browser: Browser;
let server: ControlledServer;
beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), "rollcall-stories-"));
  [browser, server] = await Promise.all([openBrowser(), createServer({ memory: true }), buildStories()]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
  await rm(built, { recursive: true });
});

/** Builds the stories with the console's own Vite, and keeps them out of what the server serves. */
async function buildStories(): Promise<void> {
  const vite = createRequire(new URL("package.json", folder)).resolve("vite");
  const { build } = await import(pathToFileURL(vite).href);
  const configFile = fileURLToPath(new URL("stories/vite.config.ts", folder));
  await build({ configFile, logLevel: "warn", build: { outDir: built, emptyOutDir: true } });
}

/** The stories show parts of pages, which need no landmarks and no order of headings. */
const parts = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  // It is experimental, and other pages are not checked by it.
  rules: { "label-content-name-mismatch": { enabled: false } },
};

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

describe("the stories of the console", () => {
  it("draw every component, and break no rule of accessibility in light and dark", async () => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(String(error.stack)));
    await page.route(`${server.url}/stories/**`, async (route) => {
      const name = new URL(route.request().url()).pathname.replace("/stories/", "") || "index.html";
      const contentType = Object.entries(types).find(([ending]) => ending === extname(name))?.[1];
      await route.fulfill({ ...(contentType && { contentType }), body: await readFile(join(built, name)) });
    });
    await page.goto(`${server.url}/stories/`);
    await page.getByText("Every component has one.").waitFor();
    const links = await page.getByRole("listitem").getByRole("link").all();
    const families = await Promise.all(links.map((link) => link.textContent()));
    for (const family of families) {
      await page.goto(`${server.url}/stories/?family=${family}`);
      await page.locator(".story").first().waitFor();
      await expect.poll(() => page.locator(".story:has(> div:empty) > h2").allTextContents()).toEqual([]);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page, parts), `${family} in ${colorScheme}`).toEqual([]);
      }
    }
    expect(problems).toEqual([]);
  });
});
