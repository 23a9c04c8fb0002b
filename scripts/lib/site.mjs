import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./packages.mjs";

/** The address of the site of the documentation, with a slash at its end. Pages that a build makes are linked by it. */
export const siteAddress = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).homepage;

/**
 * The file below `docs` of a page that a link names: by its address on the site, or by its file. Undefined for other links.
 * A folder is the page README.md in it.
 */
export function pageOfLink(link) {
  const [path] = link.split("#");
  if (path.startsWith(siteAddress)) {
    return path
      .slice(siteAddress.length)
      .replace(/(^|\/)$/, "$1README.html")
      .replace(/\.html$/, ".md");
  }
  return /^[a-z]+:/.test(path) ? undefined : path;
}

/** The anchor of a heading, as GitHub and the site make it. */
export function anchorOf(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s/g, "-");
}
