/** Messages of a validator. */
export interface Messages {
  /** A required value is absent. */
  readonly missing: string;
  /** A required string or list is empty. */
  readonly empty: string;
  /** The value has the wrong type, or violates a limit without its own message. */
  readonly invalid: string;
  /** Something inside the value is wrong. Default: its own message. */
  readonly inside?: string;
}

/** A limit that the validator checks, with its message. */
export type Check =
  | { readonly kind: "notBlank"; readonly message: string }
  | { readonly kind: "minLength" | "maxLength" | "min" | "max"; readonly value: number; readonly message: string }
  | { readonly kind: "minItems" | "maxItems"; readonly value: number; readonly message: string }
  /** A check by a function of the core. */
  | { readonly kind: "refine"; readonly by: "areUnique" | "isDateTime"; readonly message: string }
  | { readonly kind: "pattern"; readonly value: string; readonly message: string };

/** The type of a value, or of the elements of a list. */
export type Base =
  | { readonly kind: "string" | "integer" | "number" | "boolean" | "json" }
  /** A boolean that may be text. */
  | { readonly kind: "booleanText" }
  /** One of some values. */
  | { readonly kind: "oneOf"; readonly values: readonly (string | number)[]; readonly message: string }
  /** An interface or alias of the same module, or of another one. */
  | {
      readonly kind: "named";
      readonly name: string;
      /** Whether another module has it. */
      readonly shared: boolean;
      /** Whether the messages of the value replace its own. */
      readonly relabelled: boolean;
      /** Members that are narrower here than in the type, by name. */
      readonly within?: readonly (readonly [name: string, value: ValueModel])[];
    }
  | { readonly kind: "map"; readonly values: ValueModel; readonly keys?: string };

/** A value with the facts for its type and its validator. */
export interface ValueModel {
  readonly base: Base;
  readonly list: boolean;
  /** Whether elements of a list may be null. Default: false. */
  readonly nullableItems?: boolean;
  readonly nullable: boolean;
  /** Of the value, or of each element of a list. */
  readonly checks: readonly Check[];
  /** Of the list as a whole. */
  readonly listChecks: readonly Check[];
  readonly messages: Messages;
  /** Of each element of a list. */
  readonly elementMessages: Messages;
}

/** One member of an interface. */
export interface MemberModel {
  readonly name: string;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly value: ValueModel;
}

/** A rule between members, with its message. */
export interface RuleModel {
  /** Name of the core's function that creates the check. */
  readonly check: string;
  readonly operands: readonly unknown[];
  readonly message: string;
}

/** Treatment of unknown keys. */
type UnknownKeys = "refuse" | "drop" | "keep";

/** An interface with its validator. */
export interface ObjectModel {
  readonly kind: "object";
  readonly name: string;
  readonly description: string;
  readonly members: readonly MemberModel[];
  readonly unknownKeys: UnknownKeys;
  /** Message for an unknown key. */
  readonly unknownKey: string;
  readonly rules: readonly RuleModel[];
  readonly messages: Messages;
}

/** A case of a union that lacks the discriminator. */
interface KeylessCase {
  readonly model: ObjectModel;
  /** A member that no other such case has. Default: the case is selected if no other one is. */
  readonly having?: string;
}

/** A union of interfaces with a discriminator. */
export interface UnionModel {
  readonly kind: "union";
  readonly name: string;
  readonly description: string;
  readonly by: string;
  readonly cases: readonly ObjectModel[];
  /** Those of the cases that lack the discriminator. Default: none. */
  readonly keyless?: readonly KeylessCase[];
  readonly messages: Messages;
  /** Message for a value of `by` that selects no case. */
  readonly noCase: string;
}

/** A name for a value that is not an object. */
interface AliasModel {
  readonly kind: "alias";
  readonly name: string;
  readonly description: string;
  readonly value: ValueModel;
}

/** Anything named in a module. */
export type NamedModel = ObjectModel | UnionModel | AliasModel;
