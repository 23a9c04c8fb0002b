import { anything } from "./generate-value.js";
import { isMembers, JsonText, type JsonTree, printJson, printMembers } from "./json-text.js";
import type { Random } from "./random.js";
import { oddText } from "./words.js";

type Place = readonly (string | number)[];

/** The tree with one of its parts damaged. */
export function damageValue(tree: JsonTree, random: Random): JsonTree {
  const place = random.pick(placesIn(tree));
  return replaceAt(tree, place, (part) => damagePart(part, random));
}

function placesIn(tree: JsonTree, place: Place = []): readonly Place[] {
  if (Array.isArray(tree)) return [place, ...tree.flatMap((each, index) => placesIn(each, [...place, index]))];
  if (!isMembers(tree)) return [place];
  return [place, ...Object.entries(tree).flatMap(([name, each]) => placesIn(each, [...place, name]))];
}

function replaceAt(tree: JsonTree, [first, ...rest]: Place, replace: (part: JsonTree) => JsonTree): JsonTree {
  if (first === undefined) return replace(tree);
  if (Array.isArray(tree)) return tree.map((each, index) => (index === first ? replaceAt(each, rest, replace) : each));
  if (!isMembers(tree)) return tree;
  const members = Object.entries(tree).map(([name, each]): [string, JsonTree] => [
    name,
    name === first ? replaceAt(each, rest, replace) : each,
  ]);
  return Object.fromEntries(members);
}

function damagePart(part: JsonTree, random: Random): JsonTree {
  const choices = [
    () => anything(random),
    () => oddText(random),
    () => oddNumber(random),
    () => deep(random),
    () => [part],
    () => printJson(part),
    () => new JsonText(random.pick(['"\\ud800"', '"\\udc00x"', '"\\u0000"', '"\\ud83d\\ude00"'])),
    () =>
      new JsonText(random.pick(["01", "+1", ".5", "1.", "NaN", "undefined", "'a'", '"\n"', "tru", "/*c*/1", "[1,]"])),
    ...(isMembers(part) ? membersChoices(part, random) : []),
    ...(Array.isArray(part) ? listChoices(part, random) : []),
  ];
  return random.pick(choices)();
}

function membersChoices(part: { readonly [name: string]: JsonTree }, random: Random): readonly (() => JsonTree)[] {
  const names = Object.keys(part);
  const name = names.length === 0 ? "a" : random.pick(names);
  const without = () => Object.fromEntries(Object.entries(part).filter(([each]) => each !== name));
  const added = random.pick(["extra", "", "__proto__", "constructor", "toString", "ok", "a.b", "😀", "x".repeat(200)]);
  const text = (more: string) =>
    new JsonText(`{${[printMembers(part), more].filter((each) => each !== "").join(",")}}`);
  return [
    without,
    without,
    () => text(`${JSON.stringify(name)}:${printJson(anything(random))}`),
    () => text(`${JSON.stringify(added)}:${printJson(anything(random))}`),
    () => text(Array.from({ length: random.pick([100, 3000]) }, (_, index) => `"m${index}":${index}`).join(",")),
    () => ({ ...without(), [random.chance(0.5) ? name.toUpperCase() : `${name} `]: part[name] ?? null }),
  ];
}

function listChoices(part: readonly JsonTree[], random: Random): readonly (() => JsonTree)[] {
  const first = part[0] ?? anything(random);
  return [
    () => [],
    () => part.slice(1),
    () => [...part, first],
    () => Array.from({ length: random.pick([51, 101, 1001, 5000]) }, () => first),
    () => [...part, null],
    () => first,
  ];
}

function oddNumber(random: Random): JsonTree {
  const texts = ["1e400", "-0", "9007199254740993", "1.0", "-1", "1e-400", "123456789012345678901234567890", "0.1"];
  return new JsonText(random.pick(texts));
}

function deep(random: Random): JsonTree {
  const depth = random.pick([10, 63, 64, 65, 66, 1000, 20_000]);
  const [open, close] = random.pick([
    ["[", "]"],
    ['{"a":', "}"],
  ]);
  return new JsonText(`${open.repeat(depth)}1${close.repeat(depth)}`);
}
