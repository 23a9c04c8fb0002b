/** Path to which the bytes of files are posted, below the site's URL. */
export const uploadPath = "/upload/v1";

/** Path of the contents of files, below the site's URL. */
export const privatePath = "/files-pri";

/** Path of the public addresses of files, below the site's URL. */
export const publicPath = "/files-pub";

/** Path of the rows of a List as CSV, below the site's URL. */
export function listCsvPath({ workspaceId, id }: { readonly workspaceId: string; readonly id: string }): string {
  return `${privatePath}/${workspaceId}-${id}/csv/list`;
}
