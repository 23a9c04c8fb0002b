import type { User } from "../user.js";
import { isDataUrl } from "./is-data-url.js";

/** A user's picture as it is shown. */
interface Picture {
  /** Changes with the picture. */
  readonly hash: string;
  /** Its address in a size, in pixels. */
  readonly url: (size: number | "original") => string;
}

/**
 * A user's picture, found under the URL that was given, or under this site's own address where it came in a data URL or
 * is a generated one; the size is part of the site's own addresses alone.
 */
export function pictureOf(user: Pick<User, "id" | "photo">, siteUrl: string): Picture {
  const hash = avatarHash(user);
  const { id, photo } = user;
  const isElsewhere = photo !== undefined && !isDataUrl(photo);
  return { hash, url: isElsewhere ? () => photo : (size) => `${siteUrl}/photos/${id}-${hash}-${size}` };
}

/** Address under which a user's picture is found in the size in which it was given. */
export function photoUrl(user: Pick<User, "id" | "photo">, siteUrl: string): string {
  return pictureOf(user, siteUrl).url("original");
}

/** Twelve hexadecimal digits that change with the picture. */
export function avatarHash(user: Pick<User, "id" | "photo">): string {
  return fingerprint(`${user.id} ${user.photo ?? ""}`);
}

/** Colour of the user's name and generated picture: six hexadecimal digits. */
export function colorOf(user: Pick<User, "id">): string {
  return fingerprint(user.id).slice(0, 6);
}

/** FNV-1a over UTF-16 code units, with two different starts: short, even, and of no use to an attacker. */
function fingerprint(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return (toHex(one) + toHex(other)).slice(0, 12);
}

const byteToHex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Eight digits. By the byte, because the numbers that JavaScript keeps as fractions print slowly. */
function toHex(bits: number): string {
  return `${byteToHex[bits >>> 24]}${byteToHex[(bits >>> 16) & 255]}${byteToHex[(bits >>> 8) & 255]}${byteToHex[bits & 255]}`;
}
