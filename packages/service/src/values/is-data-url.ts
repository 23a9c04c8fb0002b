/** Whether a text is a data URL. */
export function isDataUrl(text: string): boolean {
  return /^data:/i.test(text);
}
