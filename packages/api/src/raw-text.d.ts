/** The text of a file, which the test runner provides under this name. */
declare module "*?raw" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the test runner has the text there.
  export default text;
}
