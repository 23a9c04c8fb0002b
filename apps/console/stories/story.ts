import type { ComponentChild } from "preact";

/** Draws components on their own, by their names. A story may use hooks. */
export type Stories = Readonly<Record<string, () => ComponentChild>>;

/** The exports of a file of stories. */
export interface StoryFile {
  readonly stories: Stories;
  /** Fragment of the address with what the components read from it. Default: the workspace. */
  readonly hash?: string;
}
