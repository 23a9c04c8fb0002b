/** Parameters of a page by name. Empty ones count as absent. */
export type AuthorizeParameters = Readonly<Record<string, string | undefined>>;

/** The reason why a page cannot be shown, as a code and a sentence. The browser is not sent anywhere. */
export interface AuthorizeRefusal {
  readonly ok: false;
  readonly error: string;
  readonly sentence: string;
}
