import type { Id, Instant } from "../organizations/organization.js";

/** A value that a function takes or gives. */
export interface FunctionParameter {
  readonly type: string;
  readonly name: string;
  readonly description: string;
  readonly title: string;
  readonly isRequired: boolean;
}

/** Who may use a function. */
export type Distribution =
  | { readonly kind: "everyone" }
  | { readonly kind: "app_collaborators" }
  | {
      readonly kind: "named_entities";
      readonly userIds: readonly Id[];
      readonly workspaceIds: readonly Id[];
      readonly organizationIds: readonly Id[];
    };

/** A function that an app offers to workflows, as it is stored. */
export interface AppFunction {
  readonly id: Id;
  readonly version: number;
  readonly created: Instant;
  readonly updated: Instant;
  /** When it was taken back; absent while it can be used. */
  readonly deleted?: Instant;
  readonly appId: Id;
  /** What the app knows it by; unique in the app. */
  readonly callbackId: string;
  readonly title: string;
  readonly description: string;
  readonly type: string;
  readonly inputParameters: readonly FunctionParameter[];
  readonly outputParameters: readonly FunctionParameter[];
  readonly distribution: Distribution;
  /** Whether it was ever handed out beyond those who make the app. */
  readonly distributed: boolean;
}
