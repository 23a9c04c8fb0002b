import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openAskedApp } from "../kit/open-asked-app.js";
import { openBrowser } from "../kit/open-browser.js";
import { openConsole } from "./open-console.js";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Texts that run a script where they are written as markup. Each sets `hit`. */
const payloads = [
  "<script>hit=1</script>",
  "<img src=x onerror=hit=1>",
  "<svg/onload=hit=1>",
  "<svg><script>hit=1</script></svg>",
  "<iframe srcdoc='<script>parent.hit=1</script>'></iframe>",
  "<a href=javascript:hit=1>x</a>",
  "<javascript:hit=1|click me>",
  "<JaVaScRiPt:hit=1|click me>",
  "<data:text/html,<script>hit=1</script>|click me>",
  "<vbscript:hit=1|click me>",
  '<https://a.example/" onmouseover="hit=1|quoted>',
  "<https://a.example|<img src=x onerror=hit=1>>",
  "`<img src=x onerror=hit=1>`",
  "```<img src=x onerror=hit=1>```",
  "*<b onclick=hit=1>*",
  "{{constructor.constructor('hit=1')()}}",
  "$" + "{hit=1}",
  "\"'><details open ontoggle=hit=1>",
  "<style>*{background:url(javascript:hit=1)}</style>",
  "<math><mtext></mtext><mglyph><style><img src onerror=hit=1></style></mglyph></math>",
  "<!date^1^{date}^javascript:hit=1|<img src=x onerror=hit=1>>",
  "<@U2|<img src=x onerror=hit=1>> <#C1|<script>hit=1</script>>",
  ":<img src=x onerror=hit=1>:",
  "&lt;img src=x onerror=hit=1&gt;",
  "\u0000<img src=x onerror=hit=1>",
  "\u202e<img src=x onerror=hit=1>",
  "__proto__ constructor toString",
];
const plain = (value: string) => ({ type: "plain_text", text: value.slice(0, 70) });
const marked = (value: string) => ({ type: "mrkdwn", text: value });

function blocksOf(payload: string): readonly object[] {
  return [
    { type: "header", text: plain(payload) },
    { type: "section", text: marked(payload), fields: [marked(payload), plain(payload)] },
    { type: "context", elements: [marked(payload), plain(payload)] },
    { type: "markdown", text: `${payload} [x](javascript:hit=1) **${payload}**` },
    { type: "actions", elements: [{ type: "button", action_id: "a", text: plain(payload), value: payload }] },
    {
      type: "rich_text",
      elements: [
        {
          type: "rich_text_section",
          elements: [
            { type: "text", text: payload },
            { type: "emoji", name: "toString" },
          ],
        },
        { type: "rich_text_preformatted", elements: [{ type: "text", text: payload }] },
      ],
    },
  ];
}

/** The texts that the page shows. */
interface Seen {
  readonly hit: boolean;
  readonly bad: readonly string[];
  readonly links: readonly { readonly protocol: string; readonly isInside: boolean; readonly rel: string }[];
  readonly pictures: readonly string[];
}

/** Runs in the page. */
const whatIsShown = `(() => {
  const tags = ["SCRIPT", "IFRAME", "STYLE", "OBJECT", "EMBED", "MATH"];
  const isBad = (each) => tags.includes(each.tagName) || each.getAttributeNames().some((name) => name.startsWith("on"));
  return {
    hit: "hit" in window,
    bad: [...document.querySelectorAll("#app *")].filter(isBad).map((each) => each.outerHTML.slice(0, 200)),
    links: [...document.querySelectorAll(".message a")].map((each) => ({
      protocol: each.protocol,
      isInside: each.getAttribute("href").startsWith("#"),
      rel: each.rel,
    })),
    pictures: [...document.querySelectorAll("img")].map((each) => each.src),
  };
})()`;

describe("hostile content in a browser", () => {
  it("never runs, and leads nowhere dangerous", async () => {
    const opened = await openAskedApp(
      "HTTP",
      {},
      {
        sections: {
          users: [
            { userName: "olga", emails: ["olga@acme.example"], workspaces: { hq: "primary_owner" } },
            {
              id: "U2",
              userName: "mia",
              displayName: "Mia <img src=x onerror=hit=1>",
              emails: ["mia@acme.example"],
              title: "<script>hit=1</script>",
              workspaces: { hq: "member" },
            },
            { userName: "helper", bot_of: "Helper", workspaces: { hq: "member" } },
          ],
        },
      },
    ).catch(() => openAskedApp("HTTP", {}));
    onTestFinished(() => opened.close());
    for (const payload of payloads) {
      expect(
        await opened.call("chat.postMessage", { channel: "C1", text: payload, blocks: blocksOf(payload) }),
      ).toMatchObject({ ok: true });
      await opened.call("chat.postMessage", {
        channel: "C1",
        text: payload,
        attachments: [
          {
            fallback: payload,
            title: payload,
            title_link: "javascript:hit=1",
            author_name: payload,
            author_link: "javascript:hit=1",
            text: payload,
            pretext: payload,
            footer: payload,
            color: "red;background:url(javascript:hit=1)",
            image_url: "javascript:hit=1",
            fields: [{ title: payload, value: payload }],
          },
        ],
      });
    }
    const mia = opened.server.as("mia");
    await mia.post("general", "Files", {
      files: [
        { name: "<img src=x onerror=hit=1>.txt", content: "<script>hit=1</script>", title: "<svg/onload=hit=1>" },
      ],
    });
    const { page, problems } = await openConsole(browser, opened.server, "#/default/workspace/C1?as=U2");
    await page.getByText("Files", { exact: true }).waitFor();
    const list = page.locator(".conversation .virtual");
    const found = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      const seen = await page.evaluate<Seen>(whatIsShown);
      expect(seen.hit).toBe(false);
      expect(seen.bad).toEqual([]);
      for (const { protocol, isInside, rel } of seen.links) {
        if (isInside) continue;
        found.add(protocol);
        expect(["http:", "https:", "mailto:"]).toContain(protocol);
        expect(rel).toBe("noopener noreferrer");
      }
      for (const source of seen.pictures) expect(source.startsWith(opened.server.url)).toBe(true);
      const isAtTop = await list.evaluate((each) => {
        each.scrollBy(0, -700);
        return each.scrollTop === 0;
      });
      if (isAtTop) break;
      await page.evaluate("new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))");
    }
    expect([...found]).toContain("https:");
    for (const button of await page.locator(".message .button").all())
      await button.click({ timeout: 5000 }).catch(() => undefined);
    expect(await page.evaluate('"hit" in window')).toBe(false);
    // Some buttons are refused, because several have the same name.
    expect(problems.filter((each) => !each.includes("status of 400"))).toEqual([]);
  });
});
