import { createHash } from "node:crypto";
import type { Ids } from "@rollcall/service";
import { idLength, toId } from "../../id-characters.js";

/** Identifiers that a seed decides: the same ones, in the same order, every time. */
export interface SeededIds extends Ids {
  /** How many have been made. */
  count(): number;
  /** Goes on as if so many had been made. */
  restore(count: number): void;
}

/** Identifiers and secrets that follow from a seed; no use for a service that somebody attacks. */
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

/** A UUID of version 8, which RFC 9562 leaves to whoever makes it. */
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
