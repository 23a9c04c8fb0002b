import { type LoadedFile, type Provenance, provenanceLines } from "../formats/index.js";
import type { OutputFile } from "../output/output-file.js";
import { code, page, section, table } from "./markdown.js";

/** The page of a server's switches. None if the set has no switches. */
export function switchesPages(file: LoadedFile<"service"> | undefined, folder: string): readonly OutputFile[] {
  const { wireWords = {}, observed = {} } = file?.value ?? {};
  const words = Object.entries(wireWords).map(([word, fact]) => [code(word), fact.description, ...provenance(fact)]);
  const switches = Object.entries(observed).map(([name, fact]) => [
    code(name),
    fact.description,
    fact.strict,
    ...provenance(fact),
  ]);
  if (file === undefined || words.length + switches.length === 0) return [];
  const text = page(file.file, [
    "# Wire words and observed switches",
    "Settings with which a server deviates from these pages.",
    section("Wire words", table(["Word", "Where it occurs", "Source", "Assumed"], words)),
    section("Observed switches", table(["Switch", "On", "Off", "Source", "Assumed"], switches)),
  ]);
  return [{ path: `${folder}/switches.md`, text }];
}

function provenance({ source, assumed }: Provenance): readonly string[] {
  return [provenanceLines(source).map(code).join(", "), provenanceLines(assumed).join(" ")];
}
