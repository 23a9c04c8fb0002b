/** Which packages the sources of each may import. docs/architecture.md shows it as a picture. */
export const packageImports = {
  "checked-yaml": [],
  client: [],
  "create-scim": [],
  delivery: [],
  engine: [],
  schemas: [],
  "scim-conformance": [],
  "scim-filter": [],
  "scim-provider": ["client"],
  "server-adapters": [],
  "test-kit": [],
  testcontainers: [],
  "webapi-core": ["engine", "schemas"],
  codegen: ["checked-yaml", "create-scim"],
  "scim-core": ["engine", "schemas", "scim-filter"],
  api: ["scim-core", "webapi-core"],
  service: ["api", "scim-core", "scim-filter", "webapi-core"],
  storage: ["scim-filter", "service"],
  console: ["double"],
  double: ["api", "checked-yaml", "scim-core", "scim-filter", "server-adapters", "service", "storage", "webapi-core"],
  server: [
    "api",
    "checked-yaml",
    "delivery",
    "double",
    "scim-core",
    "server-adapters",
    "service",
    "storage",
    "webapi-core",
  ],
  cli: [
    "api",
    "checked-yaml",
    "client",
    "codegen",
    "scim-conformance",
    "scim-core",
    "scim-filter",
    "scim-provider",
    "server",
    "service",
  ],
  rollcall: ["cli", "server"],
  "custom-method": ["api", "scim-core", "server", "service", "webapi-core"],
  "own-scim-service": ["scim-core", "scim-filter", "server-adapters"],
  bench: ["codegen", "delivery", "scim-filter", "server", "service", "storage", "test-kit"],
  fuzz: ["api", "server", "test-kit", "webapi-core"],
};

const scope = "@rollcall/";

/** The name of the package that a module belongs to, without the scope; undefined for the scripts of the workspace. */
export function packageOf(path) {
  const [group, folder] = path.split("/");
  if (group === "scripts") return undefined;
  return group === "bench" || group === "fuzz" ? group : folder;
}

/** The name of the package of this repository that an import asks for, without the scope. */
export function importedPackage(specifier) {
  return specifier.startsWith(scope) ? specifier.slice(scope.length).split("/")[0] : undefined;
}

/** Whether a module is part of the tests, which may import what they test with. */
export function isTest(path) {
  return /\.test(?:-d)?\.tsx?$|\/(?:test|testing)\//.test(path);
}
