/** Where the generator puts what, and which places are its own. All paths are relative to the root of the outputs. */
export interface OutputLayout {
  /** Folder of the SCIM modules of a set. */
  readonly scim: (set: string) => string;
  /** Folder of the Web API modules of a set. */
  readonly webapi: (set: string) => string;
  /** Module of the facts that only the service of a set needs. */
  readonly service: (set: string) => string;
  /** Folder of the reference pages of a set; its OpenAPI documents are in `openapi` below it. */
  readonly reference: (set: string) => string;
  /** Folder of the types that openapi-typescript makes of a set's documents; undefined for none. */
  readonly witness: (set: string, side: "scim" | "webapi") => string | undefined;
  /** Module of the smallest values that a set's validators take, and its way to the set's index; undefined for none. */
  readonly smallestValues: (
    set: string,
    side: "scim" | "webapi",
  ) => { readonly path: string; readonly index: string } | undefined;
  /** Folder of the OpenAPI documents that go out with the definitions themselves; undefined for none. */
  readonly documents: (set: string) => string | undefined;
  /** Folder of the package that holds clients of a set: its documents and their types; undefined for none. */
  readonly client: (set: string) => string | undefined;
  /** Folder of the tables out of which a command line tells of a set's methods and codes; undefined for none. */
  readonly commandLine: (set: string) => string | undefined;
  /** The page of what was decided where the documents are silent. */
  readonly assumptions: string;
  /** Folder of the JSON Schemas of the definition formats; absent for none. */
  readonly meta?: string;
  /** Folders in which every file is the generator's. */
  readonly ownedFolders: readonly string[];
  /** Single files that are the generator's. */
  readonly ownedFiles: readonly string[];
}

/** The set that this repository's service is made of. */
const served = "svc";
/** The set of the reference server's control plane. */
const control = "control";
const serverFolder = "apps/server/src/generated";
const clientFolder = "packages/client";
const commandLineFolder = "apps/cli/src/generated";

/** The places in this repository. */
export const repositoryLayout: OutputLayout = {
  scim: (set) => `packages/scim-core/src/generated/${set}`,
  webapi: (set) => `${set === control ? serverFolder : "packages/webapi-core/src/generated"}/${set}`,
  service: () => "packages/service/src/generated/service.ts",
  reference: (set) => (set === served ? "docs/reference" : `docs/reference/${set}`),
  witness: (set, side) => (set === served ? `packages/${side}-core/src/generated/witness` : undefined),
  smallestValues: (set, side) => {
    const folder = set === control ? serverFolder : `packages/${side}-core/src/generated`;
    return { path: `${folder}/witness/${set}-smallest-values.ts`, index: `../${set}/index.js` };
  },
  documents: (set) => (set === served ? "definitions/openapi" : undefined),
  client: (set) => (set === served ? clientFolder : undefined),
  commandLine: (set) => (set === served ? commandLineFolder : undefined),
  assumptions: "docs/assumptions.md",
  meta: "definitions/meta",
  ownedFolders: [
    commandLineFolder,
    serverFolder,
    "definitions/meta",
    "definitions/openapi",
    "docs/reference",
    `${clientFolder}/openapi`,
    `${clientFolder}/src/generated`,
    "packages/scim-core/src/generated",
    "packages/service/src/generated",
    "packages/webapi-core/src/generated",
  ],
  ownedFiles: ["docs/assumptions.md"],
};

/** The places below one folder, for definitions of someone's own. The folder belongs to the generator. */
export function layoutUnder(folder: string): OutputLayout {
  return {
    scim: (set) => `${folder}/${set}/scim`,
    webapi: (set) => `${folder}/${set}/webapi`,
    service: (set) => `${folder}/${set}/service.ts`,
    reference: (set) => `${folder}/${set}/reference`,
    witness: () => undefined,
    smallestValues: () => undefined,
    documents: () => undefined,
    client: () => undefined,
    commandLine: () => undefined,
    assumptions: `${folder}/assumptions.md`,
    ownedFolders: [folder],
    ownedFiles: [],
  };
}
