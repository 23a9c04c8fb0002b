import type { ActiveDefinitions, Sealer, Site, TokenPrefixes, VariableNames } from "@rollcall/service";
import type { DocumentSet } from "@rollcall/service/store";
import type { World } from "@rollcall/service/world";
import type { Coverage } from "../coverage/create-coverage.js";
import type { Declared } from "../faults/declared.js";
import type { ManifestFinding } from "../generated/control/index.js";
import type { Operator } from "../guard/admission.js";
import type { Journal } from "../journal/journal.js";
import type { Notices } from "../journal/notices.js";
import type { Worlds } from "../worlds/worlds.js";

/** A world, or every problem of its text as `path:line:column message`. */
export type ParsedWorld =
  | { readonly ok: true; readonly world: World }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads and checks the text of a world file; `path` is the name that problems state. */
export type ParseWorld = (text: string, path: string) => ParsedWorld | Promise<ParsedWorld>;

/** A manifest of an app, or everything that is wrong with its text. */
export type ParsedManifest =
  | {
      readonly ok: true;
      readonly manifest: object;
      /** Position of what a JSON pointer names. */
      readonly locate: (pointer: string) => Pick<ManifestFinding, "line" | "column">;
    }
  | { readonly ok: false; readonly findings: readonly ManifestFinding[] };

/** Reads and checks the text of a manifest. */
export type ParseManifest = (text: string) => Promise<ParsedManifest>;

/** The parts that the services of all worlds share. */
interface ServedService {
  readonly definitions: ActiveDefinitions;
  readonly documents: DocumentSet;
  readonly sealer: Sealer;
  /** Prefixes of the tokens that are made. */
  readonly tokenPrefixes: TokenPrefixes;
  readonly siteUrl: string;
  /** Returns the names of the variables of apps. Default: those that begin with `SVC_`. */
  readonly variableNames?: () => Promise<VariableNames>;
  /** Addresses of workspaces. */
  readonly site: Site;
  /** Returns the base of the addresses of hooks in what apps receive of people now. */
  readonly hooksUrlNow: () => string;
}

/** Dependencies of the operations. */
export interface Controlled {
  readonly worlds: Worlds;
  readonly journal: Journal;
  readonly notices: Notices;
  readonly coverage: Coverage;
  readonly declared: Declared;
  readonly parseWorld: ParseWorld;
  readonly parseManifest: ParseManifest;
  /** Calls SCIM. */
  readonly operator: Operator;
  /** The parts of the service of each world. */
  readonly service: ServedService;
  /** Aborts when the server begins to stop. */
  readonly stopping?: AbortSignal;
}
