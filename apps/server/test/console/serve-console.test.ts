import { readdir, readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createServer, type ServerOptions } from "../../src/index.js";
import { openBrowser } from "../kit/open-browser.js";
import { violationsOf } from "./open-console.js";

const built = new URL("../../dist/console-files/", import.meta.url);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function serve(options: ServerOptions = {}) {
  const server = await createServer({ memory: true, ...options });
  onTestFinished(() => server.close());
  return server;
}

/** The page that a machine with a name and an address gets. */
async function pageAt(server: { readonly url: string }, headers: Record<string, string>): Promise<string> {
  const { port } = new URL(server.url);
  return (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
}

describe("the files of the console", () => {
  it("are at most 80 KB in all at the first load, compressed", async () => {
    const page = await readFile(new URL("index.html", built), "utf8");
    const names = [...page.matchAll(/(?:src|href)="\/console\/([^"]+)"/g)].map(([, name = ""]) => name);
    expect(names.some((name) => name.endsWith(".js")) && names.some((name) => name.endsWith(".css"))).toBe(true);
    const files = await Promise.all(["index.html", ...names].map((name) => readFile(new URL(name, built))));
    expect(files.reduce((sum, file) => sum + gzipSync(file).length, 0)).toBeLessThanOrEqual(80 * 1024);
  });

  it("contain no stories", async () => {
    const shown = "Check the engines";
    const story = new URL("../../../console/stories/cell-dialog.stories.tsx", import.meta.url);
    expect(await readFile(story, "utf8")).toContain(shown);
    for (const name of await readdir(built))
      expect(await readFile(new URL(name, built), "utf8"), name).not.toContain(shown);
  });

  it("have types, may be kept, and cannot be embedded", async () => {
    const server = await serve();
    for (const name of (await readdir(built)).filter((each) => /\.(css|js|svg)$/.test(each))) {
      const answer = await server.fetch(`/console/${name}`);
      expect([name, answer.status, answer.headers.get("cache-control")]).toEqual([
        name,
        200,
        name === "icon.svg" ? "no-cache" : expect.stringContaining("immutable"),
      ]);
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
    const page = await server.fetch("/");
    expect(page.headers.get("content-security-policy")).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
    expect(page.headers.get("content-security-policy")).not.toContain("unsafe");
  });

  it.each(["/console", "/console/", "/console/..%2fmodules.json", "/console/index.html", "/console/nothing.js"])(
    "are the only ones: %s is not there",
    async (path) => expect((await (await serve()).fetch(path)).status).toBe(404),
  );

  it("load nothing from elsewhere", async () => {
    const server = await serve();
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(server.url);
    await page.locator(".message").first().waitFor();
    expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([]);
  });
});

describe("the page of a server", () => {
  const hasConsole = (page: string) => page.includes('<script type="module"');

  it("is the console only on this machine, under a name of it", async () => {
    const server = await serve();
    expect(hasConsole(await pageAt(server, {}))).toBe(true);
    for (const address of ["203.0.113.7", "127.0.0.1"])
      expect(hasConsole(await pageAt(server, { "x-forwarded-for": address }))).toBe(false);
    expect(hasConsole(await pageAt(await serve({ control: false }), {}))).toBe(false);
  });

  it("asks for the control token of a server that has one, and opens the place that its address names", async () => {
    const server = await serve({ controlToken: "open-sesame" });
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(`${server.url}/#/default/journal`);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("Control token").fill("wrong");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("not the control token").waitFor();
    await page.getByLabel("Control token").fill("open-sesame");
    await page.keyboard.press("Enter");
    await page.getByText("Live", { exact: true }).waitFor();
    expect(page.url()).toBe(`${server.url}/#/default/journal`);
    await page.goto(`${server.url}/#/default/workspace`);
    await page.getByRole("textbox", { name: /message/i }).fill("Hello from the console");
    await page.keyboard.press("Enter");
    await page.locator(".message").getByText("Hello from the console").waitFor();
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
    expect(cookie?.value).not.toContain("open-sesame");
  });

  it("asks for the control token again if the server no longer knows the browser", async () => {
    const server = await createServer({ memory: true, controlToken: "open-sesame" });
    onTestFinished(() => server.close());
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByLabel("Control token").fill("open-sesame");
    await page.keyboard.press("Enter");
    await page.getByText("Live", { exact: true }).waitFor();
    await context.clearCookies();
    // The page reads what has changed.
    await server.world.reset();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Control token").waitFor();
  });

  it("describes the server where no script runs", async () => {
    const server = await serve();
    const context = await browser.newContext({ javaScriptEnabled: false });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(server.url);
    expect(await page.getByRole("link", { name: "API reference" }).count()).toBe(1);
  });
});
