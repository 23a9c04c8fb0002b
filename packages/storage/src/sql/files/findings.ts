/** Searches for files, Lists and canvases, which are loaded with the first one. */
export function findings() {
  return import("./find-files.js");
}
