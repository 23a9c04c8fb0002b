import type { Scim } from "./rows/scim.js";

/** Weight of a requirement: an obligation, a recommendation, or what most clients expect although the RFCs leave it open. */
export type Level = "must" | "should" | "may";

/** One requirement of a server, with the requests that check it. */
export interface Requirement {
  /** Stable identifier: the section, a slash and a name, such as `rfc7644-3.3/created`. */
  readonly id: string;
  /** The document, such as `RFC 7644`. */
  readonly document: string;
  /** The section of the document, such as `3.3`. */
  readonly section: string;
  /** The title of the section. */
  readonly title: string;
  readonly level: Level;
  /** The requirement as a sentence without a period. */
  readonly sentence: string;
  /** Advice for a server that does not meet it. */
  readonly fix: string;
  /** Whether checking it changes the server. */
  readonly writes: boolean;
  /**
   * Checks the server.
   * @throws Deviation if the server does not meet it
   * @throws NotApplicable if it does not apply to the server
   */
  readonly run: (scim: Scim) => Promise<void>;
}

/** A section of a document. */
export interface Place {
  readonly document: string;
  readonly section: string;
  readonly title: string;
  /** Advice for requirements without their own. */
  readonly fix: string;
}

/** The differences between the requirements of a section. */
export interface Row {
  readonly name: string;
  readonly level: Level;
  readonly sentence: string;
  readonly run: Requirement["run"];
  readonly fix?: string;
  /** The check only reads. Default: false. */
  readonly reads?: boolean;
}

type Extra = Pick<Row, "fix" | "reads">;

/** A requirement that uses MUST, MUST NOT, SHALL or REQUIRED, or is in a table of the RFC. */
export function must(name: string, sentence: string, run: Row["run"], extra: Extra = {}): Row {
  return { name, level: "must", sentence, run, ...extra };
}

/** A requirement that uses SHOULD, SHOULD NOT or RECOMMENDED. */
export function should(name: string, sentence: string, run: Row["run"], extra: Extra = {}): Row {
  return { name, level: "should", sentence, run, ...extra };
}

/** Behavior that the RFCs leave open and that most clients expect. */
export function may(name: string, sentence: string, run: Row["run"], extra: Extra = {}): Row {
  return { name, level: "may", sentence, run, ...extra };
}

/** Creates the requirements of a section. */
export function section(place: Place, rows: readonly Row[]): readonly Requirement[] {
  const prefix = `${place.document.toLowerCase().replaceAll(" ", "")}-${place.section}`;
  return rows.map(({ name, reads = false, fix = place.fix, ...row }) => ({
    ...row,
    id: `${prefix}/${name}`,
    document: place.document,
    section: place.section,
    title: place.title,
    fix,
    writes: !reads,
  }));
}
