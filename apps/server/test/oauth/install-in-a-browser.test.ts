import { createServer as createHttpServer, type Server as NodeServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import * as openid from "openid-client";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { HTTPReceiver, LogLevel } from "vendor-framework";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openBrowser } from "../kit/open-browser.js";
import { vendorWord } from "../kit/open-vendor-client.js";
import { client, installWorld } from "./install-world.js";

const axePath = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** A site of an app, which for the browser is another site than the server. */
const appHost = "ferry.localhost";

let browser: Browser;
let server: ControlledServer;
const apps: NodeServer[] = [];
/** The installations that the framework has stored. */
const stored: unknown[] = [];

/** The installer of the vendor's framework, with its own store, served as an app serves it. */
async function startApp({ url }: Pick<ControlledServer, "url">, host = "127.0.0.1"): Promise<string> {
  const receiver = new HTTPReceiver({
    signingSecret: "8f742231b10e8888abcd99yyyzzz85a5",
    clientId: client.client_id,
    clientSecret: client.client_secret,
    stateSecret: "a-secret-for-the-state",
    scopes: ["chat:write", "files:read"],
    logLevel: LogLevel.ERROR,
    installationStore: {
      storeInstallation: async (installation) => {
        stored.push(installation);
      },
      fetchInstallation: async () => {
        throw new Error("Nothing is read here.");
      },
    },
    installerOptions: {
      userScopes: ["search:read"],
      authorizationUrl: `${url}/oauth/v2/authorize`,
      clientOptions: { [`${vendorWord}ApiUrl`]: `${url}/api/` },
      stateCookieName: "app-state",
    },
  });
  const app = createHttpServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (path === "/install") void receiver.installer?.handleInstallPath(request, response, undefined, options);
    else if (path === "/back") void receiver.installer?.handleCallback(request, response);
    else response.writeHead(404).end();
  });
  apps.push(app);
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
  return `http://${host}:${(app.address() as AddressInfo).port}`;
}

const options = { scopes: ["chat:write", "files:read"], userScopes: ["search:read"] };

beforeAll(async () => {
  [server, browser] = await Promise.all([
    createServer({ memory: true, wireWords: { svc: vendorWord } }),
    openBrowser([appHost]),
  ]);
});

afterEach(() => {
  stored.length = 0;
});

afterAll(async () => {
  for (const app of apps) {
    app.closeAllConnections();
    app.close();
  }
  await Promise.all([server.close(), browser.close()]);
});

async function openPage(contextOptions: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(contextOptions);
  onTestFinished(() => context.close());
  return context.newPage();
}

