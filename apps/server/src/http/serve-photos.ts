import type { FetchHandler } from "@rollcall/scim-core";
import { avatarHash, colorOf, isDataUrl } from "@rollcall/service";
import { type Store, StoreUnavailable, type User } from "@rollcall/service/store";

/** Path of photos. */
export const photosMount = "/photos";

const names = /^([A-Z0-9]+)-([0-9a-f]+)-(?:original|\d+)$/;

const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  // A client may have uploaded the bytes, so nothing in them may run.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
};

/** Serves the photos of users: from their data URL, or generated. A photo needs no token. */
export function createPhotos({ users }: Pick<Store, "users">): FetchHandler {
  return async ({ url, method }) => {
    const name = new URL(url).pathname.slice(photosMount.length + 1);
    const [, id, hash] = names.exec(name) ?? [];
    const isRead = id !== undefined && (method === "GET" || method === "HEAD");
    const user = isRead ? await orUnavailable(users.get(id)) : undefined;
    if (user === "unavailable")
      return new Response("Service Unavailable\n", { status: 503, headers: { "retry-after": "1" } });
    const photo = user === undefined || avatarHash(user) !== hash ? undefined : toPhoto(user);
    if (photo === undefined) return new Response("Not Found\n", { status: 404 });
    return new Response(photo.bytes, { headers: { "content-type": photo.mediaType, ...headers } });
  };
}

/** The result, or that the database is unavailable. */
function orUnavailable<T>(reading: Promise<T>): Promise<T | "unavailable"> {
  return reading.catch((error: unknown) => {
    if (error instanceof StoreUnavailable) return "unavailable";
    throw error;
  });
}

interface Photo {
  readonly mediaType: string;
  readonly bytes: string | Uint8Array<ArrayBuffer>;
}

function toPhoto(user: User): Photo | undefined {
  return user.photo !== undefined && isDataUrl(user.photo) ? readDataUrl(user.photo) : drawPhoto(user);
}

/** Decodes a data URL; undefined if it is not an image. */
function readDataUrl(url: string): Photo | undefined {
  const parts = /^data:(image\/[a-z0-9.+-]+)((?:;[^;,]*)*),(.*)$/is.exec(url);
  if (parts === null) return undefined;
  const [, mediaType = "", parameters = "", content = ""] = parts;
  const bytes = /;base64$/i.test(parameters) ? Buffer.from(content, "base64") : percentDecoded(content);
  return { mediaType: mediaType.toLowerCase(), bytes: new Uint8Array(bytes) };
}

function percentDecoded(text: string): Buffer {
  const bytes = text.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}

/** Draws the first letter of the name on a background in the user's color. */
function drawPhoto(user: User): Photo {
  const [letter = ""] = Array.from(user.displayName.toUpperCase()).filter((each) => /[\p{L}\p{N}]/u.test(each));
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" fill="#${colorOf(user)}"/>`,
    `<text x="256" y="352" font-family="sans-serif" font-size="280" text-anchor="middle" fill="#fff">${letter}</text>`,
    "</svg>",
  ];
  return { mediaType: "image/svg+xml", bytes: svg.join("") };
}
