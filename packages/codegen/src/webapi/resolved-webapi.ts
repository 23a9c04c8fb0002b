import type {
  DefaultViolations,
  Keyed,
  LoadedFile,
  ServiceWebapi,
  WebapiError,
  WebapiMethod,
  WebapiSituation,
  WebapiWarning,
} from "../formats/index.js";

/** Sections of service.yaml whose words requirements use. */
export type RequirementSection = "plans" | "roles" | "features" | "generations" | "tokenKinds";

/** One row of the table of common codes. */
export interface ResolvedMethodError extends Omit<WebapiError, "variants">, Keyed {}

/** A method with its paging arguments. */
export interface ResolvedMethod extends WebapiMethod {
  readonly file: string;
  /** Its own codes. Variants are rows of their own. */
  readonly rows: readonly ResolvedMethodError[];
}

/** The Web API of a set, including its base. */
export interface ResolvedWebapi {
  readonly set: string;
  readonly title: string;
  /** Folder of the set's own Web API files. */
  readonly folder: string;
  readonly service: ServiceWebapi;
  readonly methods: readonly ResolvedMethod[];
  readonly types: readonly LoadedFile<"webapi-type">[];
  readonly events: readonly LoadedFile<"event">[];
  readonly envelopes: readonly LoadedFile<"event-envelope">[];
  /** The words of requirements, by section of service.yaml. Empty if the set has none. */
  readonly requirementWords: { readonly [S in RequirementSection]: readonly string[] };
  /** Words in names on the wire that a server may replace. */
  readonly wireWords: readonly string[];
  readonly errors: readonly ResolvedMethodError[];
  readonly situations: { readonly [S in WebapiSituation]: string };
  readonly warnings: { readonly [W in WebapiWarning]?: string };
  /** Field that repeats the messages of a refusal, by code. Absent if no code has one. */
  readonly messageFields?: { readonly [code: string]: string };
  /** Error key for a GET of a method whose verb is POST. Absent if GET and POST are served alike. */
  readonly verbRefused?: string;
  readonly violations: DefaultViolations;
}
