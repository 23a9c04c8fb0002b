import type { File as FileObject, FileShare as ShareObject } from "@rollcall/api/webapi";
import { fileTypes } from "../../../generated/file-types.js";
import type { Channel } from "../../../model/channel.js";
import { type File, publicNameOf, type Snippet } from "../../../model/file.js";
import type { Message } from "../../../model/message.js";
import type { Replier } from "../../../model/message-store.js";
import { secondsOf } from "../../../values/instant.js";
import { filePagePaths, privatePath, publicPath, type WorkspaceAddress } from "../../../values/site-addresses.js";
import { toBotId } from "../../directory/user.js";

/** Sizes of thumbnails whose own size is stated. */
const measuredSides = [360, 480, 720, 800, 960, 1024] as const;

/**
 * The keys of an image. Its thumbnails have the address of the image itself, and the size that they would have.
 * @param url address of the image
 */
function toPictureKeys({ mimetype, picture }: File, url: string): Partial<FileObject> {
  if (!mimetype.startsWith("image/")) return {};
  const small = { thumb_64: url, thumb_80: url, thumb_160: url };
  if (picture === undefined) return { ...small, thumb_360: url };
  const { width, height } = picture;
  const longest = Math.max(width, height);
  const measured = measuredSides
    .filter((side) => side === 360 || longest > side)
    .flatMap((side) => {
      const scale = Math.min(1, side / Math.max(1, longest));
      const [w, h] = [width, height].map((length) => Math.max(1, Math.round(length * scale)));
      return [
        [`thumb_${side}`, url],
        [`thumb_${side}_w`, w],
        [`thumb_${side}_h`, h],
      ];
    });
  return { ...small, original_w: width, original_h: height, ...Object.fromEntries(measured) };
}

/** Dependencies of the representation of a file. */
interface FileView {
  readonly address: WorkspaceAddress;
  /** The places where it is shared, as far as the caller sees them. Default: this is not shown. */
  readonly shares?: readonly SharedIn[];
  /** Whether it is known to be shared in a public channel. Default: the file and its shares say so. */
  readonly isPublic?: boolean;
}

/** A file as the Web API shows it. */
export function toFile(file: File, { address, shares, isPublic = shares?.some(isOpen) }: FileView): FileObject {
  const { id, name, mimetype, filetype = "", size, snippet, deleted } = file;
  if (deleted !== undefined) return { id, mode: "tombstone" };
  const created = secondsOf(file.created);
  const contents = addressOf(file, address);
  const isText = snippet !== undefined;
  const permalink = `${address.url}${filePagePaths.upload}/${file.ownerId}/${id}/${encodeURIComponent(slugOf(name))}`;
  return {
    id,
    created,
    timestamp: created,
    name,
    title: file.title ?? name,
    mimetype,
    filetype,
    pretty_type: typeNameOf(filetype),
    user: file.ownerId,
    user_team: file.workspaceId,
    ...(file.isByBot === true && { bot_id: toBotId(file.ownerId) }),
    editable: isText,
    size,
    mode: isText ? "snippet" : "hosted",
    is_external: false,
    external_type: "",
    is_public: isPublic === true || file.isPublic === true,
    public_url_shared: file.sharedPublicly === true,
    display_as_bot: false,
    username: "",
    url_private: contents.show,
    url_private_download: contents.download,
    ...(file.altText !== undefined && { alt_txt: file.altText }),
    ...toPictureKeys(file, contents.show),
    permalink,
    permalink_public: `${address.filesUrl}${publicPath}/${publicNameOf(file)}`,
    ...(isText && { edit_link: `${permalink}/edit` }),
    ...toSnippetKeys(snippet),
    comments_count: 0,
    is_starred: false,
    ...(shares !== undefined && toShares(shares)),
    has_more_shares: false,
    has_rich_preview: false,
    file_access: "visible",
  };
}

