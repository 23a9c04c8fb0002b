import type { World } from "@rollcall/service/world";

/** A world, or every problem of its text as `path:line:column message`. */
export type ParsedWorld =
  | { readonly ok: true; readonly world: World }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads and checks the text of a world file; `path` is the name that problems state. */
export type ParseWorld = (text: string, path: string) => ParsedWorld | Promise<ParsedWorld>;
