import { readFile } from "node:fs/promises";
import { type Finding, type Position, parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import { ownScopes, validateForm, validateManifest } from "@rollcall/service";
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

/**
 * Reads the manifest of an app, as YAML or JSON, and checks its form. A test may start with an app that the service would not
 * create.
 * @throws StartError with every problem as `path:line:column message`
 */
export async function readManifestFile(path: string): Promise<CheckedManifest> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new StartError(`cannot read the manifest ${path}: ${describeSystemError(error)}`, { cause: error });
  });
  const parsed = parseManifest(text, path, validateForm);
  if (!parsed.ok)
    throw new StartError([`the manifest ${path} is invalid:`, ...parsed.findings.map(printFinding)].join("\n"));
  return parsed.manifest;
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

/** @see RFC 6901 */
function toPath(pointer: string): readonly (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Warns of the apps of a world whose manifests the service would refuse. */
export async function warnOfManifests(
  { apps = [] }: World,
  { logger, definitions }: { readonly logger: Pick<Log, "warn">; readonly definitions: ServiceDefinitions },
): Promise<void> {
  const own = await ownScopes(definitions);
  for (const { name, manifest } of apps)
    for (const { code, message, pointer } of manifest === undefined
      ? []
      : validateManifest(JSON.stringify(manifest), own))
      logger.warn(
        { app: name, code, pointer },
        `the hosted service refuses the manifest of ${name}: ${pointer} ${message}`,
      );
}
