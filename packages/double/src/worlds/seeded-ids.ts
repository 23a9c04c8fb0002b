import { createHash } from "node:crypto";
import { type Ids, idLength, toId } from "@rollcall/service";

/** Identifiers that follow from a seed: the same values in the same order every time. */
export interface SeededIds extends Ids {
  /** Number of identifiers made so far. */
  count(): number;
  /** Continues as if `count` identifiers had been made. */
  restore(count: number): void;
}

/** Creates identifiers and secrets from a seed. They are predictable: use them in tests only. */
export function createSeededIds(seed: number): SeededIds {
  let made = 0;
  const next = (purpose: string): Buffer => {
    made += 1;
    return createHash("sha512").update(`${seed} ${made} ${purpose}`).digest();
  };
  const id = (prefix: string) => toId(prefix, next(prefix).subarray(0, idLength));
  return {
    id,
    orderedId: id,
    uuid: () => toUuid(next("uuid")),
    secret: (bytes) => {
      const blocks = Array.from({ length: Math.ceil(bytes / 64) }, () => next("secret"));
      return Buffer.concat(blocks).subarray(0, bytes).toString("hex");
    },
    count: () => made,
    restore: (count) => {
      made = count;
    },
  };
}

/** A UUID of version 8, whose contents RFC 9562 leaves to the implementation. */
function toUuid(bytes: Buffer): string {
  const text = bytes.toString("hex");
  const variant = "89ab"[(bytes[8] ?? 0) % 4];
  return [
    text.slice(0, 8),
    text.slice(8, 12),
    `8${text.slice(13, 16)}`,
    `${variant}${text.slice(17, 20)}`,
    text.slice(20, 32),
  ].join("-");
}
