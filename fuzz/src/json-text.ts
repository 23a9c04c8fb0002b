/** JSON that no value of the language stands for: a member twice, a number that is too large, half of a letter. */
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

/** The tree as the text of JSON; parts that are text stand as they are. */
export function printJson(tree: JsonTree): string {
  if (tree instanceof JsonText) return tree.text;
  if (Array.isArray(tree)) return `[${tree.map(printJson).join(",")}]`;
  if (isMembers(tree)) return `{${printMembers(tree)}}`;
  return JSON.stringify(tree);
}

/** The members of an object without its braces. */
export function printMembers(members: JsonMembers): string {
  return Object.entries(members)
    .map(([name, value]) => `${JSON.stringify(name)}:${printJson(value)}`)
    .join(",");
}
