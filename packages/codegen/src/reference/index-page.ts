import type { OutputFile } from "../output/output-file.js";
import { bullets, page, section } from "./markdown.js";

/** The page that links to the other pages of a set. */
export function indexPage(title: string, from: string, folder: string, files: readonly OutputFile[]): OutputFile {
  const paths = files.map(({ path }) => path.slice(folder.length + 1)).sort();
  const under = (prefix: string): string | undefined =>
    bullets(
      paths
        .filter((path) => path.startsWith(prefix))
        .map((path) => `[${path.slice(prefix.length).replace(/\.md$/, "")}](${path})`),
    );
  const text = page(from, [
    `# ${title}: reference`,
    "All pages are generated from the definitions.",
    section(
      "Service",
      paths.includes("switches.md") ? bullets(["[wire words and observed switches](switches.md)"]) : undefined,
    ),
    section("SCIM", under("scim/")),
    section(
      "Web API",
      bullets(
        paths
          .filter((path) => /^web-api\/[^/]+$/.test(path))
          .map((path) => `[${path.slice(8).replace(/\.md$/, "")}](${path})`),
      ),
    ),
    section("Methods", under("web-api/methods/")),
    section("Types", under("web-api/types/")),
    section("Events", under("web-api/events/")),
    section("Bodies for apps", under("web-api/envelopes/")),
    section("OpenAPI", under("openapi/")),
  ]);
  return { path: `${folder}/README.md`, text };
}
