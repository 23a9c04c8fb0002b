/** Wire word in the names of headers and variables, before it is replaced. */
export const vendorWord = "svc";
