/** Output paths of the documents that describe whole sets. */
export interface DocumentPlaces {
  /** Folder of the reference pages of a set. */
  readonly reference: (set: string) => string;
  /** Folder of the OpenAPI documents of a set. */
  readonly openapi: (set: string) => string;
  /** Folder of the AsyncAPI document and of the folder `json-schema` with the JSON Schemas. Undefined for none. */
  readonly schemas: (set: string) => string | undefined;
  /** The page of assumptions. */
  readonly assumptions: string;
}

/** Output paths of the generator, and the paths that it owns. All are relative to the root of the outputs. */
export interface OutputLayout extends DocumentPlaces {
  /** The command in banners that generates everything. */
  readonly command: string;
  /** Folder of the SCIM modules of a set. */
  readonly scim: (set: string) => string;
  /** Folder of the Web API modules of a set. */
  readonly webapi: (set: string) => string;
  /** Folder of the modules of a set's events. */
  readonly events: (set: string) => string;
  /** Module of a set's facts for its service. */
  readonly service: (set: string) => string;
  /** Folder of the types that openapi-typescript generates from a set's documents. Undefined for none. */
  readonly witness: (set: string) => string | undefined;
  /** Module of the smallest valid values of a set, and the path from it to the set's index. Undefined for none. */
  readonly smallestValues: (
    set: string,
    side: "scim" | "webapi" | "events",
  ) => { readonly path: string; readonly index: string } | undefined;
  /** Folder of the types that openapi-typescript generates for the clients of a set. Undefined for none. */
  readonly client: (set: string) => string | undefined;
  /** Folder of the tables with the methods and codes that a command line shows. Undefined for none. */
  readonly commandLine: (set: string) => string | undefined;
  /** Module that says when each code is answered, for the coverage of the control plane. Undefined for none. */
  readonly codeReasons: (set: string) => string | undefined;
  /** Places of the documents of a set whose base is in a package. Default: those of other sets. */
  readonly ofAdditions?: DocumentPlaces;
  /** Folder of the JSON Schemas of the definition formats. Default: none. */
  readonly meta?: string;
  /** Folders that belong to the generator. */
  readonly ownedFolders: readonly string[];
  /** Single files that belong to the generator. */
  readonly ownedFiles: readonly string[];
  /** Folder of documents that a check ignores. The generator removes only its own files from it. Default: none. */
  readonly uncheckedFolder?: string;
  /** Whether a build makes an output, so that git ignores it, and a check too. Default: no output is built. */
  readonly isBuilt?: (path: string) => boolean;
}

/** A share of the outputs: those that a check compares, or the others. */
export type OutputShare = "checked" | "unchecked";

/** Whether an output belongs to a share. Without a share, every output does. */
export function isInShare(path: string, layout: OutputLayout, share: OutputShare | undefined): boolean {
  if (share === undefined) return true;
  const isUnchecked = isApart(path, layout) || layout.isBuilt?.(path) === true;
  return isUnchecked === (share === "unchecked");
}

/** Whether an output is in the folder of documents that a check ignores. */
export function isApart(path: string, { uncheckedFolder }: OutputLayout): boolean {
  return uncheckedFolder !== undefined && path.startsWith(`${uncheckedFolder}/`);
}

/** The set of this repository's service. */
const served = "svc";
/** The set of the control plane. */
const control = "control";
/** The set of the addresses that apps call without a token. */
const hooks = "hooks";
const documentsFolder = "definitions/openapi";
const schemasFolder = "definitions/schemas";
const doubleFolder = "packages/double/src/generated";
const apiFolder = "packages/api/src/generated";
const standardFolder = "packages/scim-core/src/generated";
const clientFolder = "packages/client/src/generated";
const commandLineFolder = "apps/cli/src/generated";
/** The folders that the start of a server does not read. */
const builtPaths = [documentsFolder, schemasFolder, clientFolder, commandLineFolder, "docs"];

/** The layout of this repository. */
export const repositoryLayout: OutputLayout = {
  command: "pnpm generate",
  scim: (set) => (set === served ? `${apiFolder}/scim` : `${standardFolder}/${set}`),
  webapi: (set) => (set === control ? `${doubleFolder}/${set}` : `${apiFolder}/${set === hooks ? set : "webapi"}`),
  events: (set) => (set === control ? `${doubleFolder}/${set}-events` : `${apiFolder}/events`),
  service: () => "packages/service/src/generated/service.ts",
  reference: (set) => (set === served ? "docs/reference" : `docs/reference/${set}`),
  witness: (set) => (set === served ? `${apiFolder}/witness` : undefined),
  smallestValues: (set, side) => {
    if (set === served)
      return { path: `${apiFolder}/witness/${side}-smallest-values.ts`, index: `../${side}/index.js` };
    if (set === hooks) return undefined;
    const folder = set === control ? doubleFolder : standardFolder;
    return { path: `${folder}/witness/${set}-smallest-values.ts`, index: `../${set}/index.js` };
  },
  openapi: (set) => (set === served ? documentsFolder : `${documentsFolder}/${set}`),
  schemas: (set) => {
    if (set === served) return schemasFolder;
    return set === control ? `${schemasFolder}/control` : undefined;
  },
  client: (set) => (set === served ? clientFolder : undefined),
  commandLine: (set) => (set === served ? commandLineFolder : undefined),
  codeReasons: (set) => (set === served ? `${doubleFolder}/code-reasons.ts` : undefined),
  assumptions: "docs/assumptions.md",
  meta: "definitions/meta",
  ownedFolders: [
    commandLineFolder,
    "definitions/meta",
    documentsFolder,
    schemasFolder,
    "docs/reference",
    clientFolder,
    doubleFolder,
    apiFolder,
    standardFolder,
    "packages/service/src/generated",
  ],
  ownedFiles: ["docs/assumptions.md"],
  isBuilt: (path) => path.includes("/generated/witness/") || builtPaths.some((each) => path.startsWith(`${each}/`)),
};

/**
 * The layout below one folder, for your own definitions. The folder belongs to the generator.
 * @param command the command that generates everything; default: that of this package
 * @param documents folder of OpenAPI and AsyncAPI documents, JSON Schemas and reference pages; default: `dist/documents`
 *   for a set whose base is in a package, because they repeat those of the base, and `folder` for others
 */
export function layoutUnder(
  folder: string,
  command = `npx rollcall-codegen generate --out ${folder}`,
  documents?: string,
): OutputLayout {
  const apart = documents ?? "dist/documents";
  return {
    command,
    scim: (set) => `${folder}/${set}/scim`,
    webapi: (set) => `${folder}/${set}/webapi`,
    events: (set) => `${folder}/${set}/events`,
    service: (set) => `${folder}/${set}/service.ts`,
    ...documentsUnder(documents ?? folder),
    ofAdditions: documentsUnder(apart),
    witness: () => undefined,
    smallestValues: () => undefined,
    client: () => undefined,
    commandLine: () => undefined,
    codeReasons: () => undefined,
    ownedFolders: [folder],
    ownedFiles: [],
    ...(apart !== folder && { uncheckedFolder: apart }),
  };
}

function documentsUnder(folder: string): DocumentPlaces {
  return {
    reference: (set) => `${folder}/${set}/reference`,
    openapi: (set) => `${folder}/${set}/reference/openapi`,
    schemas: (set) => `${folder}/${set}/schemas`,
    assumptions: `${folder}/assumptions.md`,
  };
}
