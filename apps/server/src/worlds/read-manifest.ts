import { readFile } from "node:fs/promises";
import { type Finding, parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import { validateManifest } from "@rollcall/service";
import { z } from "zod";
import { describeSystemError } from "../errors/describe-system-error.js";
import { StartError } from "../errors/start-error.js";

/** A manifest that has been checked. */
export type CheckedManifest = {
  readonly display_information: { readonly name: string };
  readonly settings?: Readonly<Record<string, unknown>>;
} & Readonly<Record<string, unknown>>;

/**
 * Reads and checks the manifest of an app, as YAML or JSON.
 * @throws StartError with every problem as `path:line:column message`
 */
export async function readManifestFile(path: string): Promise<CheckedManifest> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new StartError(`cannot read the manifest ${path}: ${describeSystemError(error)}`, { cause: error });
  });
  const parsed = parseManifest(text, path);
  if (!parsed.ok) throw new StartError([`the manifest ${path} is invalid:`, ...parsed.problems].join("\n"));
  return parsed.manifest;
}

/** A manifest, or every problem of its text as `path:line:column message`. */
type ParsedManifest =
  | { readonly ok: true; readonly manifest: CheckedManifest }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads and checks the text of a manifest, as YAML or JSON; `path` is the name that problems state. */
export function parseManifest(text: string, path: string): ParsedManifest {
  // JSON is valid YAML, so one parser finds the positions in both.
  const read = parseCheckedYaml(text, z.unknown(), { path });
  if (!read.ok) return broken(read.findings);
  const problems = validateManifest(JSON.stringify(read.value ?? null));
  if (problems.length > 0) {
    return broken(
      problems.map(({ message, pointer }) => ({
        path,
        ...read.locate(toPath(pointer)),
        message: pointer === "" ? message : `${pointer} ${message}`,
      })),
    );
  }
  // It has no problems, so it is a manifest.
  return { ok: true, manifest: read.value as CheckedManifest };
}

function broken(findings: readonly Finding[]): ParsedManifest {
  return { ok: false, problems: findings.map(printFinding) };
}

/** @see RFC 6901 */
function toPath(pointer: string): readonly (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
