/** Encodings of compressed copies of files, the preferred one first. */
export const encodings = ["br", "gzip"] as const;

/** An encoding of compressed copies of files. */
export type Encoding = (typeof encodings)[number];

/**
 * The encoding in which a client wants an answer; undefined for none.
 * @param header value of `Accept-Encoding`
 * @param available encodings in which the answer exists
 * @see RFC 9110 §12.5.3
 */
export function chooseEncoding(header: string | null, available: readonly Encoding[]): Encoding | undefined {
  if (header === null) return undefined;
  const weights = new Map(header.split(",").map(readWeight));
  const weigh = (name: string, others = weights.get("*") ?? 0) => weights.get(name) ?? others;
  const [best] = encodings.filter((each) => available.includes(each)).sort((a, b) => weigh(b) - weigh(a));
  return best !== undefined && weigh(best) > 0 && weigh(best) >= weigh("identity", 0) ? best : undefined;
}

/** An encoding with its weight. One that cannot be read is not wanted. */
function readWeight(part: string): readonly [name: string, weight: number] {
  const [, name = "", weight = "1"] = /^\s*([^\s;]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(part) ?? [];
  return [name.toLowerCase(), Number(weight)];
}
