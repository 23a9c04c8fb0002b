import type { AppEnvironment } from "@rollcall/service";

/** A manifest of an app, or every problem of its text as `path:line:column message`. */
export type ParsedManifest =
  | { readonly ok: true; readonly manifest: object }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads and writes the files of apps. */
export interface AppFiles {
  /** Reads and checks the text of a manifest; `path` is the name that problems state. */
  parseManifest(text: string, path: string): Promise<ParsedManifest>;
  /**
   * Formats the lines for the `.env` file of an app.
   * @param hooksUrl base of the addresses of hooks, without a trailing slash
   */
  printEnvironment(app: AppEnvironment, hooksUrl: string): Promise<string>;
}
