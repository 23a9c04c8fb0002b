import type { ScimClient } from "../kit/scim-client.js";

/** Checks a requirement over HTTP; throws if the server does not meet it. */
export type Show = (scim: ScimClient) => Promise<void>;

/** Tests by requirement, in our own words. */
export interface Rows {
  readonly [sentence: string]: Show;
}

/** The requirements of one section of a document. */
export interface Section {
  readonly document: "RFC 7643" | "RFC 7644" | "RFC 9865";
  readonly section: string;
  readonly title: string;
  /** The file in this folder that contains the section. */
  readonly file: string;
  /** MUST, MUST NOT, SHALL, REQUIRED. */
  readonly must: Rows;
  /** SHOULD, SHOULD NOT, RECOMMENDED. */
  readonly should?: Rows;
}
