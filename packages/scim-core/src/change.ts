/** A condition on a resource or on an element of a multi-valued attribute. */
export type Filter<Attribute extends string> =
  | { readonly kind: "and" | "or"; readonly operands: readonly Filter<Attribute>[] }
  | { readonly kind: "not"; readonly operand: Filter<Attribute> }
  | { readonly kind: "present"; readonly attribute: Attribute }
  | {
      readonly kind: "compare";
      readonly attribute: Attribute;
      readonly operator: "eq" | "ne" | "co" | "sw" | "ew" | "gt" | "ge" | "lt" | "le";
      readonly value: string | number | boolean | null;
    };

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
        /** Elements of a multi-valued attribute that are meant; absent means all. */
        readonly where?: Filter<string>;
        /** Whole values, in the client's order; of a complex one, the sub-attributes sent. */
        readonly value: Given<Writable[A]> extends readonly unknown[]
          ? readonly Sent<Element<Writable[A]>>[]
          : Sent<Given<Writable[A]>>;
      }
    | {
        readonly kind: "remove";
        readonly attribute: A;
        readonly where?: Filter<string>;
        /** The sub-attribute to clear, a dotted name where it lies deeper; absent means the whole attribute or element. */
        readonly subAttribute?: string;
        /** The listed values only; absent means all. */
        readonly values?: readonly Sent<Element<Writable[A]>>[];
      };
}[keyof Writable & string];
