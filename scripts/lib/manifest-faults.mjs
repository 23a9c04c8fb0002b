import { isWithin, lowestOf } from "./versions.mjs";

/**
 * The missing and wrong entries of a published package's `package.json`, one sentence each. `folder` is its path in the
 * repository.
 */
export function findManifestFaults({ folder, ...manifest }) {
  const { keywords = [], homepage = "", repository = {}, license, publishConfig = {}, author } = manifest;
  const { exports: entries = {}, files = [], type, sideEffects } = manifest;
  const missing = ["description", "bugs", "engines"].filter((key) => manifest[key] === undefined);
  const wrong = [
    keywords.length < 4 && "has fewer than four keywords",
    new Set(keywords).size < keywords.length && "has a keyword twice",
    !homepage.endsWith(`/tree/main/${folder}#readme`) &&
      `has another page than its README as its homepage: ${homepage}`,
    repository.directory !== folder && `has another folder in its repository: ${repository.directory}`,
    license !== "MIT" && `has another license than the repository: ${license}`,
    publishConfig.access !== "public" && "is not published for everyone",
    publishConfig.provenance !== true && "is not published with its provenance",
    entries["./package.json"] !== "./package.json" && "does not export its package.json",
    !files.includes("CHANGELOG.md") && "does not publish its CHANGELOG.md, which a release writes",
    type !== "module" && "is no ESM",
    sideEffects !== false && "does not say that it is without side effects",
    author !== undefined && "names an author, unlike the other packages",
  ];
  return [...missing.map((key) => `has no ${key}`), ...wrong.filter(Boolean)];
}

/** Dependencies whose version is neither in a catalog nor in the workspace, one sentence each. */
export function findForeignVersions({ dependencies = {}, devDependencies = {}, optionalDependencies = {} }) {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^(?:catalog|workspace):/.test(version))
    .map(([name, version]) => `has ${name} ${version} instead of a version of the catalog in pnpm-workspace.yaml`);
}

/** Dependencies of the workspace that do not run on every version of Node that a package promises, one sentence each. */
export function findNodeFaults({ engines, dependencies = {} }, packages) {
  const lowest = lowestOf(engines.node);
  return packages
    .filter((each) => Object.hasOwn(dependencies, each.name) && !isWithin(lowest, each.engines.node))
    .map((each) => `promises Node ${engines.node}, but ${each.name} requires ${each.engines.node}`);
}
