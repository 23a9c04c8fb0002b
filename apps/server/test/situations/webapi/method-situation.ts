import type { Methods } from "@rollcall/api/webapi";
import type { RateMode } from "@rollcall/service";
import type { BaseWorld } from "../../kit/merge-world.js";
import type { MethodCall } from "../../kit/method-call.js";

/** One way to a code: a world, calls that prepare, and the call that the code answers. */
export interface MethodSituation {
  /** What is the case, as the end of "is answered where …". */
  readonly when: string;
  /** Absent means `webapi`. */
  readonly base?: BaseWorld;
  /** YAML that is laid over the base. */
  readonly world?: string;
  readonly server?: {
    readonly rateMode?: RateMode;
    readonly updateTimeMs?: number;
    /** The database is a PostgreSQL whose connections are cut before the last call and mended after it. */
    readonly databaseAway?: true;
  };
  /** Sent first, in this order, and answered with success, unless the row says what else they answer. */
  readonly before?: readonly (MethodCall & { readonly answers?: string })[];
  /** How often the last of those is sent; absent means once. */
  readonly times?: number;
  /** How much the clock moves before the last call. */
  readonly waitMs?: number;
  /** Still being served when the last call comes; it changes nothing. */
  readonly during?: MethodCall;
  readonly call: MethodCall;
  /** What stands in the answer beside `ok` and `error`; what is absent here is not looked at. */
  readonly fields?: object;
}

/** A call that succeeds on the base world. */
export interface MethodSuccess extends Omit<MethodSituation, "when"> {}

/** The rows of one method: calls that succeed, and every code that a situation answers. */
export interface MethodRows<M extends keyof Methods = keyof Methods> {
  /** The first is taken where a table needs any call that passes. */
  readonly succeeds: readonly [MethodSuccess, ...MethodSuccess[]];
  readonly answers: { readonly [C in Methods[M]["error"]["error"]]?: Situations };
}

/** The ways to one code. */
export type Situations = readonly [MethodSituation, ...MethodSituation[]];

/** The methods of one subject with their rows. */
export type MethodTable = { readonly [M in keyof Methods]?: MethodRows<M> };
