/** Maximum size of a content, in bytes: 1 GiB. */
export const maxContentBytes = 1_073_741_824;
