/** Every text that stands in blocks, in their order. */
export function textsOf(blocks: readonly object[]): readonly string[] {
  return blocks.flatMap(textsIn);
}

/** The text that stands in for blocks where none was sent: what a reader would read aloud. */
export function fallbackText(blocks: readonly object[]): string {
  return blocks
    .map((block) => textsIn(block).join(" ").trim())
    .filter((text) => text !== "")
    .join("\n");
}

/** Whether a block names a file of the service, which would have to exist. */
export function namesFile(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesFile);
  if (!isObject(value)) return false;
  if (value["type"] === "file" || "svc_file" in value) return true;
  return Object.values(value).some(namesFile);
}

function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (typeof member === "string") return key === "text" || key === "alt_text" ? [member] : [];
    return textsIn(member);
  });
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}
