import { existsSync, statSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { siteAddress } from "../../scripts/lib/site.mjs";

const docs = fileURLToPath(new URL("..", import.meta.url));
const root = join(docs, "..");

/**
 * Lets the links of pages work on the site as they do in the repository. A folder or its README.md becomes the page of
 * the folder. An address of the site leads to its page. The OpenAPI documents are on the site, and other files outside `docs` get
 * their address in the repository.
 */
export function rewriteLinks(markdown, { repository }) {
  markdown.core.ruler.push("rollcall_links", ({ tokens, env }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === "link_open") token.attrSet("href", siteLink(token.attrGet("href"), env, repository));
    }
  });
}

function siteLink(link, { path, realPath }, repository) {
  if (link.startsWith(siteAddress)) return `/${link.slice(siteAddress.length)}`;
  if (/^([a-z]+:|#|\/)/.test(link)) return link;
  const [file, hash] = link.split(/(?=#)/);
  const page = dirname(realPath ?? path);
  const target = join(page, decodeURIComponent(file));
  const inDocs = relative(docs, target).split("\\").join("/");
  if (inRoot(target).startsWith("definitions/openapi/")) return inRoot(target).replace("definitions", "");
  if (inDocs.startsWith("..")) return `${repository}/blob/main/${inRoot(target)}${hash ?? ""}`;
  if (existsSync(target) && statSync(target).isDirectory()) return `${posix.join(file, "/")}${hash ?? ""}`;
  return link.replace(/(^|\/)README\.md(?=#|$)/, (_, before) => (before === "" ? "./" : before));
}

function inRoot(target) {
  return relative(root, target).split("\\").join("/");
}
