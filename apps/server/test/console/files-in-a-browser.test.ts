import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type OpenedApp, openAskedApp } from "../kit/open-asked-app.js";
import { openBrowser } from "../kit/open-browser.js";
import { openConsole, violationsOf } from "./open-console.js";

let browser: Browser;
let opened: OpenedApp;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  opened = await openAskedApp("HTTP", {});
});
afterEach(() => opened.close());

/** A picture of 1 by 1 pixel. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("files in a browser", () => {
  it("are dropped and picked into the composer, shown, and downloaded", async () => {
    const { page, problems } = await openConsole(browser, opened.server, "#/default/workspace/C1?as=U2");
    const composer = page.locator(".composer");
    await composer.locator("input[type=file]").setInputFiles({
      name: "dot.png",
      mimeType: "image/png",
      buffer: Buffer.from(png, "base64"),
    });
    const dropped = await page.evaluateHandle(`(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["In the attic"], "plan.txt", { type: "text/plain" }));
      return transfer;
    })()`);
    await composer.dispatchEvent("drop", { dataTransfer: dropped });
    await composer.getByRole("button", { name: "plan.txt" }).waitFor();
    await page.getByRole("textbox", { name: "Message general" }).fill("Two files");
    await page.keyboard.press("Enter");
    const picture = page.locator(".file img");
    await picture.waitFor();
    await expect.poll(() => page.evaluate('document.querySelector(".file img").naturalWidth')).toBe(1);
    await page.locator(".file pre", { hasText: "In the attic" }).waitFor();
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download plan.txt" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("plan.txt");
    expect(await readFile(await download.path(), "utf8")).toBe("In the attic");
    expect(await violationsOf(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("are never shown in place if they could run a script", async () => {
    const script = "<svg xmlns='http://www.w3.org/2000/svg' onload='hit=1'><script>hit=1</script></svg>";
    await opened.server.as("mia").post("general", "Traps", {
      files: [
        { name: "a.svg", content: script },
        { name: "b.html", content: `<!doctype html>${script}` },
        { name: "c.png", content: script },
      ],
    });
    const { page, problems } = await openConsole(browser, opened.server, "#/default/workspace/C1?as=U2");
    await page.getByRole("button", { name: "Download c.png" }).waitFor();
    for (const name of ["a.svg", "b.html"]) {
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: `Download ${name}` }).click();
      expect((await downloading).suggestedFilename()).toBe(name);
    }
    const sources = await page.locator("img").evaluateAll((all) => all.map((each) => each.getAttribute("src") ?? ""));
    expect(sources.filter((source) => /svg\+xml|html/.test(source))).toEqual([]);
    expect(await page.evaluate('"hit" in window')).toBe(false);
    expect(problems).toEqual([]);
  });
});
