import type { Filter } from "@rollcall/scim-filter";

type Given<T> = Exclude<T, null | undefined>;
type Element<T> = Given<T> extends readonly (infer E)[] ? E : Given<T>;
/** An element in a change: for a complex attribute the sub-attributes sent. */
type Sent<E> = E extends object ? Partial<E> : E;

/**
 * A validated change to one attribute, the same for PATCH of 1.1 and 2.0. `Writable` is the create type of the
 * resource: readOnly attributes cannot be changed, attributes that are never returned can.
 */
export type Change<Writable> = {
  readonly [A in keyof Writable & string]:
    | {
        readonly kind: "add" | "replace";
        readonly attribute: A;
        /**
         * Condition that selects elements of a multi-valued attribute, by the names of their sub-attributes. Default:
         * all.
         */
        readonly where?: Filter;
        /**
         * Set if the version is not lenient: elements that meet `where` must exist, or the backend answers the
         * situation `targetMissing`. Otherwise the element that `where` describes is created if none meets it.
         */
        readonly mustMatch?: true;
        /** The only sub-attribute of the elements to set. Default: whole elements. */
        readonly subAttribute?: string;
        /** Whole values, in the client's order; for a complex attribute, the sub-attributes sent. */
        readonly value: Given<Writable[A]> extends readonly unknown[]
          ? readonly Sent<Element<Writable[A]>>[]
          : Sent<Given<Writable[A]>>;
      }
    | {
        readonly kind: "remove";
        readonly attribute: A;
        readonly where?: Filter;
        /** Set if an element must meet `where`. Otherwise nothing is removed if no element meets it. */
        readonly mustMatch?: true;
        /** The sub-attribute to clear, dotted if nested. Default: the whole attribute or element. */
        readonly subAttribute?: string;
        /** Values to remove. Default: all. */
        readonly values?: readonly Sent<Element<Writable[A]>>[];
      };
}[keyof Writable & string];

/** A `Change` of any resource. */
export interface AnyChange {
  readonly kind: "add" | "replace" | "remove";
  readonly attribute: string;
  readonly where?: Filter;
  readonly mustMatch?: true;
  readonly value?: unknown;
  readonly subAttribute?: string;
  readonly values?: readonly unknown[];
}
