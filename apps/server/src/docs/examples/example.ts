import type { Methods } from "@rollcall/api/webapi";

/** A call that succeeds on the demo world. */
export interface Example {
  /** A token of the demo world; absent if the call needs none. */
  readonly token?: string;
  /** Value of the parameter in the path. */
  readonly parameter?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Form fields. */
  readonly form?: Readonly<Record<string, string>>;
  /** JSON body. */
  readonly json?: object;
}

/** Examples by the names of operations. */
export interface Examples {
  readonly [operationId: string]: Example;
}

/** An example of each method of some families, for instance `"chat" | "reactions"`. */
export type FamilyExamples<F extends string> = {
  readonly [M in keyof Methods as M extends `${F}.${string}` ? M : never]: Example;
};

/** Tokens of the demo world. */
export const tokens = {
  admin: "svcp-demo-admin",
  member: "svcp-demo-member",
  bot: "svcb-demo-bot",
  app: "svca-demo-app",
  config: "svcc-demo-config",
} as const;

/** Represents the Unix time in an hour, in seconds. */
export const inAnHour = "{in an hour}";
