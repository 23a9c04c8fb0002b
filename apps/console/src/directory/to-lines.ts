import { isJson } from "../json.js";

/** A line of a value that is printed as JSON. */
interface Line {
  readonly text: string;
  /** Whether the other value has it not, or has something else there. */
  readonly isDifferent: boolean;
}

/** Prints a value as JSON, and marks the lines that differ from another value. Objects keep the order of their keys. */
export function toLines(value: unknown, other: unknown): readonly Line[] {
  return printLines(value, other, { indent: "", name: "", end: "" });
}

interface Around {
  readonly indent: string;
  readonly name: string;
  readonly end: string;
}

/** A mark for a value that only the other side has. */
const nothing = Symbol("nothing");

function printLines(value: unknown, other: unknown, { indent, name, end }: Around): readonly Line[] {
  const begin = `${indent}${name}`;
  const parts = partsOf(value);
  const isDifferent = kindOf(value) !== kindOf(other);
  if (parts === undefined || parts.members.length === 0) {
    const text = `${begin}${JSON.stringify(value)}${end}`;
    return [{ text, isDifferent: isDifferent || JSON.stringify(value) !== JSON.stringify(other) }];
  }
  const others = partsOf(other)?.members ?? [];
  const inside = parts.members.flatMap(([key, member], index) => {
    const found = others.find(([each]) => each === key);
    return printLines(member, found === undefined ? nothing : found[1], {
      indent: `${indent}  `,
      name: parts.isList ? "" : `${JSON.stringify(key)}: `,
      end: index === parts.members.length - 1 ? "" : ",",
    });
  });
  const [open, close] = parts.isList ? ["[", "]"] : ["{", "}"];
  return [{ text: `${begin}${open}`, isDifferent }, ...inside, { text: `${indent}${close}${end}`, isDifferent }];
}

interface Parts {
  readonly isList: boolean;
  readonly members: readonly (readonly [string, unknown])[];
}

function partsOf(value: unknown): Parts | undefined {
  if (Array.isArray(value)) return { isList: true, members: value.map((each, index) => [String(index), each]) };
  return isJson(value) ? { isList: false, members: Object.entries(value) } : undefined;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "null" : typeof value;
}
