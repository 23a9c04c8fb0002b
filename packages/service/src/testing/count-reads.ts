/** Counts the characters that a function reads or searches: a parser's work, independent of the machine. */
export function countReads(run: () => void): number {
  const { charCodeAt, indexOf } = String.prototype;
  let reads = 0;
  String.prototype.charCodeAt = function (this: string, at) {
    reads += 1;
    return charCodeAt.call(this, at);
  };
  String.prototype.indexOf = function (this: string, searched, from = 0) {
    const found = indexOf.call(this, searched, from);
    reads += (found === -1 ? this.length : found) - from;
    return found;
  };
  try {
    run();
  } finally {
    Object.assign(String.prototype, { charCodeAt, indexOf });
  }
  return reads;
}