/** Private addresses of a file: one that shows it, and one that downloads it. */
export function addressOf({ workspaceId, id, name }: File, { filesUrl }: Pick<WorkspaceAddress, "filesUrl">) {
  const base = `${filesUrl}${privatePath}/${workspaceId}-${id}`;
  const slug = encodeURIComponent(slugOf(name));
  return { show: `${base}/${slug}`, download: `${base}/download/${slug}` };
}

const maxSlug = 100;

/** A name in an address: short, in lower case, and without anything that has a meaning in a path. */
function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, "_")
    .replaceAll(/\.{2,}/g, ".");
  return Array.from(slug).slice(-maxSlug).join("").replace(/^\.+/, "") || "file";
}

/** Name of a type of files by its word; empty for an unknown one. */
function typeNameOf(word: string): string {
  return Object.hasOwn(fileTypes, word) ? (fileTypes[word]?.name ?? "") : "";
}

/** A message with which a file is shared, and its conversation. */
export interface SharedIn {
  readonly channel: Channel;
  readonly message: Message;
  readonly repliers: readonly Replier[];
}

/** The keys of a file that say where it is shared. */
function toShares(shares: readonly SharedIn[]) {
  const isDirect = ({ channel }: SharedIn) => channel.kind === "im";
  const others = shares.filter((share) => !isOpen(share));
  const [open, closed] = [shares.filter(isOpen), others].map(byChannel);
  return {
    shares: {
      ...(open !== undefined && Object.keys(open).length > 0 && { public: open }),
      ...(closed !== undefined && Object.keys(closed).length > 0 && { private: closed }),
    },
    channels: idsOf(shares.filter(isOpen)),
    groups: idsOf(others.filter((share) => !isDirect(share))),
    ims: idsOf(others.filter(isDirect)),
  };
}

/** Whether a share is in a public channel. */
function isOpen({ channel }: Pick<SharedIn, "channel">): boolean {
  return channel.kind === "public";
}

function byChannel(shares: readonly SharedIn[]): { readonly [channel: string]: readonly ShareObject[] } {
  const groups = Map.groupBy(shares, ({ channel }) => channel.id);
  return Object.fromEntries([...groups].map(([id, its]) => [id, its.map(toShare)]));
}

const shownRepliers = 5;

function toShare({ channel, message, repliers }: SharedIn): ShareObject {
  const latest = repliers
    .map((each) => each.latest)
    .sort()
    .at(-1);
  return {
    reply_users: repliers.slice(0, shownRepliers).map(({ id }) => id),
    reply_users_count: repliers.length,
    reply_count: repliers.reduce((sum, { count }) => sum + count, 0),
    ts: message.ts,
    ...(message.threadTs !== undefined && { thread_ts: message.threadTs }),
    ...(latest !== undefined && { latest_reply: latest }),
    channel_name: channel.name ?? "",
    team_id: channel.workspaceId,
    share_user_id: message.userId ?? message.authorId ?? "",
    source: "UNKNOWN",
    is_silent_share: false,
  };
}

function idsOf(shares: readonly SharedIn[]): readonly string[] {
  return [...new Set(shares.map(({ channel }) => channel.id))];
}

/** The keys of a snippet. */
function toSnippetKeys(snippet: Snippet | undefined): Partial<FileObject> {
  if (snippet === undefined) return {};
  const { preview, lines, isCut } = snippet;
  return {
    preview,
    preview_highlight: toHtml(preview),
    lines,
    lines_more: Math.max(0, lines - preview.split("\n").length),
    preview_is_truncated: isCut,
  };
}

/** A text as HTML, with one element for each line. */
export function toHtml(text: string): string {
  const lines = text.split("\n").map((line) => `<div><pre>${escapeHtml(line)}</pre></div>`);
  return `<div class="snippet">\n${lines.join("\n")}\n</div>`;
}

/** A text as HTML, in which nothing is markup. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