/** Rules of accessibility that the page breaks. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  const run = await page.context().newPage();
  await run.setContent(await page.content());
  await run.addScriptTag({ path: axePath });
  const found = await run.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run()).violations.map(({ id }) => id);
  });
  await run.close();
  return found;
}

describe("an app of the vendor's framework", () => {
  it("is installed by a person in a browser, with the keyboard alone and without scripts", async () => {
    const url = await startApp(server);
    await server.world.load(installWorld({ redirectUrls: [`${url}/back`] }));
    const page = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    await page.goto(`${url}/install`);
    const link = await page.locator("a[href*='/oauth/v2/authorize']").getAttribute("href");
    await page.goto(link ?? "");
    await page.getByRole("heading", { name: "Who are you?" }).waitFor();
    await page.getByLabel("User name, email address or identifier").fill("mia@acme.example");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Allow Ferry & Co <b>?" }).waitFor();
    expect(await page.getByText("Reads files.").count()).toBe(1);
    expect((await page.locator("main").boundingBox())?.width).toBeLessThanOrEqual(390);
    await page.getByRole("button", { name: "Allow" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/back\?/);
    await expect.poll(() => stored.length).toBe(1);
    expect(stored[0]).toMatchObject({
      team: { name: "Headquarters" },
      bot: { scopes: ["chat:write", "files:read"], token: expect.stringMatching(/^svcb-/) },
      user: { scopes: ["search:read"], token: expect.stringMatching(/^svcp-/) },
    });
  });

  it("is installed on a server with a control token, which asks a browser once, without scripts", async () => {
    const guarded = await createServer({
      memory: true,
      wireWords: { svc: vendorWord },
      controlToken: "open-sesame",
      deliverTo: [appHost],
    });
    onTestFinished(() => guarded.close());
    const url = await startApp(guarded, appHost);
    await guarded.world.load(installWorld({ redirectUrls: [`${url}/back`] }));
    const page = await openPage({ javaScriptEnabled: false });
    const follow = async () => {
      await page.goto(`${url}/install`);
      await page.locator("a[href*='/oauth/v2/authorize']").click();
    };
    await follow();
    await page.getByRole("heading", { name: "Control token" }).waitFor();
    expect(await page.getByText("mia").count()).toBe(0);
    await page.getByLabel("Control token").fill("open-sesame");
    await page.keyboard.press("Enter");
    await page.getByLabel("User name, email address or identifier").fill("mia");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Allow" }).click();
    await page.waitForURL(/\/back\?/);
    await expect.poll(() => stored.length).toBe(1);
    // The browser sends its cookie with a link of another site, too.
    await follow();
    await page.getByRole("heading", { name: "Who are you?" }).waitFor();
  });
});

describe("a client of OpenID Connect", () => {
  it("signs a person in, in a browser, with the keyboard alone and without scripts", async () => {
    const redirect = `${server.url}/healthz`;
    await server.world.load(installWorld({ redirectUrls: [redirect] }));
    const execute = [openid.allowInsecureRequests, openid.enableNonRepudiationChecks];
    const found = await openid.discovery(new URL(server.url), client.client_id, client.client_secret, undefined, {
      execute,
    });
    const state = openid.randomState();
    const address = openid.buildAuthorizationUrl(found, { redirect_uri: redirect, scope: "openid email", state });
    const page = await openPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    await page.goto(address.href);
    await page.getByLabel("User name, email address or identifier").fill("gus");
    await page.keyboard.press("Enter");
    await page.getByText("wants to know who you are").waitFor();
    await page.getByRole("button", { name: "Allow" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/healthz\?/);
    const tokens = await openid.authorizationCodeGrant(found, new URL(page.url()), { expectedState: state });
    expect(tokens.claims()).toMatchObject({ email: "gus@acme.example" });
  });
});

describe("the pages", () => {
  it.each(["light", "dark"] as const)("break no rule of accessibility in %s", async (colorScheme) => {
    await server.world.load(installWorld({ oauth: { redirect_urls: ["http://localhost:3000/back"] } }));
    const page = await openPage({ colorScheme });
    const asked = `client_id=${client.client_id}&scope=chat:write,incoming-webhook,files:read&user_scope=search:read`;
    const address = `${server.url}/oauth/v2/authorize?${asked}`;
    for (const each of [address, `${address}&who=olga`, `${address}&who=nobody`, `${server.url}/oauth/v2/authorize`]) {
      await page.goto(each);
      expect(await violationsOf(page), each).toEqual([]);
    }
  });

  it.each(["light", "dark"] as const)("for signing in break none in %s either", async (colorScheme) => {
    await server.world.load(installWorld({ redirectUrls: [`${server.url}/healthz`] }));
    const page = await openPage({ colorScheme });
    const back = encodeURIComponent(`${server.url}/healthz`);
    const asked = `client_id=${client.client_id}&scope=openid+email&response_type=code&redirect_uri=${back}`;
    const address = `${server.url}/openid/connect/authorize?${asked}`;
    for (const each of [address, `${address}&who=olga`, `${server.url}/openid/connect/authorize`]) {
      await page.goto(each);
      expect(await violationsOf(page), each).toEqual([]);
    }
    await page.goto(`${address}&who=olga&response_mode=form_post`);
    await page.getByRole("button", { name: "Allow" }).click();
    await page.getByRole("heading", { name: "Continue to" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it("send a person who cancels back to the app", async () => {
    await server.world.load(installWorld({ redirectUrls: [`${server.url}/healthz`] }));
    const page = await openPage();
    await page.goto(`${server.url}/oauth/v2/authorize?client_id=${client.client_id}&scope=chat:write&state=s&who=mia`);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.waitForURL(/error=access_denied&state=s/);
  });
});
