/** Path to which the bytes of files are posted, below the site's URL. */
export const uploadPath = "/upload/v1";

/** Path of the contents of files, below the site's URL. */
export const privatePath = "/files-pri";

/** Path of the public addresses of files, below the site's URL. */
export const publicPath = "/files-pub";
