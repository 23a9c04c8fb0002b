import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openBrowser } from "../kit/open-browser.js";
import { openConsole, violationsOf } from "./open-console.js";

let browser: Browser;
let server: ControlledServer;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = await createServer({ memory: true });
});
afterEach(() => server.close());

const userSchema = "urn:ietf:params:scim:schemas:core:2.0:User";

/** Creates a user as an identity provider does. */
async function createUser(userName: string, more: object = {}): Promise<string> {
  const body = { schemas: [userSchema], userName, emails: [{ value: `${userName}@acme.example` }], ...more };
  const answer = await server.scim.send({ version: "2.0", verb: "POST", path: "/Users", body });
  expect(answer.status).toBe(201);
  return String(answer.body?.["id"]);
}

describe("the screen of the directory in a browser", () => {
  it("lists users, and finds some by a filter, whose mistakes have a caret", async () => {
    const { page, problems } = await openConsole(browser, server, "#/default/directory/users");
    await page.locator(".split-link", { hasText: "Annie Easley" }).waitFor();
    const filter = page.getByRole("searchbox", { name: "SCIM filter" });
    await filter.fill('userName eqq "ada"');
    await filter.press("Enter");
    expect(await page.locator(".caret").textContent()).toMatch(/userName eqq "ada"\n {9}\^/);
    await filter.fill('userName sw "alan"');
    await filter.press("Enter");
    await page.getByText("1 to 1 of 1").waitFor();
    expect(await page.locator(".split-link").count()).toBe(1);
    await page.locator(".caret").waitFor({ state: "detached" });
    expect(problems).toEqual([]);
  });

  it("creates, changes and deactivates a user by the forms of the schemas, and tells the story", async () => {
    const { page, problems } = await openConsole(browser, server, "#/default/directory/users/new");
    await page.getByLabel("userName").fill("ada");
    await page.getByLabel("displayName").fill("Ada King");
    await page.getByRole("button", { name: "Add to emails" }).click();
    const emails = page.locator("fieldset", { hasText: "Add to emails" });
    await emails.getByRole("textbox", { name: /^value/ }).fill("ada@acme.example");
    await emails.getByRole("combobox", { name: "type" }).selectOption("work");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "Ada King", exact: true }).waitFor();
    const { id } = await server.users.find("ada");
    expect((await server.scim.get("2.0", `/Users/${id}`)).body).toMatchObject({
      displayName: "Ada King",
      emails: [{ value: "ada@acme.example" }],
    });
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByLabel("displayName").fill("Ada Lovelace");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Ada Lovelace", exact: true }).waitFor();
    await page.getByRole("button", { name: "Deactivate" }).click();
    await page.getByRole("button", { name: "Activate", exact: true }).waitFor();
    await expect
      .poll(() => page.locator(".story li > span").allTextContents())
      .toEqual([
        expect.stringContaining("created Ada King"),
        expect.stringContaining("renamed Ada King to Ada Lovelace"),
        expect.stringContaining("deactivated Ada Lovelace"),
      ]);
    expect(problems).toEqual([]);
  });

  it("shows one resource in both versions, and marks what differs", async () => {
    const id = await createUser("ada");
    const { page } = await openConsole(browser, server, `#/default/directory/users/${id}`);
    const [one, other] = ["1.1", "2.0"].map((version) =>
      page.getByRole("region", { name: `The resource in SCIM ${version}` }),
    );
    await one?.waitFor();
    await other?.waitFor();
    expect(await one?.locator("mark").allTextContents()).toContain('    "urn:scim:schemas:core:1.0"');
    expect(await other?.locator("mark").allTextContents()).toContain(`    "${userSchema}"`);
    expect(await other?.locator(".line:not(.marked)").allTextContents()).toContain('  "userName": "ada",');
  });

  it("adds and removes members of a group, and deletes it", async () => {
    const id = await createUser("ada", { displayName: "Ada" });
    const { page } = await openConsole(browser, server, "#/default/directory/groups/new");
    await page.getByLabel("displayName").fill("Analysts");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText("The group has no members.").waitFor();
    await page.getByRole("button", { name: "Add a member" }).click();
    await page.getByRole("combobox", { name: /Add a member/ }).fill("ada");
    await page.getByRole("option", { name: /Ada/ }).click();
    const member = page.locator(".rows li", { hasText: id });
    await member.waitFor();
    await member.getByRole("button", { name: /Remove/ }).click();
    await page.getByText("The group has no members.").waitFor();
    await page.getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.locator(".split-link", { hasText: "Analysts" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Story" }).click();
    await page.getByText("removed Ada from").waitFor();
  });

  it("says why a change was refused", async () => {
    await createUser("ada");
    const { page } = await openConsole(browser, server, "#/default/directory/users/new");
    await page.getByLabel("userName").fill("ada");
    await page.getByRole("button", { name: "Add to emails" }).click();
    await page
      .locator("fieldset", { hasText: "Add to emails" })
      .getByRole("textbox", { name: /^value/ })
      .fill("ada@acme.example");
    await page.getByRole("button", { name: "Create" }).click();
    await page.locator(".refusal code", { hasText: "user_creation_failed" }).waitFor();
  });

  it("runs no markup of names", async () => {
    const id = await createUser("evil", { title: "<img src=x onerror=hit=1>" });
    const group = { schemas: ["urn:ietf:params:scim:schemas:core:2.0:Group"], displayName: "<script>hit=1</script>" };
    await server.scim.send({
      version: "2.0",
      verb: "POST",
      path: "/Groups",
      body: { ...group, members: [{ value: id }] },
    });
    const { page, problems } = await openConsole(browser, server, `#/default/directory/users/${id}`);
    await page
      .getByRole("region", { name: "The resource in SCIM 2.0" })
      .getByText("<img src=x onerror=hit=1>")
      .waitFor();
    await page.locator(".story li", { hasText: "<script>hit=1</script>" }).waitFor();
    expect(await page.evaluate('"hit" in window')).toBe(false);
    expect(await page.locator("#app script, #app [onerror]").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it.each([
    ["light", 1440],
    ["dark", 390],
  ] as const)("breaks no rule of accessibility in %s at %i pixels", async (colorScheme, width) => {
    const id = await createUser("ada");
    const shown = {
      users: ".split-link",
      "users/new": ".attribute",
      [`users/${id}`]: ".line.marked",
      "groups/SDEMOENGINEERS": ".line.marked",
      story: ".story li",
    };
    for (const [path, place] of Object.entries(shown)) {
      const viewport = { width, height: 800 };
      const { page } = await openConsole(browser, server, `#/default/directory/${path}`, { colorScheme, viewport });
      await page.locator(place).first().waitFor();
      expect(await violationsOf(page), path).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth"), path).toBeLessThanOrEqual(width);
      const isCut = "[...document.querySelectorAll('.page')].some((each) => each.scrollWidth > each.clientWidth)";
      expect(await page.evaluate(isCut), path).toBe(false);
    }
  });
});
