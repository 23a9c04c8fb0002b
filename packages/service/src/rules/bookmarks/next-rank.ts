/** Rank after another one, compared by bytes. The first is `g`. */
export function nextRank(last = ""): string {
  const end = last.charCodeAt(last.length - 1);
  const isFull = last === "" || end >= "z".charCodeAt(0);
  return isFull ? `${last}g` : `${last.slice(0, -1)}${String.fromCharCode(end + 1)}`;
}
