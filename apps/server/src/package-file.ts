/** Address of a file that is installed with this package; the path begins at the package's folder. */
export function packageFile(path: string): URL {
  // Sources, what they are compiled to and the bundle of the command all stand one folder below it.
  return new URL(`../${path}`, import.meta.url);
}
