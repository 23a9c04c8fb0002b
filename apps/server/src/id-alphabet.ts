/** 32 characters in the order of their codes, of five bits each; letters that look like digits are left out. */
export const idAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Characters of an identifier behind its prefix. */
export const idLength = 12;
