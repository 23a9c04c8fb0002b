import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { AnyLoadedFile, LoadedSet } from "../formats/index.js";
import { checkSets } from "../generate.js";
import { loadDefinitions } from "../loading/load-definitions.js";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

async function repositorySets(): Promise<readonly LoadedSet[]> {
  const loaded = await loadDefinitions({ root, definitions: "definitions" });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.findings));
  return loaded.sets;
}

/** A copy of the file whose first route has an unknown resource type. */
function misrouted(file: AnyLoadedFile): AnyLoadedFile {
  if (file.kind !== "scim-routes") return file;
  const routes = file.value.routes.map((route) =>
    route.resource === "Group" ? { ...route, resource: "Groop" } : route,
  );
  return { ...file, value: { ...file.value, routes } };
}

describe("checkSets", () => {
  it("returns no findings for this repository's definitions", async () => {
    expect(checkSets(await repositorySets())).toEqual([]);
  });

  it("returns findings with their positions, in order, and those of a shared base once", async () => {
    const sets = (await repositorySets()).map((set) => ({ ...set, files: set.files.map(misrouted) }));
    const lines = checkSets([...sets, ...sets]).map(({ path, line }) => `${path}:${line}`);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toEqual(lines.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })));
    const routes = (await readFile(`${root}definitions/service/scim/routes.yaml`, "utf8")).split("\n");
    const wanted = routes.flatMap((text, i) => (text.includes("resource: Group") ? [i + 1] : []));
    expect(wanted.length).toBeGreaterThan(0);
    for (const line of wanted) expect(lines).toContain(`definitions/service/scim/routes.yaml:${line}`);
  });
});
