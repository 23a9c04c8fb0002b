import type { Methods } from "@rollcall/api/webapi";
import type { WebClient } from "vendor-client";

/**
 * Keys of answers that the client's types state in another way, at any depth, each with the reason. A method whose answer
 * the client's types refuse needs a line here, or another answer.
 */
interface Different {
  /** The value is always null, and the client's type says that it is a number. */
  readonly "conversations.history": "channel_actions_ts";
  /** The client's type knows other properties only. */
  readonly "conversations.info": "properties";
  readonly "conversations.join": "properties";
  /** Texts keep fields that the client's type does not know. */
  readonly "views.open": "title" | "submit" | "close";
  readonly "views.publish": "title" | "submit" | "close";
  readonly "views.push": "title" | "submit" | "close";
  readonly "views.update": "title" | "submit" | "close";
  /** The client's type knows other sizes only. */
  readonly "reactions.list": "icons";
}

/** Sizes of images are numbers; most of the client's types say that they are texts. */
type SizeOfImage = `${"original" | `thumb_${360 | 480 | 720 | 800 | 960 | 1024}`}_${"w" | "h"}`;

/** The client's function of a method; never if it has none. */
type FunctionOf<Name extends string, At = WebClient> = Name extends keyof At
  ? At[Name]
  : Name extends `${infer First}.${infer Rest}`
    ? First extends keyof At
      ? FunctionOf<Rest, At[First]>
      : never
    : never;

/** The client's type of a method's answer. */
type AnswerOf<Name extends string> =
  FunctionOf<Name> extends (...args: never) => Promise<infer Answer> ? Answer : unknown;

/**
 * The same without what the client's types do not have: `readonly`, null, and values that the definitions leave open, such
 * as blocks.
 */
type Plain<T, Left> = unknown extends T
  ? never
  : T extends readonly (infer Item)[]
    ? Plain<Item, Left>[]
    : T extends object
      ? { -readonly [Key in keyof T as Key extends Left ? never : Key]: Plain<T[Key], Left> }
      : T & {};

type Sent<M extends keyof Methods> = Plain<
  Methods[M]["response"] & { readonly ok: true },
  SizeOfImage | (M extends keyof Different ? Different[M] : never)
>;

/** Methods whose answers the client's types refuse. */
type Refused = { [M in keyof Methods]: Sent<M> extends AnswerOf<M> ? never : M }[keyof Methods];

/** Does not compile unless the client's types accept every answer. The error names a method that they refuse. */
type None<T extends never> = T;
export type Checked = None<Refused>;
