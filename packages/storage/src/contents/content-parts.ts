/** Maximum size of a content, in bytes: 1 GiB. */
export const maxContentBytes = 1_073_741_824;

/** Size of every part but the last one of a content in parts. Part 0 begins with the first byte. */
export const partBytes = 262_144;

/** Folder with the contents of a database file. */
export function contentFolder(file: string): string {
  return `${file}.files`;
}
