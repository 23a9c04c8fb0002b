/** Seals texts that must be recovered, so that a copy of the database does not contain them. */
export interface Sealer {
  /**
   * Seals a text.
   * @param about the place of the text, such as `A1 signing_secret`; it opens in no other place
   * @returns undefined if there is no key, and the text must not be stored
   */
  seal(text: string, about: string): string | undefined;
  /**
   * Opens a text that `seal` returned, and returns any other text as it is.
   * @throws Error if another key sealed it, or it was changed
   */
  open(sealed: string, about: string): string;
}

/** Keeps texts as they are, for databases that end with their process. */
export const plainSealer: Sealer = { seal: (text) => text, open: (text) => text };
