import type { Field, Fields, LoadedFile, ValueShape } from "../formats/index.js";

/** References between the types of a set. */
export interface TypeGraph {
  readonly get: (name: string) => LoadedFile<"webapi-type">["value"] | undefined;
  /** Whether a type refers to itself through another one, so that its validator must be lazy. */
  readonly leadsTo: (from: string, to: string) => boolean;
  /** Whether the messages of a type are sentences, by its own declaration or that of a type that refers to it. */
  readonly speaksInSentences: (name: string) => boolean;
}

/** Reads the references between types. */
export function createTypeGraph(types: readonly LoadedFile<"webapi-type">[]): TypeGraph {
  const byName = new Map(types.map(({ value }) => [value.name, value]));
  const reached = new Map([...byName.keys()].map((name) => [name, reach(name, byName)]));
  const speakers = types.filter(({ value }) => value.problems === "sentences").map(({ value }) => value.name);
  const leadsTo = (from: string, to: string): boolean => reached.get(from)?.has(to) === true;
  return {
    get: (name) => byName.get(name),
    leadsTo,
    speaksInSentences: (name) => speakers.some((speaker) => speaker === name || leadsTo(speaker, name)),
  };
}

function reach(name: string, byName: ReadonlyMap<string, ValueShape>): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (each: string): void => {
    const shape = byName.get(each);
    if (shape === undefined) return;
    for (const ref of refsOf(shape)) {
      if (found.has(ref)) continue;
      found.add(ref);
      visit(ref);
    }
  };
  visit(name);
  return found;
}

/** The names of types that a value refers to, itself and in everything written inline. */
function refsOf(shape: ValueShape): readonly string[] {
  const { ref, fields, values, variants } = shape;
  return [
    ...(ref === undefined ? [] : [ref]),
    ...fieldsOf(fields).flatMap(refsOf),
    ...(values === undefined ? [] : refsOf(values)),
    ...(variants?.cases ?? []).flatMap((each) => fieldsOf(each.fields).flatMap(refsOf)),
  ];
}

function fieldsOf(fields: Fields | undefined): readonly Field[] {
  return Object.values(fields ?? {});
}
