/** Folder with the contents of a database file. */
export function contentFolder(file: string): string {
  return `${file}.files`;
}
