/** What a validator says where a value is not as it must be. */
export interface Messages {
  /** Required and absent. */
  readonly missing: string;
  /** An empty text or list where something is required. */
  readonly empty: string;
  /** Of the wrong type, or breaking a limit that says nothing itself. */
  readonly invalid: string;
  /** Something below the value; absent means that what lies below speaks for itself. */
  readonly inside?: string;
}

/** A limit that the validator checks, with what it says. */
export type Check =
  | { readonly kind: "notBlank"; readonly message: string }
  | { readonly kind: "minLength" | "maxLength" | "min" | "max"; readonly value: number; readonly message: string }
  | { readonly kind: "minItems" | "maxItems"; readonly value: number; readonly message: string }
  /** A check that a function of the core makes. */
  | { readonly kind: "refine"; readonly by: "areUnique" | "isDateTime"; readonly message: string }
  | { readonly kind: "pattern"; readonly value: string; readonly message: string };

/** What one value is, apart from being a list of such. */
export type Base =
  | { readonly kind: "string" | "integer" | "number" | "boolean" | "json" }
  /** A boolean that may be sent as text. */
  | { readonly kind: "booleanText" }
  /** One of some values. */
  | { readonly kind: "oneOf"; readonly values: readonly (string | number)[]; readonly message: string }
  /** An interface or alias of the same module, or of another one. */
  | {
      readonly kind: "named";
      readonly name: string;
      /** Whether another module has it. */
      readonly shared: boolean;
      /** Whether its messages give way to those of the value. */
      readonly relabelled: boolean;
    }
  | { readonly kind: "map"; readonly values: ValueModel; readonly keys?: string };

/** A value with everything that its type and its validator say. */
export interface ValueModel {
  readonly base: Base;
  readonly list: boolean;
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

/** A rule between members, with what the validator says. */
export interface RuleModel {
  /** Name of the core's function that makes the check. */
  readonly check: string;
  readonly operands: readonly unknown[];
  readonly message: string;
}

/** What becomes of keys that an object's interface has not. */
export type UnknownKeys = "refuse" | "drop" | "keep";

/** An interface with its validator. */
export interface ObjectModel {
  readonly kind: "object";
  readonly name: string;
  readonly description: string;
  readonly members: readonly MemberModel[];
  readonly unknownKeys: UnknownKeys;
  /** What a key is called that is refused. */
  readonly unknownKey: string;
  readonly rules: readonly RuleModel[];
  readonly messages: Messages;
}

/** A union of interfaces that one member tells apart. */
export interface UnionModel {
  readonly kind: "union";
  readonly name: string;
  readonly description: string;
  readonly by: string;
  readonly cases: readonly ObjectModel[];
  readonly messages: Messages;
  /** What a value of `by` is called that selects no case. */
  readonly noCase: string;
}

/** A name for a value that is no object. */
export interface AliasModel {
  readonly kind: "alias";
  readonly name: string;
  readonly description: string;
  readonly value: ValueModel;
}

/** Anything that a module gives a name to. */
export type NamedModel = ObjectModel | UnionModel | AliasModel;
