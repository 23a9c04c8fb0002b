import type { ScimVersion } from "@rollcall/client";
import type { Directory } from "@rollcall/scim-provider";
import { readDirectory } from "@rollcall/scim-provider";

/** The source of a directory. */
export interface Source {
  /** Path of a YAML or CSV file, or URL of a SCIM server. */
  readonly from: string;
  /** Token of a server. */
  readonly token?: string;
  readonly scim?: ScimVersion;
  readonly signal?: AbortSignal;
}

/** Whether a source is a server. */
export function isServer(from: string): boolean {
  return /^https?:\/\//i.test(from);
}

/**
 * Reads the directory of a source.
 * @throws CommandError if a file cannot be read, with all of its mistakes
 * @throws TargetError, UnreachableError if a server cannot be read
 */
export async function readSource({ from, ...options }: Source): Promise<Directory> {
  if (isServer(from)) return readDirectory({ url: from, ...options });
  // Other commands do not load the schemas of files.
  if (/\.csv$/i.test(from)) return (await import("./read-csv-directory.js")).readCsvDirectory(from);
  return (await import("./read-yaml-directory.js")).readYamlDirectory(from);
}
