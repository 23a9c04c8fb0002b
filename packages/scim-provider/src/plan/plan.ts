import type { Person, Team } from "../directory/resolve-directory.js";
import type { Resource } from "../target/resource.js";

/** A change of one attribute of a user. */
export interface AttributeChange {
  /** `title`, `name.givenName`, `enterprise:department`. */
  readonly path: string;
  /** Value at the target. */
  readonly from?: unknown;
  /** Value in the directory; of a manager, the key. Absent to remove the value. */
  readonly to?: unknown;
}

/** A step on a user. */
export type UserStep =
  | { readonly kind: "create-user"; readonly key: string; readonly person: Person }
  | {
      readonly kind: "change-user";
      readonly key: string;
      readonly person: Person;
      readonly resource: Resource;
      readonly changes: readonly AttributeChange[];
    }
  | { readonly kind: "reactivate-user"; readonly key: string; readonly person: Person; readonly resource: Resource }
  | {
      readonly kind: "deactivate-user";
      readonly key: string;
      readonly resource: Resource;
      /** `inactive`: the directory says so. `left`: the directory no longer has the person. */
      readonly reason: "inactive" | "left";
    };

/** A member that leaves a group. */
export interface Removed {
  /** Identifier at the target. */
  readonly id: string;
  /** Key in the directory. Absent for a member that the provider does not know. */
  readonly key?: string;
}

/** A step on a group. */
export type GroupStep =
  | { readonly kind: "create-group"; readonly key: string; readonly team: Team }
  | { readonly kind: "rename-group"; readonly key: string; readonly team: Team; readonly resource: Resource }
  | {
      readonly kind: "change-members";
      readonly key: string;
      readonly team: Team;
      readonly resource: Resource;
      /** Keys of people. */
      readonly add: readonly string[];
      readonly remove: readonly Removed[];
    }
  | { readonly kind: "delete-group"; readonly key: string; readonly resource: Resource };

/** One step of a plan. Each needs one or a few requests. */
export type Step = UserStep | GroupStep;

/** The necessary changes at the target, in the order of the requests. */
export interface Plan {
  readonly steps: readonly Step[];
  /** Number of active people and of groups at the target that the provider manages. */
  readonly managed: number;
  /** Number of resources that need no change. */
  readonly unchanged: number;
}
