import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openApp } from "../deliveries/serve-app.js";
import { openBrowser } from "../kit/open-browser.js";
import { openConsole, violationsOf } from "./open-console.js";

let browser: Browser;
let server: ControlledServer;
let alan: string;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = await createServer({ memory: true });
  ({ id: alan } = await server.users.find("alan.turing"));
});
afterEach(() => server.close());

/** Opens the editor of a cell, and saves what is entered there. */
async function change(page: Page, cell: string | RegExp, enter: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: cell }).first().click();
  await enter(page.getByRole("dialog"));
  await page.getByRole("button", { name: "Save" }).click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

describe("the screen of documents in a browser", () => {
  it("changes cells of a List, and shows what the app received", async () => {
    const receiver = await openApp();
    const settings = { event_subscriptions: { request_url: receiver.url, user_events: ["file_change"] } };
    const manifest = { display_information: { name: "Watcher" }, settings };
    const scopes = { oauth_config: { scopes: { user: ["files:read"] } } };
    const { app } = await server.apps.create({ ...manifest, ...scopes }, { events: receiver.url });
    await server.as("alan.turing").install(app.id);
    const { page, problems } = await openConsole(browser, server, `#/default/documents?as=${alan}`);
    await page.locator(".split-link", { hasText: "Launch checklist" }).click();
    await page.getByRole("button", { name: "Plans: engines.pdf" }).waitFor();
    await change(page, "State: Open", (open) => open.getByRole("radio", { name: "Done" }).check());
    const notified = page.getByRole("status").filter({ hasText: "svcLists.items.update" });
    await notified.getByText("delivered").waitFor();
    expect(receiver.received.map(({ event }) => [event.type, event.file_id])).toEqual([["file_change", "FDEMOLIST"]]);
    await change(page, /^Task: Print the tickets/, (open) => open.getByRole("textbox").fill("Print 40 tickets"));
    await page.getByRole("button", { name: "Task: Print 40 tickets" }).waitFor();
    await change(page, "Due, empty", (open) => open.locator("input[type=date]").fill("2026-12-24"));
    await change(page, "Votes, empty", (open) => open.getByRole("checkbox", { name: /I vote/ }).check());
    await change(page, "Cost, empty", (open) => open.getByRole("textbox").fill("7.5\n"));
    await change(page, "Who, empty", async (open) => {
      await open.locator(".picker-button").click();
      await open.getByRole("option", { name: "Annie Easley" }).click();
      await open.getByRole("button", { name: "Done", exact: true }).click();
      await open.locator(".popover").waitFor({ state: "detached" });
    });
    const { items } = await server.as("alan.turing").seesList("FDEMOLIST");
    const fields = items.find(({ id }) => id === "RecTICKETS")?.["fields"];
    expect(fields).toMatchObject([
      { text: "Print 40 tickets" },
      { select: ["OptDONE"] },
      { user: ["UDEMOANNIE"] },
      { date: ["2026-12-24"] },
      { number: [7.5] },
      { vote: [alan] },
    ]);
    await notified.getByRole("link", { name: "file_change" }).click();
    await page.getByRole("complementary", { name: "Entry" }).getByText("file_change").first().waitFor();
    expect(problems).toEqual([]);
  });

  it("creates a List, adds and deletes rows, and says why a change was refused", async () => {
    const { page } = await openConsole(browser, server, `#/default/documents?as=${alan}`);
    await page.getByRole("textbox", { name: "Name of a new List" }).fill("Errands");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "Errands" }).waitFor();
    await page.getByText("There are no rows").waitFor();
    await page.getByRole("button", { name: "Add a row" }).click();
    await page.getByRole("button", { name: /^Delete row/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("There are no rows").waitFor();
    await page.locator(".split-link", { hasText: "Launch checklist" }).click();
    await page.getByRole("button", { name: "Cost, empty" }).first().click();
    await page.locator("dialog[open]").getByRole("textbox").fill("much");
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator("dialog[open] .note", { hasText: "must be a number" }).waitFor();
  });

  it("keeps the formatting of words, and says what other words would remove", async () => {
    const acting = server.as("alan.turing");
    const { list } = await acting.seesList("FDEMOLIST");
    const [task] = (list["list_metadata"] as { readonly schema: readonly { readonly id: string }[] }).schema;
    const richText = async () => {
      const { items } = await acting.seesList("FDEMOLIST");
      const fields = items.find(({ id }) => id === "RecTICKETS")?.["fields"] as readonly {
        readonly rich_text: unknown;
      }[];
      return fields[0]?.rich_text;
    };
    const write = (...elements: readonly object[]) => {
      const rich_text = [{ type: "rich_text", elements: [{ type: "rich_text_section", elements }] }];
      const cell = { row_id: "RecTICKETS", column_id: task?.id, rich_text };
      return acting.call("svcLists.items.update", { list_id: "FDEMOLIST", cells: [cell] });
    };
    const bold = { type: "text", text: "Print", style: { bold: true } };
    await write(bold, { type: "text", text: " tickets" });
    const { page, problems } = await openConsole(browser, server, `#/default/documents/lists/FDEMOLIST?as=${alan}`);
    await change(page, "Task: Print tickets", (open) => open.getByRole("textbox").fill("Print 40 tickets"));
    await page.getByRole("button", { name: "Task: Print 40 tickets" }).waitFor();
    expect(await richText()).toMatchObject([
      { elements: [{ elements: [bold, { type: "text", text: " 40 tickets" }] }] },
    ]);
    const person = { type: "user", user_id: alan };
    await write(bold, person);
    await change(page, /^Task: Print@/, (open) => open.getByText("links, people or lists").waitFor());
    expect(await richText()).toMatchObject([{ elements: [{ elements: [bold, person] }] }]);
    expect(problems).toEqual([]);
  });

  it("reads a canvas, edits its sections, and shows it as Markdown", async () => {
    const { page, problems } = await openConsole(browser, server, `#/default/documents/canvases?as=${alan}`);
    await page.locator(".split-link", { hasText: "Launch plan" }).click();
    const goal = page.getByRole("region", { name: "Section SecGOAL" });
    await goal.getByRole("button", { name: "SecGOAL as the identifier of the section" }).waitFor();
    await goal.getByRole("button", { name: "Edit section SecGOAL" }).click();
    await page.getByRole("textbox", { name: "Markdown" }).fill("# Aim");
    await page.getByRole("button", { name: "Save" }).click();
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await goal.getByText("Aim").waitFor();
    await page.getByRole("button", { name: "Delete section SecCOSTS" }).click();
    await page.getByRole("region", { name: "Section SecCOSTS" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Markdown" }).click();
    await goal.getByText("# Aim").waitFor();
    expect((await server.as("alan.turing").seesCanvas("FDEMOCANVAS")).markdown).toContain("# Aim");
    expect(problems).toEqual([]);
  });

  it("runs no markup of documents", async () => {
    const payload = "<img src=x onerror=hit=1> [x](javascript:hit=1) <script>hit=1</script>";
    const acting = server.as("alan.turing");
    const made = await acting.call("svcLists.create", { name: payload });
    const list_id = String(made.answer["list_id"]);
    const { list } = await acting.seesList(list_id);
    const [column] = (list["list_metadata"] as { readonly schema: readonly { readonly id: string }[] }).schema;
    const section = { type: "rich_text_section", elements: [{ type: "text", text: payload }] };
    const cell = { row_id_to_create: true, column_id: column?.id };
    await acting.call("svcLists.items.update", {
      list_id,
      cells: [{ ...cell, rich_text: [{ type: "rich_text", elements: [section] }] }],
    });
    const markdown = `# [x](javascript:hit=1)\n\n<img src=x onerror=hit=1>\n\n| a | b |\n| - | - |\n| <svg/onload=hit=1> | c |`;
    const canvas = await acting.call("canvases.create", {
      title: payload,
      document_content: { type: "markdown", markdown },
    });
    const { page, problems } = await openConsole(browser, server, `#/default/documents/lists/${list_id}?as=${alan}`);
    await page.locator(".list-row", { hasText: "onerror" }).waitFor();
    const isClean = `!("hit" in window) && document.querySelector(".screen img, .screen script, [href^=javascript]") === null`;
    expect(await page.evaluate(isClean)).toBe(true);
    await page.evaluate(`location.hash = "#/default/documents/canvases/${canvas.answer["canvas_id"]}?as=${alan}"`);
    await page.locator(".canvas-section td").first().waitFor();
    expect(await page.evaluate(isClean)).toBe(true);
    expect(problems).toEqual([]);
  });

  it.each([
    ["light", 1440],
    ["dark", 390],
  ] as const)("breaks no rule of accessibility in %s at %i pixels", async (colorScheme, width) => {
    const options = { colorScheme, viewport: { width, height: 800 } };
    const { page } = await openConsole(browser, server, `#/default/documents/lists/FDEMOLIST?as=${alan}`, options);
    const check = async (shown: string) => {
      await page.locator(shown).first().waitFor();
      expect(await violationsOf(page), shown).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth"), shown).toBeLessThanOrEqual(width);
    };
    await check(".list-row .cell >> nth=8");
    await page.getByRole("button", { name: "State: Open" }).first().click();
    await check("dialog[open] .boxes");
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.evaluate(`location.hash = "#/default/documents/canvases/FDEMOCANVAS?as=${alan}"`);
    await check(".canvas-section");
  });
});

describe("the screen of analytics in a browser", () => {
  it("shows the counts of messages by day to admins, without violations of accessibility", async () => {
    const { ts } = await server.as("alan.turing").post("general", "Ready? @annie.easley *now*");
    const { id: grace } = await server.users.find("grace.hopper");
    const { page, problems } = await openConsole(browser, server, `#/default/analytics/CDEMOGENERAL?as=${grace}`, {
      viewport: { width: 390, height: 800 },
    });
    const row = page.locator("tr", { hasText: "Ready? @Annie Easley now" });
    await row.waitFor();
    expect((await row.locator("td").allTextContents()).slice(1)).toEqual(Array(7).fill("0"));
    const activity = { channel: "CDEMOGENERAL", ts, user: "UDEMOANNIE", kind: "view", client: "web" } as const;
    await server.activity.record(activity);
    await page.getByRole("button", { name: "Week before" }).click();
    await page.getByText("There are no messages.").waitFor();
    await page.getByRole("button", { name: "Week after" }).click();
    await expect.poll(() => row.locator("td").nth(1).textContent()).toBe("1");
    await page.locator(".day-sum").first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    expect(problems).toEqual([]);
    await page.evaluate(`location.hash = "#/default/analytics/CDEMOGENERAL?as=${alan}"`);
    await page.getByText("Only owners and admins").waitFor();
    await page.getByRole("button", { name: "See it as Grace Hopper" }).click();
    await row.waitFor();
    const more = page.getByRole("button", { name: "More", exact: true });
    const reference = page.locator(".rail-more").getByRole("link", { name: "API reference" });
    for (const leave of [() => page.keyboard.press("Escape"), () => page.locator(".card-head h2").click()]) {
      await more.click();
      await reference.waitFor();
      await leave();
      await reference.waitFor({ state: "detached" });
    }
    for (const [name, said] of [
      ["dorothy.vaughan", "dorothy.vaughan is deactivated."],
      ["edsger.dijkstra", "Its members see it: Grace Hopper"],
    ] as const) {
      const { id } = await server.users.find(name);
      await page.goto(`${server.url}/#/default/workspace/CDEMOGENERAL?as=${id}`);
      await page.getByRole("button", { name: /^See with the eyes of: (Dorothy|Edsger)/ }).waitFor();
      await page.getByText(said).waitFor();
      await page.getByRole("button", { name: "See it as" }).first().click();
      await page.locator(".composer").waitFor();
    }
  });
});
