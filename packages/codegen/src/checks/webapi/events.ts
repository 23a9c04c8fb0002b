import { type Finding, filesOfKind, type LoadedFile, type Path } from "../../formats/loaded-set.js";
import type { Fields } from "../../formats/shared/field.js";
import { type Check, finding, repeatedWords, unknownWords } from "../shared/findings.js";
import { namedFiles } from "../shared/set-facts.js";
import { fieldShapes, type PlacedShape, shapeErrors } from "../shared/walk.js";

/** All values that an event or an envelope describes, with their positions. */
export function eventShapes({ value }: LoadedFile<"event"> | LoadedFile<"event-envelope">): readonly PlacedShape[] {
  if (value.kind === "event-envelope") return fieldShapes(value.fields, ["fields"]);
  const cases = (value.variants?.cases ?? []).flatMap(({ fields = {} }, i) =>
    fieldShapes(fields, ["variants", "cases", i, "fields"]),
  );
  return [...fieldShapes(value.payload, ["payload"]), ...cases];
}

/** An event must have the name of its file, scopes of one form, cases that differ, and receivers. */
export const checkEvents: Check = (set) => [
  ...checkReceivers(set),
  ...filesOfKind(set, "event").flatMap((file) => [
    ...checkName(file),
    ...checkScopeForms(file),
    ...checkFieldNames(file),
    ...checkCases(file),
    ...checkMessages(file),
  ]),
  ...filesOfKind(set, "event-envelope").flatMap((file) => [...checkCarried(file), ...checkMessages(file)]),
];

/** Fields that say who receives an event, by its class. A dot leads into a field. */
const receiverFields: Readonly<Record<string, readonly string[]>> = {
  contextual: ["channel", "channel_id", "item.channel", "assistant_thread.channel_id", "new_channel_id"],
  user: ["user"],
};

/** An event besides those of a base must say in its payload who receives it. The code of a service knows that of its own events. */
const checkReceivers: Check = ({ base, ...set }) => {
  const known = base === undefined ? new Map<string, unknown>() : namedFiles(base, "event");
  if (known.size === 0) return [];
  return filesOfKind(set, "event").flatMap((file) => {
    const { name, class: kind, payload, variants } = file.value;
    const paths = receiverFields[kind];
    if (paths === undefined || known.has(name)) return [];
    const cases = variants?.cases.map(({ fields = {}, without = [] }) => {
      const shared = Object.entries(payload).filter(([field]) => !without.includes(field));
      return { ...Object.fromEntries(shared), ...fields };
    });
    if ((cases ?? [payload]).every((fields) => paths.some((path) => requires(fields, path.split("."))))) return [];
    const message = `The payload of an event of class ${kind} says who receives it: add a required field \`${paths[0]}\``;
    return [finding(file, ["class"], message)];
  });
};

function requires(fields: Fields, [name = "", ...inner]: readonly string[]): boolean {
  const field = fields[name];
  if (field?.required !== true || field.nullable === true) return false;
  return inner.length === 0 || field.ref !== undefined || requires(field.fields ?? {}, inner);
}

type EventFile = LoadedFile<"event">;
type EnvelopeFile = LoadedFile<"event-envelope">;

function checkName(file: EventFile): readonly Finding[] {
  const named = file.path.replace(/^events\/|\.yaml$/g, "");
  if (named === file.value.name) return [];
  return [finding(file, ["name"], `The event must have the name of its file, ${named}`)];
}

function checkScopeForms(file: EventFile): readonly Finding[] {
  const { scopes, kindScopes, kindNames = {} } = file.value;
  const named = Object.keys(kindNames).map((word) => ({ path: ["kindNames", word], word }));
  return [
    ...(scopes === undefined || kindScopes === undefined
      ? []
      : [finding(file, ["scopes"], "An event has either `scopes` or `kindScopes`")]),
    ...unknownWords(file, "kind of `kindScopes`", named, Object.keys(kindScopes ?? {})),
  ];
}

/** `type` is the first field of every event, and the key of the cases the second. */
function checkFieldNames(file: EventFile): readonly Finding[] {
  const { payload, variants } = file.value;
  const taken = ["type", ...(variants === undefined ? [] : [variants.by])];
  const own = Object.keys(payload).map((word) => ({ path: ["payload", word] as Path, word }));
  const ofCases = (variants?.cases ?? []).flatMap(({ fields = {}, without = [] }, i) => {
    const used = [...taken, ...Object.keys(payload).filter((name) => !without.includes(name))];
    return Object.keys(fields)
      .filter((name) => used.includes(name))
      .map((name) =>
        finding(file, ["variants", "cases", i, "fields", name], `${name} is already a field of every case`),
      );
  });
  const reserved = own
    .filter(({ word }) => taken.includes(word))
    .map(({ path, word }) => finding(file, path, `Reserved: every payload has a field \`${word}\` anyway`));
  return [...reserved, ...ofCases];
}

function checkCases(file: EventFile): readonly Finding[] {
  const { payload, variants } = file.value;
  if (variants === undefined) return [];
  const at = (i: number, ...path: Path): Path => ["variants", "cases", i, ...path];
  const { cases } = variants;
  const values = cases.flatMap((each, i) => (each.values ?? []).map((word, j) => ({ path: at(i, "values", j), word })));
  const plain = cases.flatMap(({ values: own, having }, i) => (own === undefined && having === undefined ? [i] : []));
  return [
    ...repeatedWords(file, "value", values),
    ...plain.slice(1).map((i) => finding(file, at(i), "Another case has neither `values` nor `having`")),
    ...cases.flatMap(({ having, without = [], fields = {} }, i) => [
      ...(having === undefined
        ? []
        : unknownWords(file, "field of the case", [{ path: at(i, "having"), word: having }], Object.keys(fields))),
      ...unknownWords(
        file,
        "field of `payload`",
        without.map((word, j) => ({ path: at(i, "without", j), word })),
        Object.keys(payload),
      ),
    ]),
  ];
}

function checkCarried(file: EnvelopeFile): readonly Finding[] {
  const { carries, fields } = file.value;
  if (carries === undefined) return [];
  return unknownWords(file, "field", [{ path: ["carries"], word: carries }], Object.keys(fields));
}

/** The messages of events are sentences, because people read them. */
function checkMessages(file: EventFile | EnvelopeFile): readonly Finding[] {
  return eventShapes(file)
    .flatMap(shapeErrors)
    .map(({ path, word }) =>
      finding(file, path, `The messages of an event are sentences, so it cannot have the code ${word}`),
    );
}
