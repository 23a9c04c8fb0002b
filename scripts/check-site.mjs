// Builds the site of the documentation, which fails on a dead link, serves it, and reads it in a browser: the search finds
// a method, the texts for language models link to pages, and nothing is requested from another host.
import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { browserPath } from "../apps/server/test/kit/browser-path.ts";
import { root } from "./lib/packages.mjs";
import { runSilently } from "./lib/run.mjs";
import { siteAddress } from "./lib/site.mjs";

const site = join(root, "docs/.vitepress/dist");
const types = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml" };
const maxMegabytes = 16;
const problems = [];

if ((await runSilently("pnpm", ["docs:build"])) !== 0) process.exit(1);
const server = createServer(serve);
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${server.address().port}`;
checkSize();
await checkLists();
await checkPages();
server.close();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function serve(request, response) {
  const { pathname } = new URL(request.url, "http://site");
  const file = join(site, pathname.endsWith("/") ? `${pathname}index.html` : decodeURIComponent(pathname));
  if (!existsSync(file)) {
    problems.push(`The site has no ${pathname}.`);
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
}

/** Compares the size of the site with its limit. */
function checkSize() {
  const files = readdirSync(site, { recursive: true }).map((path) => statSync(join(site, path)));
  const megabytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0) / 1e6;
  process.stdout.write(`${files.length} files and folders, ${megabytes.toFixed(1)} MB\n`);
  if (megabytes > maxMegabytes) problems.push(`The site has ${megabytes.toFixed(1)} MB, more than ${maxMegabytes}.`);
}

/** `serve` reports each link of llms.txt that leads nowhere. */
async function checkLists() {
  const text = await (await fetch(`${url}/llms.txt`)).text();
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
  if (links.length < 20) problems.push(`llms.txt has only ${links.length} links.`);
  for (const link of [...links, "llms-full.txt", "openapi/web-api.json"]) {
    await (await fetch(`${url}/${link.replace(siteAddress, "")}`)).arrayBuffer();
  }
}

async function checkPages() {
  const { chromium } = createRequire(join(root, "apps/server/package.json"))("playwright-core");
  const browser = await chromium.launch({ executablePath: await browserPath(), args: ["--no-sandbox", "--headless"] });
  const page = await browser.newPage();
  page.on("console", (message) => message.type() === "error" && problems.push(`Console: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`Page: ${error.message}`));
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(`${url}/`))
      problems.push(`Requests ${request.url()}`);
  });
  try {
    await page.goto(`${url}/`);
    await page.getByRole("button", { name: "Search" }).first().click();
    await page.locator("#localsearch-input").fill("chat.postEphemeral");
    await page.locator("a.result[href*='methods/chat.html#chatpostephemeral']").first().click();
    await page.getByRole("heading", { name: "chat.postEphemeral", level: 2 }).waitFor();
    await page.locator("aside.VPSidebar").getByRole("link", { name: "conversations", exact: true }).waitFor();
    await page.getByRole("link", { name: "Block", exact: true }).first().click();
    await page.waitForURL(/types\/#block$/);
    await page.getByRole("heading", { name: "Types", level: 1 }).waitFor();
    await page.goto(`${url}/testing-a-client.html`);
    await page.getByRole("heading", { name: "A reliable bot" }).waitFor();
  } finally {
    await browser.close();
  }
}
