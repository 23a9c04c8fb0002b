// The site of the documentation: `pnpm docs:build` and `pnpm docs:dev`. DOCS_BASE is its path on the host; default: /.
import { defineConfig } from "vitepress";
import { copyDocuments } from "./copy-documents.mjs";
import { rewriteLinks } from "./rewrite-links.mjs";
import { sidebarOf } from "./sidebar.mjs";

const repository = "https://github.com/rollcall-dev/rollcall";

export default defineConfig({
  title: "Rollcall",
  description: "A workspace service on your own machine: SCIM, a Web API, events, people and a console.",
  lang: "en-US",
  base: process.env.DOCS_BASE ?? "/",
  cleanUrls: false,
  lastUpdated: false,
  metaChunk: true,
  rewrites: (page) => page.replace(/(^|\/)README\.md$/, "$1index.md"),
  markdown: { config: (markdown) => rewriteLinks(markdown, { repository }) },
  themeConfig: {
    search: { provider: "local" },
    nav: [
      { text: "Guides", link: "/getting-started" },
      { text: "Reference", link: "/reference/" },
      { text: "llms.txt", link: "/llms.txt", target: "_blank" },
    ],
    sidebar: { "/": sidebarOf("."), "/reference/": sidebarOf("reference") },
    socialLinks: [{ icon: "github", link: repository }],
    outline: [2, 3],
  },
  buildEnd: copyDocuments,
});
