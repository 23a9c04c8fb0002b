import type { Filter } from "@rollcall/scim-filter";

type Given<T> = Exclude<T, null | undefined>;
type Element<T> = Given<T> extends readonly (infer E)[] ? E : Given<T>;
/** An element as a change carries it: of a complex one the sub-attributes sent. */
type Sent<E> = E extends object ? Partial<E> : E;

/**
 * One change to one attribute, the same for PATCH of 1.1 and 2.0; the value has been checked. `Writable` is the create
 * type of the resource: what is readOnly cannot be changed, what is never returned can.
 */
export type Change<Writable> = {
  readonly [A in keyof Writable & string]:
    | {
        readonly kind: "add" | "replace";
        readonly attribute: A;
        /** Elements of a multi-valued attribute that are meant, by the names of their sub-attributes; absent means all. */
        readonly where?: Filter;
        /**
         * Set where the version is not lenient: elements that meet `where` have to be there, or the backend answers the
         * situation `targetMissing`. Absent means that the element which `where` describes is made where there is none.
         */
        readonly mustMatch?: true;
        /** The one sub-attribute of the elements that is set, the others stay; absent means whole elements. */
        readonly subAttribute?: string;
        /** Whole values, in the client's order; of a complex one, the sub-attributes sent. */
        readonly value: Given<Writable[A]> extends readonly unknown[]
          ? readonly Sent<Element<Writable[A]>>[]
          : Sent<Given<Writable[A]>>;
      }
    | {
        readonly kind: "remove";
        readonly attribute: A;
        readonly where?: Filter;
        /** As above; absent means that nothing is removed where no element meets `where`. */
        readonly mustMatch?: true;
        /** The sub-attribute to clear, a dotted name where it lies deeper; absent means the whole attribute or element. */
        readonly subAttribute?: string;
        /** The listed values only; absent means all. */
        readonly values?: readonly Sent<Element<Writable[A]>>[];
      };
}[keyof Writable & string];
