import type { File as FileObject } from "@rollcall/api/webapi";
import type { File } from "../../../model/file.js";

/** Sizes of thumbnails whose own size is stated. */
const measuredSides = [360, 480, 720, 800, 960, 1024] as const;

/**
 * The keys of an image. Its thumbnails have the address of the image itself, and the size that they would have.
 * @param url address of the image
 */
export function toPictureKeys({ mimetype, picture }: File, url: string): Partial<FileObject> {
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
