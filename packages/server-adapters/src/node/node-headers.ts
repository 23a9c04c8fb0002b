import type { PlainHeaders } from "../plain/plain-request.js";

/** The headers of a request as Node received them: names and values in turn. */
export class NodeHeaders implements PlainHeaders {
  readonly #raw: readonly string[];

  constructor(raw: readonly string[]) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const raw = this.#raw;
    const wanted = name.toLowerCase();
    let value: string | null = null;
    for (let at = 0; at < raw.length; at += 2) {
      const each = raw[at];
      if (each === undefined || each.length !== wanted.length || each.toLowerCase() !== wanted) continue;
      const one = raw[at + 1] ?? "";
      value = value === null ? one : `${value}${wanted === "cookie" ? "; " : ", "}${one}`;
    }
    return value;
  }

  *[Symbol.iterator](): Iterator<[string, string]> {
    for (let at = 0; at < this.#raw.length; at += 2) yield [this.#raw[at] ?? "", this.#raw[at + 1] ?? ""];
  }
}
