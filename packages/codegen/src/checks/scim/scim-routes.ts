import { type Finding, filesOfKind, type LoadedFile, type LoadedSet } from "../../formats/loaded-set.js";
import type { ScimRoute } from "../../formats/scim/scim-routes.js";
import { type Check, finding, unknownWords } from "../shared/findings.js";
import { namedFiles, services } from "../shared/set-facts.js";

/**
 * Routes must be unique, refer to existing resource types and versions, match the endpoints, and have a suitable
 * answer.
 */
export const checkScimRoutes: Check = (set) => {
  const schemas = namedFiles(set, "scim-schema");
  const endpoints = new Map(
    [...schemas.values()].flatMap(({ value }) =>
      value.resource === undefined ? [] : [[value.name, value.resource.endpoint] as const],
    ),
  );
  const versions = Object.keys(services(set).find(({ scim }) => scim !== undefined)?.scim?.versions ?? {});
  return filesOfKind(set, "scim-routes").flatMap((file) =>
    file.value.routes.flatMap((route, i) => [
      ...checkResource(file, route, i, endpoints),
      ...unknownWords(
        file,
        "version of the set",
        (route.versions ?? []).map((word, j) => ({ path: ["routes", i, "versions", j], word })),
        versions,
      ),
      ...checkAnswer(file, route, i),
      ...checkTwin(file, route, i, versions),
      ...checkPatch(set, file, route, i),
    ]),
  );
};

type RoutesFile = LoadedFile<"scim-routes">;

function checkResource(
  file: RoutesFile,
  route: ScimRoute,
  i: number,
  endpoints: ReadonlyMap<string, string>,
): readonly Finding[] {
  if (route.resource === undefined) return [];
  const named = [{ path: ["routes", i, "resource"], word: route.resource }];
  const endpoint = endpoints.get(route.resource);
  if (endpoint === undefined) return unknownWords(file, "resource type", named, endpoints.keys());
  const wanted = needsId(route) ? `${endpoint}/{id}` : endpoint;
  if (route.path === wanted) return [];
  return [finding(file, ["routes", i, "path"], `${route.operation} of ${route.resource} must have the path ${wanted}`)];
}

function needsId({ operation }: ScimRoute): boolean {
  return operation !== "find" && operation !== "insert";
}

/** A version without PATCH must not have a route for it. */
function checkPatch(set: LoadedSet, file: RoutesFile, route: ScimRoute, i: number): readonly Finding[] {
  if (route.operation !== "change") return [];
  const versions = services(set).find(({ scim }) => scim !== undefined)?.scim?.versions ?? {};
  return Object.entries(versions)
    .filter(([version]) => route.versions === undefined || route.versions.some((each) => each === version))
    .filter(([, { capabilities }]) => !capabilities.patch)
    .map(([version]) => finding(file, ["routes", i], `The capabilities of version ${version} do not include PATCH`));
}

const answers: { readonly [serves: string]: readonly ScimRoute["answer"][] } = {
  get: ["resource"],
  find: ["list"],
  insert: ["resource", "none"],
  replace: ["resource", "none"],
  change: ["resource", "none"],
  remove: ["none"],
};

function checkAnswer(file: RoutesFile, route: ScimRoute, i: number): readonly Finding[] {
  const possible = route.operation === undefined ? ["document"] : (answers[route.operation] ?? []);
  const named = [{ path: ["routes", i, "answer"], word: route.answer }];
  const what = `answer of ${route.operation ?? "a document"}`;
  const wrong = unknownWords(file, what, named, possible);
  if (route.status === 204 && route.answer !== "none") {
    return [...wrong, finding(file, ["routes", i, "status"], "204 has no body, so the answer must be none")];
  }
  return wrong;
}

function checkTwin(file: RoutesFile, route: ScimRoute, i: number, versions: readonly string[]): readonly Finding[] {
  const of = (each: ScimRoute): readonly string[] => each.versions ?? versions;
  const twin = file.value.routes
    .slice(0, i)
    .some(
      (each) =>
        each.verb === route.verb && each.path === route.path && of(each).some((version) => of(route).includes(version)),
    );
  return twin ? [finding(file, ["routes", i], `Duplicate route ${route.verb} ${route.path} for one version`)] : [];
}
