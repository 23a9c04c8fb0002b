import { type AddressInfo, connect, createServer as createProxy, type Socket } from "node:net";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type OpenedApp, openAskedApp } from "../kit/open-asked-app.js";
import { openBrowser } from "../kit/open-browser.js";
import { openConsole } from "./open-console.js";

let browser: Browser;
let opened: OpenedApp;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => opened.close());

/** A way to a server that can be closed and opened again. */
async function openWay(server: { readonly url: string }) {
  const target = Number(new URL(server.url).port);
  const sockets = new Set<Socket>();
  const proxy = createProxy((socket) => {
    const onward = connect(target, "127.0.0.1");
    for (const each of [socket, onward]) {
      sockets.add(each);
      each.on("error", () => undefined).on("close", () => sockets.delete(each));
    }
    socket.pipe(onward).pipe(socket);
  });
  const open = (port: number) => new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  await open(0);
  const { port } = proxy.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      proxy.close(() => resolve());
      for (const each of sockets) each.destroy();
    });
  onTestFinished(close);
  return { url: `http://127.0.0.1:${port}`, close, open: () => open(port) };
}

describe("the console without its server", () => {
  it("says so, shows what it knew, and comes back without a gap", async () => {
    opened = await openAskedApp("HTTP", {});
    const way = await openWay(opened.server);
    const mia = opened.server.as("mia");
    await mia.post("general", "Before");
    const { page } = await openConsole(browser, way, "#/default/workspace/C1?as=U2");
    await page.getByText("Before").waitFor();
    await page.getByText("Live", { exact: true }).waitFor();
    await way.close();
    await page.getByText("Offline", { exact: true }).waitFor();
    expect(await page.getByText("Before").count()).toBe(1);
    for (const each of ["One", "Two", "Three"]) await mia.post("general", each);
    await page.getByRole("textbox", { name: "Message general" }).fill("Kept");
    await page.keyboard.press("Enter");
    await page.locator(".note.error").waitFor();
    await way.open();
    await page.getByText("Live", { exact: true }).waitFor();
    await page.getByText("Three", { exact: true }).waitFor();
    expect(await page.getByRole("textbox", { name: "Message general" }).inputValue()).toBe("Kept");
    await page.getByRole("link", { name: "Journal" }).click();
    await expect.poll(() => page.locator(".entry", { hasText: "people.post" }).count()).toBe(4);
  });
});

/** Number of elements of the page. */
const count = (page: Page) => page.locator("#app *").count();

describe("a conversation of 10,000 messages", () => {
  it("draws only what is in view, from the last to the first", async () => {
    const messages = Array.from({ length: 10_000 }, (_, index) => ({
      channel: "general",
      user: "mia",
      ts: `${1_780_300_000 + index}.000100`,
      text: `Message ${index}`,
    }));
    opened = await openAskedApp("HTTP", {}, { sections: { messages } });
    const { page, problems } = await openConsole(browser, opened.server, "#/default/workspace/C1?as=U2");
    await page.getByText("Message 9999", { exact: true }).waitFor();
    expect(await count(page)).toBeLessThan(1500);
    const list = page.locator(".conversation .virtual");
    const first = () => list.locator("[data-key]").first().getAttribute("data-key");
    let most = 0;
    for (let before = await first(); before !== messages[0]?.ts; before = await first()) {
      await list.evaluate((each) => {
        each.scrollTop = 0;
      });
      await expect.poll(first).not.toBe(before);
      most = Math.max(most, await count(page));
    }
    await page.getByText("Message 0", { exact: true }).waitFor();
    expect(most).toBeLessThan(1500);
    expect(problems).toEqual([]);
  });
});
