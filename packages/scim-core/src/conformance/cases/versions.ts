import { isObject } from "../../body/read-body.js";
import type { AttributeDefinition } from "../../definition/definition.js";
import type { Kit } from "../kit/kit.js";

/** A backend with versions enforces the version that a client expects. */
export function describeVersions({ framework, attributes, resource, sample, test }: Kit): void {
  const { expect } = framework;
  if (resource.attributes["meta"]?.subAttributes?.["version"] === undefined) return;
  const [name = ""] = attributes.find(([key, definition]) => isFree(definition) && sample(1)[key] !== undefined) ?? [];
  const changes = [{ kind: "replace", attribute: name, value: sample(2)[name] }] as const;
  const replacement = { ...sample(1), [name]: sample(2)[name] };

  test("assigns a new version to a changed resource, if it has versions", async ({ insert, get, change }) => {
    const made = await insert(sample(1));
    if (versionOf(made) === undefined) return;
    expect(versionOf(await get(made.id))).toEqual(versionOf(made));
    expect(await change(made.id, changes)).toEqual("done");
    expect(versionOf(await get(made.id)) === versionOf(made)).toEqual(false);
  });

  test("refuses a write that expects another version, if it has versions", async ({
    backend,
    context,
    insert,
    get,
    answer,
    refusal,
  }) => {
    const made = await insert(sample(1));
    const version = versionOf(made);
    if (version === undefined) return;
    const stale = () => context({ ifVersion: `${version}-` });
    const refused = refusal("versionStale");
    expect(await answer(() => backend.change(made.id, changes, stale()))).toEqual(refused);
    expect(await answer(() => backend.replace(made.id, replacement, stale()))).toEqual(refused);
    expect(await answer(() => backend.remove(made.id, stale()))).toEqual(refused);
    expect(await get(made.id)).toEqual(made);
    expect(await answer(() => backend.change(made.id, changes, context({ ifVersion: version })))).toEqual("done");
  });

  test("accepts one of several concurrent changes of a version, if it has versions", async ({
    backend,
    context,
    insert,
    answer,
  }) => {
    const made = await insert(sample(1));
    const ifVersion = versionOf(made);
    if (ifVersion === undefined) return;
    const answers = await Promise.all(
      [1, 2, 3].map(() => answer(() => backend.change(made.id, changes, context({ ifVersion })))),
    );
    expect(answers.filter((each) => each === "done").length).toEqual(1);
  });
}

/** A text that no value conflicts with. */
function isFree({ mutability, returned, uniqueness, multiValued, type }: AttributeDefinition): boolean {
  return (
    mutability === "readWrite" && returned !== "never" && uniqueness === "none" && !multiValued && type === "string"
  );
}

function versionOf(resource: object | undefined): string | undefined {
  const meta = resource !== undefined && "meta" in resource && isObject(resource.meta) ? resource.meta : {};
  return typeof meta["version"] === "string" ? meta["version"] : undefined;
}
