/** Keys of visible texts. A `title` can be a plain string instead of a text object. */
const textKeys: ReadonlySet<string> = new Set(["text", "alt_text", "title", "caption"]);

/** All texts in blocks, in order. */
export function textsOf(blocks: readonly object[]): readonly string[] {
  return blocks.flatMap(textsIn);
}

function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    if (typeof member === "string") return textKeys.has(key) ? [member] : [];
    return textsIn(member);
  });
}
