import { basename, relative } from "node:path/posix";
import type { OutputFile } from "../output/output-file.js";
import { bullets, entryLink, page, section } from "./markdown.js";

/** The page that links to the other pages and the OpenAPI documents of a set. */
export function indexPage(
  title: string,
  from: string,
  folder: string,
  { pages, documents }: { readonly pages: readonly OutputFile[]; readonly documents: readonly OutputFile[] },
): OutputFile {
  const names = new Map(pages.map(({ path, text }) => [relative(folder, path), headingsOf(text)]));
  const paths = [...names.keys()].sort();
  /** The pages below a folder, with links to their entries. */
  const under = (prefix: string): string | undefined =>
    bullets(
      paths
        .filter((path) => path.startsWith(prefix))
        .map((path) => {
          const links = (names.get(path) ?? []).map((each) => entryLink(each, path));
          return `[${basename(path, ".md")}](${path})${links.length === 0 ? "" : `: ${links.join(", ")}`}`;
        }),
    );
  const single = paths.filter((path) => /^web-api\/[^/]+(?:\/README)?\.md$/.test(path));
  const text = page(from, [
    `# ${title}: reference`,
    "All pages are generated from the definitions.",
    section(
      "Service",
      paths.includes("switches.md") ? bullets(["[wire words and observed switches](switches.md)"]) : undefined,
    ),
    section(
      "SCIM",
      bullets(paths.filter((path) => path.startsWith("scim/")).map((path) => `[${basename(path, ".md")}](${path})`)),
    ),
    section("Web API", bullets(single.map((path) => `[${path.split(/[/.]/)[1]}](${path})`))),
    section("Methods", under("web-api/methods/")),
    section("Events", under("web-api/events/")),
    section("OpenAPI", bullets(documents.map(({ path }) => `[${basename(path)}](${relative(folder, path)})`))),
  ]);
  return { path: `${folder}/README.md`, text };
}

/** The entries of a page. */
function headingsOf(text: string): readonly string[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
}
