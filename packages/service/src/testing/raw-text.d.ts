/** A file as text, which the test runner provides under this name. */
declare module "*?raw" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: the test runner exports the text as default.
  export default text;
}
