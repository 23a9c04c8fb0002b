import { isDataUrl } from "./is-data-url.js";
import type { User } from "./user.js";

/**
 * Address under which a user's picture is found: the URL that was given, or this site's own address for a data URL and
 * for a generated picture. `size` is in pixels; it is part of this site's addresses alone.
 */
export function photoUrl(
  user: Pick<User, "id" | "photo">,
  siteUrl: string,
  size: number | "original" = "original",
): string {
  if (user.photo !== undefined && !isDataUrl(user.photo)) return user.photo;
  return `${siteUrl}/photos/${user.id}-${avatarHash(user)}-${size}`;
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
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193) >>> 0;
    other = Math.imul(other ^ text.charCodeAt(index), 0x85ebca6b) >>> 0;
  }
  return (one.toString(16).padStart(8, "0") + other.toString(16).padStart(8, "0")).slice(0, 12);
}
