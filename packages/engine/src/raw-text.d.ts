/** The text of a file, which the test runner provides under this name. */
declare module "*?raw" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the test runner provides the text as the default export
  export default text;
}
