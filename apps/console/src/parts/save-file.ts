/** Saves a file on the person's machine. The type says nothing of its content, so that a browser never opens it. */
export function saveFile(name: string, content: Uint8Array<ArrayBuffer> | string): void {
  const href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 1_000);
}
