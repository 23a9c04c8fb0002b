import type { ScimCode } from "@rollcall/api/scim";
import type { ScimVersion } from "@rollcall/scim-core";
import type { RateMode } from "@rollcall/service";
import type { BaseWorld } from "../kit/merge-world.js";
import type { ScimRequest } from "../kit/scim-request.js";

/** One way to a code: a world, preparing requests, and the request that the code answers. */
export interface Situation {
  /** The situation, as the end of "is answered if …". */
  readonly when: string;
  /** Versions that it applies to. Default: both, with the same code. */
  readonly versions?: readonly ScimVersion[];
  /** Base world. Default: the organization. */
  readonly base?: BaseWorld;
  /** YAML that is merged over the base. */
  readonly world?: string;
  readonly server?: {
    readonly rateMode?: RateMode;
    readonly updateTimeMs?: number;
    /** Uses a PostgreSQL whose connections are cut before the last request and restored after it. */
    readonly databaseUnavailable?: true;
  };
  /**
   * Sent first, in this order, and answered with success. A function creates one from the number of times it was sent.
   */
  readonly before?: readonly (ScimRequest | ((sent: number) => ScimRequest))[];
  /** Number of times that the last of those is sent. Default: 1. */
  readonly times?: number;
  /** Still being served when the last request arrives; it changes nothing. */
  readonly during?: ScimRequest;
  readonly request: ScimRequest;
}

/** The answer of a code, and every way to it. */
export interface CodeSituations {
  readonly status: number;
  /** Additional headers of the answer, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly situations: readonly Situation[];
}

/** Part of the table of situations, by key of the error table. */
export type SituationTable = { readonly [C in ScimCode]?: CodeSituations };
