import type { ScimClient } from "../kit/scim-client.js";

/** Shows over HTTP that a server does what a sentence says; throws where it does not. */
export type Show = (scim: ScimClient) => Promise<void>;

/** Rows by what is wanted of a server, in our own words; each is a test of that name. */
export interface Rows {
  readonly [sentence: string]: Show;
}

/** What one section of a document wants of a server. */
export interface Section {
  readonly document: "RFC 7643" | "RFC 7644" | "RFC 9865";
  readonly section: string;
  readonly title: string;
  /** The file below this folder that has it. */
  readonly file: string;
  /** MUST, MUST NOT, SHALL, REQUIRED. */
  readonly must: Rows;
  /** SHOULD, SHOULD NOT, RECOMMENDED. */
  readonly should?: Rows;
}
