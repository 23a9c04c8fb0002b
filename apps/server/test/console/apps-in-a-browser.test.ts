import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openApp } from "../deliveries/serve-app.js";
import { openBrowser } from "../kit/open-browser.js";
import { openSocket } from "../kit/open-socket.js";
import { openConsole, violationsOf } from "./open-console.js";

let browser: Browser;
let server: ControlledServer;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(async () => {
  server = await createServer({ memory: true, clock: { now: new Date("2026-06-01T12:00:00Z"), frozen: true } });
});
afterEach(() => server.close());

const manifest = {
  display_information: { name: "Deploy Bot" },
  features: { bot_user: { display_name: "deploy" } },
  oauth_config: { scopes: { bot: ["channels:read", "commands"], user: ["users:read"] } },
  settings: { event_subscriptions: { request_url: "https://deploy.example/events", bot_events: ["channel_created"] } },
};

const section = (page: Page, title: string) =>
  page.locator(".card-section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

describe("the screen of apps in a browser", () => {
  it("creates an app from a manifest, and shows what is wrong at its lines first", async () => {
    const { page, problems } = await openConsole(browser, server, "#/default/apps");
    await page.locator(".split-link", { hasText: "Roll Bot" }).waitFor();
    await page.getByRole("link", { name: "New app" }).click();
    const text = page.getByRole("textbox", { name: /Manifest, as YAML/ });
    await page.getByText("Nothing is wrong with it.").waitFor();
    await text.fill("display_information:\n  name: Deploy Bot\nsettings:\n  socket_mode_enabled: maybe\n");
    const finding = page.getByRole("button", { name: /4:24 \/settings\/socket_mode_enabled/ });
    await finding.waitFor();
    expect(await page.locator(".editor-gutter .marked").allTextContents()).toEqual(["4"]);
    expect(await page.getByRole("button", { name: "Create" }).isDisabled()).toBe(true);
    await finding.click();
    expect(await text.evaluate((field: { selectionStart: number }) => field.selectionStart)).toBe(73);
    await text.fill(JSON.stringify({ ...manifest, settings: { socket_mode_enabled: true } }));
    await page.getByText("Nothing is wrong with it.").waitFor();
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("heading", { name: "Deploy Bot" }).waitFor();
    const credentials = section(page, "Credentials");
    const { signingSecret: secret = "" } = await server.apps.environment("Deploy Bot");
    expect(await credentials.textContent()).not.toContain(secret);
    await credentials.getByRole("button", { name: "Show Signing secret" }).click();
    await credentials.getByText(secret).waitFor();
    expect(problems).toEqual([]);
  });

  it("changes the manifest of an app", async () => {
    const { app } = await server.apps.create(manifest);
    const { page } = await openConsole(browser, server, `#/default/apps/${app.id}`);
    await section(page, "Manifest").getByRole("button", { name: "Edit" }).click();
    const text = page.getByRole("textbox", { name: /Manifest, as YAML/ });
    await text.fill(JSON.stringify({ ...manifest, display_information: { name: "Release Bot" } }));
    await page.getByText("Nothing is wrong with it.").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: "Release Bot" }).waitFor();
    await page.locator(".split-link", { hasText: "Release Bot" }).waitFor();
    expect((await server.apps.get(app.id)).manifest).toMatchObject({ display_information: { name: "Release Bot" } });
  });

  it("installs and uninstalls an app, as the operator and as a person", async () => {
    const { app } = await server.apps.create(manifest);
    const { page, problems } = await openConsole(browser, server, `#/default/apps/${app.id}`);
    const installations = section(page, "Installations");
    await installations.getByText("The app is not installed.").waitFor();
    await installations.getByRole("button", { name: "Install", exact: true }).click();
    await installations.locator("li", { hasText: "with the bot deploy" }).waitFor();
    await section(page, "Tokens").getByText("users:read").waitFor();
    await installations.getByRole("button", { name: /^Uninstall/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Uninstall" }).click();
    await dialog.waitFor({ state: "detached" });
    await installations.getByText("The app is not installed.").waitFor();
    await installations.getByRole("button", { name: /Who installs it/ }).click();
    await page.getByRole("combobox", { name: /Who installs it/ }).fill("grace");
    await page.keyboard.press("Enter");
    await page.locator(".popover").waitFor({ state: "detached" });
    await installations.getByRole("button", { name: "Install", exact: true }).click();
    await installations.locator("li", { hasText: "by Grace Hopper" }).waitFor();
    const [act] = await server.journal.list({ kind: "act" });
    expect(act).toMatchObject({ method: "people.install", ok: true });
    expect(problems).toEqual([]);
  });

  it("makes and revokes app-level tokens of an app that is not installed", async () => {
    const { app } = await server.apps.create(manifest, { socket: true });
    const { page, problems } = await openConsole(browser, server, `#/default/apps/${app.id}`);
    const tokens = section(page, "Tokens");
    await tokens.getByText("The app has no tokens.").waitFor();
    await tokens.getByRole("textbox", { name: "Name of the app-level token" }).fill("laptop");
    await tokens.getByRole("button", { name: "Make an app-level token" }).click();
    await tokens.locator("li", { hasText: "laptop" }).getByText("connections:write").waitFor();
    await section(page, "Credentials").getByText("App-level token").first().waitFor();
    expect(await server.apps.tokens.list(app.id)).toMatchObject([{ name: "laptop" }]);
    await tokens.getByRole("button", { name: "Revoke" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
    await tokens.getByText("The app has no tokens.").waitFor();
    expect(await server.apps.tokens.list(app.id)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it("counts down to the next attempt of a delivery, moves the clock there, and sends it again", async () => {
    const receiver = await openApp(500, 500, 500);
    const { app } = await server.apps.create(manifest, { install: true, events: receiver.url });
    await server.as("alan.turing").createChannel("builds");
    const { page } = await openConsole(browser, server, `#/default/apps/${app.id}`);
    const row = page.locator(".delivery", { hasText: "channel_created" });
    // The first retry follows at once.
    await row.getByRole("link", { name: "2. retried" }).waitFor();
    await row.getByText("next attempt in 1 min").waitFor();
    await row.getByRole("button", { name: "Move the clock there" }).click();
    await row.getByRole("link", { name: "3. retried" }).waitFor();
    await row.getByText("next attempt in 4 min").or(row.getByText("next attempt in 5 min")).waitFor();
    await row.getByRole("button", { name: "Send again" }).click();
    await row.getByText("delivered", { exact: true }).waitFor();
    await row.getByRole("link", { name: "3. retried" }).click();
    await page.getByRole("complementary", { name: "Entry" }).getByText("channel_created").first().waitFor();
  });

  it("shows open sockets as they come and go", async () => {
    const { app, environment } = await server.apps.create(manifest, { install: true, socket: true });
    const { page } = await openConsole(browser, server, `#/default/apps/${app.id}`);
    await page.getByText("none is open").waitFor();
    const headers = { authorization: `Bearer ${environment.appToken}` };
    const answer = await server.fetch("/api/apps.connections.open", { method: "POST", headers });
    const { url } = (await answer.json()) as { readonly url: string };
    const socket = await openSocket(url);
    await page.getByText("1 is open").waitFor();
    socket.socket.close();
    await page.getByText("none is open").waitFor();
  });

  it("switches the subscriptions of an app on again", async () => {
    const { app } = await server.apps.create(manifest);
    const { page, problems } = await openConsole(browser, server, "#/default/apps");
    let isOff = true;
    await page.route("**/apps.get", async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const off = isOff ? { switched_off_at: "2026-06-01T11:00:00.000Z" } : {};
      await route.fulfill({ response: answer, json: { ...body, app: { ...body.app, ...off } } });
    });
    const switched: unknown[] = [];
    try {
      await page.locator(".split-link", { hasText: "Deploy Bot" }).click();
      await page.getByText("Its subscriptions were switched off").waitFor();
      await page.route("**/apps.switchOn", async (route) => {
        switched.push(route.request().postDataJSON());
        isOff = false;
        await route.continue();
      });
      await page.getByRole("button", { name: "Switch on again" }).click();
      await page.getByText("Its subscriptions were switched off").waitFor({ state: "detached" });
    } finally {
      // The page may be asking again while the server closes.
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
    expect(switched).toEqual([{ app: app.id, world: "default" }]);
    expect(problems).toEqual([]);
  });

  it("runs no markup of names and manifests", async () => {
    const name = "<img src=x onerror=hit=1>";
    const hostile = {
      ...manifest,
      display_information: { name, description: "<script>hit=1</script>" },
      features: {
        ...manifest.features,
        shortcuts: [{ type: "global", name: "<svg/onload=hit=1>", callback_id: "x", description: name }],
      },
      settings: { interactivity: { is_enabled: true, request_url: "https://deploy.example/x?<b>" } },
    };
    const { app } = await server.apps.create(hostile, { install: true });
    const { page, problems } = await openConsole(browser, server, `#/default/apps/${app.id}`);
    await page.getByRole("heading", { name }).waitFor();
    await section(page, "Manifest").getByRole("button", { name: "Edit" }).click();
    await page.getByRole("textbox", { name: /Manifest, as YAML/ }).fill(`${name}: [<script>hit=1</script>`);
    await page.locator(".finding").first().waitFor();
    expect(await page.evaluate('"hit" in window')).toBe(false);
    expect(await page.locator("#app script, #app iframe, #app [onerror], #app [onload]").count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it.each([
    ["light", 1440],
    ["dark", 390],
  ] as const)("breaks no rule of accessibility in %s at %i pixels", async (colorScheme, width) => {
    const receiver = await openApp(500, 500, 500);
    const { app } = await server.apps.create(manifest, { install: true, events: receiver.url });
    await server.as("alan.turing").createChannel("builds");
    const shown = { "": ".split-link", "/new": ".editor", [`/${app.id}`]: ".delivery" };
    for (const [path, place] of Object.entries(shown)) {
      const viewport = { width, height: 800 };
      const { page } = await openConsole(browser, server, `#/default/apps${path}`, { colorScheme, viewport });
      await page.locator(place).first().waitFor();
      expect(await violationsOf(page), path).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth"), path).toBeLessThanOrEqual(width);
      const isCut = "[...document.querySelectorAll('.page')].some((each) => each.scrollWidth > each.clientWidth)";
      expect(await page.evaluate(isCut), path).toBe(false);
    }
  });
});
