import type { WantedMetadata } from "../message-view.js";

/** Metadata that a call asks for. */
export function wantedMetadata(sent: {
  readonly include_all_metadata?: boolean;
  readonly metadata_keys_to_include?: readonly string[];
}): WantedMetadata {
  return sent.include_all_metadata === true ? "all" : new Set(sent.metadata_keys_to_include);
}
