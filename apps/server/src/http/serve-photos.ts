import type { FetchHandler } from "@rollcall/server-adapters/node";
import { avatarHash, colorOf, isDataUrl } from "@rollcall/service";
import { type Store, StoreUnavailable } from "@rollcall/service/store";

/** Path of photos. */
export const photosMount = "/photos";

const names = /^([A-Z0-9]+)-([0-9a-f]+)-(?:original|\d+)$/;

const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  // A client may have uploaded the bytes, so nothing in them may run.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
};

/** Serves photos of users and icons of workspaces: from their data URL, or generated. They need no token. */
export function createPhotos(store: Pick<Store, "users" | "organizations">): FetchHandler {
  return async ({ url, method }) => {
    const name = new URL(url).pathname.slice(photosMount.length + 1);
    const [, id, hash] = names.exec(name) ?? [];
    const isRead = id !== undefined && (method === "GET" || method === "HEAD");
    const subject = isRead ? await orUnavailable(findSubject(id, store)) : undefined;
    if (subject === "unavailable")
      return new Response("Service Unavailable\n", { status: 503, headers: { "retry-after": "1" } });
    const photo = subject === undefined || avatarHash(subject) !== hash ? undefined : toPhoto(subject);
    if (photo === undefined) return new Response("Not Found\n", { status: 404 });
    return new Response(photo.bytes, { headers: { "content-type": photo.mediaType, ...headers } });
  };
}

/** Whom or what a picture shows. */
interface Subject {
  readonly id: string;
  readonly photo?: string;
  /** Its first letter is drawn if there is no photo. */
  readonly title: string;
}

async function findSubject(
  id: string,
  { users, organizations }: Pick<Store, "users" | "organizations">,
): Promise<Subject | undefined> {
  const user = await users.get(id);
  if (user !== undefined) return { ...user, title: user.displayName };
  const workspace = await organizations.workspace(id);
  if (workspace === undefined) return undefined;
  return { id, title: workspace.name, ...(workspace.icon !== undefined && { photo: workspace.icon }) };
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

function toPhoto(subject: Subject): Photo | undefined {
  return subject.photo !== undefined && isDataUrl(subject.photo) ? readDataUrl(subject.photo) : drawPhoto(subject);
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

/** Draws the first letter of the title on a background in the subject's color. */
function drawPhoto(subject: Subject): Photo {
  const [letter = ""] = Array.from(subject.title.toUpperCase()).filter((each) => /[\p{L}\p{N}]/u.test(each));
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    `<rect width="512" height="512" fill="#${colorOf(subject)}"/>`,
    `<text x="256" y="352" font-family="sans-serif" font-size="280" text-anchor="middle" fill="#fff">${letter}</text>`,
    "</svg>",
  ];
  return { mediaType: "image/svg+xml", bytes: svg.join("") };
}
