/**
 * The range of a request. Undefined for none, for several, and for one that cannot be read: all bytes are sent then.
 * @see RFC 9110 §14.2
 */
export function readRange(
  header: string | null,
  size: number,
): { readonly start: number; readonly end: number } | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const count = Math.min(size, Number(last));
    return count === 0 ? "unsatisfiable" : { start: size - count, end: size };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size : Math.min(size, Number(last) + 1) };
}
