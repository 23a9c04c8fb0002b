/** The blocks of code below a heading of a page that begin with the path of their file in a comment, in order. */
export function guideBlocks(page, heading) {
  const [, section = ""] = page.split(`## ${heading}\n`);
  const [own] = section.split(/^## /m);
  return [...own.matchAll(/^( *)```\w+\n +(?:#|\/\/) (\S+)\n([\s\S]*?)^ *```$/gm)].map(([, indent, path, text]) => ({
    path,
    text: text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  }));
}
