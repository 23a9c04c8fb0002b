import type { Id } from "./ids.js";

/** The owner of a picture: a user or a workspace. */
interface Pictured {
  readonly id: Id;
  /** URL or data URL. Default: a generated picture. */
  readonly photo?: string;
}

/** A picture as shown. */
interface Picture {
  /** Changes with the picture. */
  readonly hash: string;
  /** Its URL in a size, in pixels. */
  readonly url: (size: number | "original") => string;
}

/**
 * Picture of a user or workspace: at its own URL or, for data URLs and generated pictures, at a URL of this site. Only
 * URLs of this site include the size.
 */
export function pictureOf(subject: Pictured, siteUrl: string): Picture {
  const hash = avatarHash(subject);
  const { id, photo } = subject;
  const isElsewhere = photo !== undefined && !isDataUrl(photo);
  return { hash, url: isElsewhere ? () => photo : (size) => `${siteUrl}/photos/${id}-${hash}-${size}` };
}

/** URL of the picture in its original size. */
export function photoUrl(subject: Pictured, siteUrl: string): string {
  return pictureOf(subject, siteUrl).url("original");
}

/** Twelve hexadecimal digits that change with the picture. */
export function avatarHash(subject: Pictured): string {
  return fingerprint(`${subject.id} ${subject.photo ?? ""}`);
}

/** Color of the name and the generated picture: six hexadecimal digits. */
export function colorOf(subject: Pick<Pictured, "id">): string {
  return fingerprint(subject.id).slice(0, 6);
}

/** FNV-1a over UTF-16 code units with two initial values: short and evenly distributed, but not for security. */
export function fingerprint(text: string): string {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    one = Math.imul(one ^ text.charCodeAt(index), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(index), 0x85ebca6b);
  }
  return (toHex(one) + toHex(other)).slice(0, 12);
}

const byteToHex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Eight digits. Converts byte by byte, because numbers that JavaScript stores as floats print slowly. */
function toHex(bits: number): string {
  return `${byteToHex[bits >>> 24]}${byteToHex[(bits >>> 16) & 255]}${byteToHex[(bits >>> 8) & 255]}${byteToHex[bits & 255]}`;
}

/** Whether a text is a data URL. */
export function isDataUrl(text: string): boolean {
  return /^data:/i.test(text);
}
