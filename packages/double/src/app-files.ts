import type { AppEnvironment } from "@rollcall/service";
import type { ManifestFinding } from "./generated/control/index.js";

/** A manifest of an app, or everything that is wrong with its text. */
export type ParsedManifest =
  | {
      readonly ok: true;
      readonly manifest: object;
      /** Position of what a JSON pointer names. */
      readonly locate: (pointer: string) => Pick<ManifestFinding, "line" | "column">;
    }
  | { readonly ok: false; readonly findings: readonly ManifestFinding[] };

/** Reads and writes the files of apps. */
export interface AppFiles {
  /** Reads and checks the text of a manifest. */
  parseManifest(text: string): Promise<ParsedManifest>;
  /**
   * Formats the lines for the `.env` file of an app.
   * @param hooksUrl base of the addresses of hooks, without a trailing slash
   */
  printEnvironment(app: AppEnvironment, hooksUrl: string): Promise<string>;
}
