import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createServer } from "../../src/index.js";
import { type OpenedApp, openAskedApp } from "../kit/open-asked-app.js";
import { openBrowser } from "../kit/open-browser.js";
import { openConsole } from "./open-console.js";

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

async function permalinkOf(ts: string): Promise<string> {
  const answer = await opened.call("chat.getPermalink", { channel: "C1", message_ts: ts });
  return answer.permalink;
}

describe("the permalink of a message", () => {
  it("opens the message in the console, and a reply in its thread", async () => {
    const mia = opened.server.as("mia");
    const { ts: thread } = await mia.post("general", "Where?");
    const { ts } = await mia.post("general", "In the attic", { thread });
    for (const [named, shown] of [
      [thread, "Where?"],
      [ts, "In the attic"],
    ] as const) {
      const { page } = await openConsole(browser, opened.server);
      await page.goto(await permalinkOf(named));
      await page.locator(".thread").getByText(shown).waitFor();
      expect(new URL(page.url()).hash).toContain("#/default/workspace/C1/");
    }
    const { page } = await openConsole(browser, opened.server);
    await page.goto(await permalinkOf(ts));
    await page.locator(".thread .message.named").getByText("In the attic").waitFor();
  });

  it("opens in the same page from a message", async () => {
    const mia = opened.server.as("mia");
    const { ts } = await mia.post("general", "Where?");
    await mia.post("attic", `See ${await permalinkOf(ts)}`);
    const { page } = await openConsole(browser, opened.server, "#/default/workspace/C2?as=U2");
    await page.locator(".message a", { hasText: "/archives/" }).click();
    await page.locator(".thread").getByText("Where?").waitFor();
    expect(page.context().pages()).toHaveLength(1);
  });

  it("of a file, a canvas or a List opens it in the console", async () => {
    const server = await createServer({ memory: true });
    onTestFinished(() => server.close());
    const { id: alan } = await server.users.find("alan.turing");
    const headers = { authorization: "Bearer svcp-demo-member" };
    const { page } = await openConsole(browser, server, `#/default/workspace?as=${alan}`);
    for (const [file, place, shown] of [
      ["FDEMOIMAGE", "files", "thrust.png"],
      ["FDEMOFILE", "files", "engines.pdf"],
      ["FDEMOCANVAS", "canvases", "Launch plan"],
      ["FDEMOLIST", "lists", "Launch checklist"],
    ] as const) {
      const info = await fetch(`${server.url}/api/files.info?file=${file}`, { headers });
      const { permalink } = ((await info.json()) as { readonly file: { readonly permalink: string } }).file;
      await page.goto(permalink);
      await page.locator(".document-title", { hasText: shown }).waitFor();
      expect(new URL(page.url()).hash).toContain(`#/default/documents/${place}/${file}`);
      expect(await (await fetch(permalink, { redirect: "manual" })).text()).toContain(`files.info?file=${file}`);
    }
    await page.goto(`${server.url}/w/hq/archives/CDEMOGENERAL`);
    await page.getByRole("textbox", { name: "Message general" }).waitFor();
    await page.goto(`${server.url}/#/default/documents/files/FDEMOIMAGE?as=${alan}`);
    await page.getByRole("link", { name: "#general" }).click();
    await page.locator(".thread").getByText("Who calls the roll today?").waitFor();
  });

  it("leads other clients to the page that says how to read it", async () => {
    const { ts } = await opened.server.as("mia").post("general", "Where?");
    const answer = await fetch(await permalinkOf(ts), { redirect: "manual" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("conversations.replies");
  });
});

describe("emoji in a browser without a font for them", () => {
  it("are shown by their names, whether they were written so or not", async () => {
    const mia = opened.server.as("mia");
    const { ts } = await mia.post("general", "Look :eyes: and \u{1f440} and \u{1f44b}\u{1f3fd}");
    await mia.react({ channel: "C1", ts }, "tada");
    const { page } = await openConsole(browser, opened.server, "#/default/workspace/C1?as=U2");
    const message = page.locator(`.message[data-ts="${ts}"]`);
    await expect
      .poll(() => message.locator(".emoji-name").allTextContents())
      .toEqual([":eyes:", ":eyes:", ":wave:", ":tada:"]);
    expect(await message.textContent()).not.toContain("\u{1f440}");
    await page.getByRole("textbox", { name: "Message general" }).fill(":tad");
    await page.getByRole("option", { name: ":tada:" }).waitFor();
  });
});
