// `pnpm screenshots`: takes the pictures of the console in docs/images from the demo world, at a fixed time, and of the tour.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer as createApp } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { animate } from "./lib/animate.mjs";
import { root } from "./lib/packages.mjs";

const serverRequire = createRequire(join(root, "apps/server/package.json"));
const { chromium } = serverRequire("playwright-core");
const { default: packed } = await load(serverRequire.resolve("@sparticuz/chromium"));
const { createServer } = await load(join(root, "apps/server/dist/index.js"));

const server = await createServer({ memory: true, clock: { now: new Date("2026-06-01T15:00:00Z"), frozen: true } });
await fillWorld();
const watcher = await openWatcher();
const browser = await chromium.launch({ executablePath: await packed.executablePath(), args: packed.args });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, timezoneId: "UTC", locale: "en-US" });
await take("workspace", "#/default/workspace/CDEMOGENERAL", "Engine room");
await take("journal", "#/default/journal", "channel_not_found");
await take("apps", "#/default/apps/ADEMOFERRY", "Credentials");
await take("directory", "#/default/directory/users/UDEMOANNIE", "In both versions");
const { id } = await server.users.find("alan.turing");
await take("documents", `#/default/documents/lists/FDEMOLIST?as=${id}`, "delivered", changeCell);
await take("coverage", "#/default/coverage", "chat.postMessage");
await server.close();
watcher.close();
await showTour();
await browser.close();

/** Ten seconds with Greeter, as an animated picture. */
async function showTour() {
  const args = ["apps/server/dist/command.js", "--tour", "--memory", "--port", "0", "--clock", "2026-06-01T15:00:00Z"];
  const command = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "ignore"] });
  const url = await new Promise((resolve) => {
    command.stdout.on("data", (text) => /ready (\S+)/.test(text) && resolve(/ready (\S+)/.exec(text)[1]));
  });
  const frames = [];
  const frame = async (ms) =>
    frames.push({ ms, png: await page.screenshot({ animations: "disabled", caret: "hide" }) });
  await page.setViewportSize({ width: 780, height: 470 });
  await page.goto(`${url}/#/default/workspace/CDEMOGENERAL`);
  await page.getByText("I'm Greeter").waitFor();
  await frame(1500);
  const composer = page.getByRole("textbox", { name: "Message general" });
  await composer.fill("hello");
  await frame(900);
  await composer.press("Enter");
  await page.getByRole("button", { name: "Introduce yourself" }).waitFor();
  await frame(1800);
  await page.getByRole("button", { name: "Introduce yourself" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await frame(1300);
  await dialog.getByRole("textbox", { name: "What do people call you?" }).fill("Alan");
  await dialog.getByRole("button", { name: /What do you drink/ }).click();
  await page.getByRole("option", { name: "Tea" }).click();
  await frame(1300);
  await dialog.getByRole("button", { name: "Introduce me" }).click();
  await page.getByText("is called Alan, and drinks tea.").waitFor();
  await frame(1600);
  await page.goto(`${url}/#/default/journal`);
  await page.getByText("view_submission").first().waitFor();
  await frame(2600);
  const path = join(root, "docs/images/tour.png");
  writeFileSync(path, await animate(page, frames));
  process.stdout.write(`${path}\n`);
  command.kill();
}

/** The acts of a bot and two people on the morning of the pictures. */
async function fillWorld() {
  const general = "general";
  await server.as("alan.turing").post(general, "Good morning! <@rollbot>, who calls the roll today?");
  const text = "Roll call at nine";
  const mrkdwn = "Bridge, engine room and *night watch* are open. Who takes one?";
  const button = (label, at) => ({
    type: "button",
    action_id: `take_${at}`,
    text: { type: "plain_text", text: label },
    ...(at === 0 && { style: "primary" }),
  });
  const blocks = [
    { type: "header", text: { type: "plain_text", text } },
    { type: "section", text: { type: "mrkdwn", text: mrkdwn } },
    { type: "actions", elements: ["Bridge", "Engine room", "Night watch"].map(button) },
  ];
  const { ts } = await call("chat.postMessage", { channel: general, text, blocks: JSON.stringify(blocks) });
  await server.as("annie.easley").react({ channel: general, ts }, "rocket");
  await server.as("annie.easley").post(general, "I take the engine room.", { thread: ts });
  await call("chat.postMessage", { channel: "nowhere", text: "Anyone?" });
  await server.scim.send({
    version: "2.0",
    verb: "PATCH",
    path: "/Users/UDEMOANNIE",
    body: {
      schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
      Operations: [{ op: "replace", path: "title", value: "Chief engineer" }],
    },
  });
}

async function call(method, fields) {
  const body = new URLSearchParams({ token: "svcb-demo-bot", ...fields });
  return (await server.fetch(`/api/${method}`, { method: "POST", body })).json();
}

async function take(name, fragment, shown, act = () => page.getByText("Live", { exact: true }).waitFor()) {
  await page.goto(`${server.url}/${fragment}`);
  await page.reload();
  await act();
  await page.getByText(shown).first().waitFor();
  const path = join(root, "docs/images", `console-${name}.png`);
  await page.screenshot({ path });
  process.stdout.write(`${path}\n`);
}

/** An app that Alan has installed, which receives events about changed Lists. */
async function openWatcher() {
  const app = createApp((_request, response) => response.end());
  await new Promise((resolve) => app.listen(0, "127.0.0.1", resolve));
  const events = `http://127.0.0.1:${app.address().port}/events`;
  const manifest = {
    display_information: { name: "List Watcher" },
    features: { bot_user: { display_name: "List Watcher" } },
    oauth_config: { scopes: { bot: ["files:read"], user: ["files:read"] } },
    settings: { event_subscriptions: { request_url: events, user_events: ["file_change"] } },
  };
  const made = await server.apps.create(manifest, { events });
  await server.as("alan.turing").install(made.app.id);
  return app;
}

/** Changes a cell of a List as a person does. */
async function changeCell() {
  await page.getByRole("button", { name: "State: Open" }).first().click();
  await page.getByRole("radio", { name: "Done" }).check();
  await page.getByRole("button", { name: "Save" }).click();
}

function load(path) {
  return import(pathToFileURL(path));
}
