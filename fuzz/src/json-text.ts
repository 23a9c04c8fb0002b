/** JSON text that no JavaScript value represents: a duplicate member, a number out of range, half a surrogate pair. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A value whose parts may be {@link JsonText}. */
export type JsonTree = null | boolean | number | string | JsonText | readonly JsonTree[] | JsonMembers;

/** An object of a tree. */
interface JsonMembers {
  readonly [name: string]: JsonTree;
}

/** Whether a part of a tree is an object. */
export function isMembers(tree: JsonTree | undefined): tree is JsonMembers {
  return typeof tree === "object" && tree !== null && !Array.isArray(tree) && !(tree instanceof JsonText);
}

/** Prints the tree as JSON. Parts that are already text are copied. */
export function printJson(tree: JsonTree): string {
  if (tree instanceof JsonText) return tree.text;
  if (Array.isArray(tree)) return `[${tree.map(printJson).join(",")}]`;
  if (isMembers(tree)) return `{${printMembers(tree)}}`;
  return JSON.stringify(tree);
}

/** Prints the members of an object without its braces. */
export function printMembers(members: JsonMembers): string {
  return Object.entries(members)
    .map(([name, value]) => `${JSON.stringify(name)}:${printJson(value)}`)
    .join(",");
}
