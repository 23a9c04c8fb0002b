import type { ScimCode } from "@rollcall/api/scim";
import type { ScimVersion } from "@rollcall/scim-core";
import type { RateMode } from "@rollcall/service";
import type { BaseWorld } from "../kit/merge-world.js";
import type { ScimRequest } from "../kit/scim-request.js";

/** One way to a code: a world, requests that prepare, and the request that the code answers. */
export interface Situation {
  /** What is the case, as the end of "is answered where …". */
  readonly when: string;
  /** Absent means both, with the same code. */
  readonly versions?: readonly ScimVersion[];
  /** Absent means the organization. */
  readonly base?: BaseWorld;
  /** YAML that is laid over the base. */
  readonly world?: string;
  readonly server?: {
    readonly rateMode?: RateMode;
    readonly updateTimeMs?: number;
    /** The database is a PostgreSQL whose connections are cut before the last request and mended after it. */
    readonly databaseAway?: true;
  };
  /** Sent first, in this order, and answered with success. A function makes one of how often it was sent. */
  readonly before?: readonly (ScimRequest | ((sent: number) => ScimRequest))[];
  /** How often the last of those is sent; absent means once. */
  readonly times?: number;
  /** Still being served when the last request comes; it changes nothing. */
  readonly during?: ScimRequest;
  readonly request: ScimRequest;
}

/** What a code answers with, and every way to it. */
export interface CodeSituations {
  readonly status: number;
  /** Further headers of the answer, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly situations: readonly Situation[];
}

/** Part of the table of situations, by key of the error table. */
export type SituationTable = { readonly [C in ScimCode]?: CodeSituations };
