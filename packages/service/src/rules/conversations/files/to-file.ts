import type { File as FileObject } from "@rollcall/api/webapi";
import { type File, publicNameOf } from "../../../model/file.js";
import { secondsOf } from "../../../values/instant.js";
import { toBotId } from "../../directory/to-bot-id.js";
import { privatePath, publicPath } from "./paths.js";
import { toPictureKeys } from "./picture-keys.js";
import { toSnippetKeys } from "./snippet-keys.js";
import { isOpen, type SharedIn, toShares } from "./to-shares.js";
import { typeNameOf } from "./type-name.js";

/** Dependencies of the representation of a file. */
interface FileView {
  readonly siteUrl: string;
  /** The places where it is shared, as far as the caller sees them. Default: this is not shown. */
  readonly shares?: readonly SharedIn[];
  /** Whether it is known to be shared in a public channel. Default: the file and its shares say so. */
  readonly isPublic?: boolean;
}

/** A file as the Web API shows it. */
export function toFile(file: File, { siteUrl, shares, isPublic = shares?.some(isOpen) }: FileView): FileObject {
  const { id, name, mimetype, filetype = "", size, snippet, deleted } = file;
  if (deleted !== undefined) return { id, mode: "tombstone" };
  const created = secondsOf(file.created);
  const address = addressOf(file, siteUrl);
  const isText = snippet !== undefined;
  const permalink = `${siteUrl}/files/${file.ownerId}/${id}/${encodeURIComponent(slugOf(name))}`;
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
    url_private: address.show,
    url_private_download: address.download,
    ...(file.altText !== undefined && { alt_txt: file.altText }),
    ...toPictureKeys(file, address.show),
    permalink,
    permalink_public: `${siteUrl}${publicPath}/${publicNameOf(file)}`,
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
export function addressOf({ workspaceId, id, name }: File, siteUrl: string) {
  const base = `${siteUrl}${privatePath}/${workspaceId}-${id}`;
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
