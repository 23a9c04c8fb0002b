/** Path of the reference pages. */
export const docsMount = "/docs";
