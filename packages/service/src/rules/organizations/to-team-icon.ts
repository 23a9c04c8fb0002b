import type { TeamIcon } from "@rollcall/api/webapi";
import type { Workspace } from "../../model/organization.js";
import { pictureOf } from "../../values/picture.js";

/** Icon of a workspace: its own, or a generated one. */
export function toTeamIcon({ id, icon }: Pick<Workspace, "id" | "icon">, siteUrl: string): TeamIcon {
  const { url } = pictureOf({ id, ...(icon !== undefined && { photo: icon }) }, siteUrl);
  return {
    image_34: url(34),
    image_44: url(44),
    image_68: url(68),
    image_88: url(88),
    image_102: url(102),
    image_132: url(132),
    image_230: url(230),
    ...(icon === undefined ? { image_default: true } : { image_original: url("original") }),
  };
}
