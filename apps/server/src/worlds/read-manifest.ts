import { readFile } from "node:fs/promises";
import { type Finding, type Position, parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import { ownNames, validateForm, validateManifest } from "@rollcall/service";
import type { World } from "@rollcall/service/world";
import { z } from "zod";
import type { ServiceDefinitions } from "../default-definitions.js";
import { describeSystemError, StartError } from "../errors/start-error.js";
import type { Log } from "../log/log.js";

/** A manifest that has been checked. */
export type CheckedManifest = {
  readonly display_information: { readonly name: string };
  readonly settings?: Readonly<Record<string, unknown>>;
} & Readonly<Record<string, unknown>>;

/** A manifest of a file. */
export interface ManifestFile {
  readonly manifest: CheckedManifest;
  /** Place in the file of what a JSON pointer names, as `path:line:column`. */
  readonly placeOf: (pointer: string) => string;
}

/**
 * Reads the manifest of an app, as YAML or JSON, and checks its form. A test may start with an app that the service would not
 * create.
 * @throws StartError with every problem as `path:line:column message`
 */
export async function readManifestFile(path: string): Promise<ManifestFile> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new StartError(`cannot read the manifest ${path}: ${describeSystemError(error)}`, { cause: error });
  });
  const parsed = parseManifest(text, path, validateForm);
  if (!parsed.ok)
    throw new StartError([`the manifest ${path} is invalid:`, ...parsed.findings.map(printFinding)].join("\n"));
  const { manifest, locate } = parsed;
  return {
    manifest,
    placeOf: (pointer) => {
      const { line, column } = locate(pointer);
      return `${path}:${line}:${column}`;
    },
  };
}

/** A manifest, or everything that is wrong with its text. */
type ParsedManifest =
  | {
      readonly ok: true;
      readonly manifest: CheckedManifest;
      /** Position of what a JSON pointer names. */
      readonly locate: (pointer: string) => Position;
    }
  | { readonly ok: false; readonly findings: readonly Finding[] };

/** Reads and checks the text of a manifest, as YAML or JSON; `path` is the name that findings state. */
export function parseManifest(text: string, path: string, validate: typeof validateForm): ParsedManifest {
  // JSON is valid YAML, so one parser finds the positions in both.
  const read = parseCheckedYaml(text, z.unknown(), { path });
  if (!read.ok) return { ok: false, findings: read.findings };
  const locate = (pointer: string) => read.locate(toPath(pointer));
  const problems = validate(JSON.stringify(read.value ?? null));
  if (problems.length > 0) {
    const findings = problems.map(({ message, pointer }) => ({
      path,
      ...locate(pointer),
      message: pointer === "" ? message : `${pointer} ${message}`,
    }));
    return { ok: false, findings };
  }
  // It has no problems, so it is a manifest.
  return { ok: true, manifest: read.value as CheckedManifest, locate };
}

/** Reads the text of a manifest for a server, and checks it as the service does. */
export async function parseOwnManifest(text: string, definitions: ServiceDefinitions): Promise<ParsedManifest> {
  const own = await ownNames(definitions);
  return parseManifest(text, "manifest", (checked) => validateManifest(checked, own));
}

/** @see RFC 6901 */
function toPath(pointer: string): readonly (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

interface Warning {
  readonly logger: Pick<Log, "warn">;
  readonly definitions: ServiceDefinitions;
  /** Files that apps were added from. Default: none. */
  readonly files?: readonly ManifestFile[];
}

/** Warns of the apps of a world whose manifests the service would refuse. */
export async function warnOfManifests(
  { apps = [] }: World,
  { logger, definitions, files = [] }: Warning,
): Promise<void> {
  const own = await ownNames(definitions);
  for (const { name, manifest } of apps) {
    const problems = manifest === undefined ? [] : validateManifest(JSON.stringify(manifest), own);
    const file = files.find((one) => isSameName(one.manifest.display_information.name, name));
    for (const { code, message, pointer } of problems) {
      const place = file === undefined ? pointer : `${file.placeOf(pointer)} ${pointer}`;
      logger.warn(
        { app: name, code, pointer },
        `the hosted service refuses the manifest of ${name}: ${place} ${message} (${code})`,
      );
    }
  }
}

/** Whether two names are of the same app. */
export function isSameName(name: string, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}
