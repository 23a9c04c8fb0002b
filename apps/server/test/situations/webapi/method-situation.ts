import type { Methods } from "@rollcall/api/webapi";
import type { RateMode } from "@rollcall/service";
import type { BaseWorld } from "../../kit/merge-world.js";
import type { MethodCall } from "../../kit/method-call.js";

/** One way to a code: a world, preparing calls, and the call that the code answers. */
export interface MethodSituation {
  /** The situation, as the end of "is answered if …". */
  readonly when: string;
  /** Base world. Default: `webapi`. */
  readonly base?: BaseWorld;
  /** YAML that is merged over the base. */
  readonly world?: string;
  readonly server?: {
    readonly rateMode?: RateMode;
    readonly updateTimeMs?: number;
    /** Uses a PostgreSQL whose connections are cut before the last call and restored after it. */
    readonly databaseUnavailable?: true;
  };
  /** Sent first, in this order, and answered with success, unless the row states another answer. */
  readonly before?: readonly (MethodCall & { readonly answers?: string })[];
  /** Number of times that the last of those is sent. Default: 1. */
  readonly times?: number;
  /** Time by which the clock moves before the last call. */
  readonly waitMs?: number;
  /** Still being served when the last call arrives; it changes nothing. */
  readonly during?: MethodCall;
  readonly call: MethodCall;
  /** Whether the refusal itself changes something, such as revoking tokens. Default: it changes nothing. */
  readonly changes?: true;
  /** Fields of the answer next to `ok` and `error`; others are not checked. */
  readonly fields?: object;
}

/** A call that succeeds on the base world. */
export interface MethodSuccess extends Omit<MethodSituation, "when"> {}

/** The rows of one method: calls that succeed, and every code that a situation answers. */
export interface MethodRows<M extends keyof Methods = keyof Methods> {
  /** Tables that need any successful call use the first one. */
  readonly succeeds: readonly [MethodSuccess, ...MethodSuccess[]];
  readonly answers: { readonly [C in Methods[M]["error"]["error"]]?: Situations };
}

/** The ways to one code. */
export type Situations = readonly [MethodSituation, ...MethodSituation[]];

/** The methods of one subject with their rows. */
export type MethodTable = { readonly [M in keyof Methods]?: MethodRows<M> };
