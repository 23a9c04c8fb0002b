/** A file as its text, which the test runner gives under this name. */
declare module "*?raw" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the test runner has the text there.
  export default text;
}
