import type { Json } from "../json.js";

/** The place of blocks. */
export type Place =
  | { readonly channel: string; readonly ts: string }
  | { readonly view: string }
  | { readonly home: string };

/** A message, a modal, or the home of an app, whose blocks people use. */
export interface Surface {
  readonly place: Place;
  /** Values of the view, by block and action. */
  readonly values: Json;
  /** The errors of inputs, by block. */
  readonly errors: Readonly<Record<string, string>>;
  /** The value that was entered since. */
  entered(block: string, action: string): Entered | undefined;
  /** Keeps what is entered, in a modal until it is submitted. */
  enter(block: string, action: string, value: Entered): void;
}

/** The value of an input: texts, or values that are chosen, or files. */
export type Entered = readonly string[] | readonly EnteredFile[];

export interface EnteredFile {
  readonly name: string;
  readonly base64: string;
}

/** An element with its block. */
export interface ElementProps {
  readonly element: Json;
  readonly block: Json;
  readonly surface: Surface;
  /** Identifier of the label of its input block. Absent for other elements. */
  readonly labelledBy?: string;
}
