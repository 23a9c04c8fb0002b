import { propertyName } from "../names/names.js";

/** The members of facts that are error codes. */
const codeMembers: ReadonlySet<string> = new Set(["error", "cursorError"]);

/**
 * The type of facts as rules read them: numbers and words, not literals, so that another definition of the same things
 * has the same type. Error codes have the type `code`.
 */
export function printFactType(value: unknown, code: string): string {
  if (Array.isArray(value)) return printListType(value, code);
  if (typeof value !== "object" || value === null) return typeof value;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => {
      const isCode = codeMembers.has(name) && typeof member === "string";
      return `readonly ${propertyName(name)}: ${isCode ? code : printFactType(member, code)};`;
    });
  return `{ ${members.join(" ")} }`;
}

function printListType(values: readonly unknown[], code: string): string {
  const types = [...new Set(values.map((value) => printFactType(value, code)))].sort();
  return `readonly ${types.length === 1 ? types[0] : `(${types.join(" | ")})`}[]`;
}

/** Every error code in facts. */
export function codesOf(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: readonly [string, unknown]) =>
    codeMembers.has(name) && typeof member === "string" ? [member] : codesOf(member),
  );
}
