// The site of the documentation: `pnpm docs:build` and `pnpm docs:dev`. DOCS_BASE is its path on the host; default: /.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { anchorOf } from "../../scripts/lib/site.mjs";
import { copyDocuments } from "./copy-documents.mjs";
import { rewriteLinks } from "./rewrite-links.mjs";
import { sidebars } from "./sidebar.mjs";

const sidebar = fileURLToPath(new URL("theme/client-sidebar.vue", import.meta.url));
const repository = "https://github.com/rollcall-dev/rollcall";
const base = process.env.DOCS_BASE ?? "/";

export default defineConfig({
  title: "Rollcall",
  description: "A workspace service on your own machine: SCIM, a Web API, events, people and a console.",
  lang: "en-US",
  base,
  head: [["link", { rel: "icon", href: `${base}icon.svg`, type: "image/svg+xml" }]],
  metaChunk: true,
  rewrites: (page) => page.replace(/(^|\/)README\.md$/, "$1index.md"),
  transformPageData: ({ relativePath, frontmatter }) =>
    relativePath.startsWith("reference/") ? { frontmatter: { ...frontmatter, outline: 2 } } : undefined,
  // No grammar of PromQL is installed. That of SQL knows its comments, functions and strings.
  markdown: {
    anchor: { slugify: anchorOf },
    config: (markdown) => rewriteLinks(markdown, { repository }),
    languageAlias: { promql: "sql" },
  },
  themeConfig: {
    logo: "/icon.svg",
    search: { provider: "local" },
    nav: [
      { text: "Guides", link: "/getting-started" },
      { text: "Reference", link: "/reference/" },
      { text: "llms.txt", link: "/llms.txt", target: "_blank" },
    ],
    sidebar: sidebars(),
    socialLinks: [{ icon: "github", link: repository }],
    outline: [2, 3],
  },
  vite: {
    // The search index of all pages is one chunk.
    build: { chunkSizeWarningLimit: 4000 },
    publicDir: "../apps/console/public",
    // The theme's sidebar, without a copy in the HTML of each page.
    resolve: { alias: [{ find: /^\.\/components\/VPSidebar\.vue$/, replacement: sidebar }] },
  },
  buildEnd: copyDocuments,
});
