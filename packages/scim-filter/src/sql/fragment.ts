/** A piece of SQL with its parameters. */
export interface Fragment {
  /** Texts with parameters between them. A nested fragment replaces a parameter. */
  readonly parts: readonly (string | Parameter | Fragment)[];
  /** Nesting depth for the parser of the database. */
  readonly depth: number;
}

/** A value that is passed to the database with the statement. */
interface Parameter {
  readonly parameter: string | number;
}

/** The shape of a tagged template: one more text than parameters. */
export interface SqlTemplate {
  readonly strings: TemplateStringsArray;
  readonly parameters: readonly (string | number)[];
}

/** Builds SQL from a template. Texts become part of the statement as they are. */
export function sql(texts: TemplateStringsArray, ...values: readonly (string | Parameter | Fragment)[]): Fragment {
  const parts = texts.flatMap((text, index) => [text, ...values.slice(index, index + 1)]);
  return { parts, depth: 1 + Math.max(0, ...values.map(depthOf)) };
}

/** A value as a parameter. */
export function bind(value: string | number): Parameter {
  return { parameter: value };
}

/**
 * Joins fragments with a word, in brackets. A long list is split in halves, because databases parse a list as a chain
 * that is as deep as the list is long.
 */
export function joinFragments(fragments: readonly Fragment[], word: "AND" | "OR"): Fragment {
  if (fragments.length <= 8) {
    const parts = fragments.flatMap((fragment, index) => (index === 0 ? [fragment] : [` ${word} `, fragment]));
    return { parts: ["(", ...parts, ")"], depth: fragments.length + Math.max(...fragments.map(depthOf)) };
  }
  const middle = fragments.length >> 1;
  const halves = [fragments.slice(0, middle), fragments.slice(middle)];
  return joinFragments(
    halves.map((half) => joinFragments(half, word)),
    word,
  );
}

/** The fragment as one template. */
export function toTemplate(fragment: Fragment): SqlTemplate {
  const texts = [""];
  const parameters: (string | number)[] = [];
  const write = ({ parts }: Fragment): void => {
    for (const part of parts) {
      if (typeof part === "string") texts.push(`${texts.pop() ?? ""}${part}`);
      else if ("parts" in part) write(part);
      else {
        parameters.push(part.parameter);
        texts.push("");
      }
    }
  };
  write(fragment);
  // A template has its raw strings in a property that is not enumerable.
  Object.defineProperty(texts, "raw", { value: [...texts] });
  return { strings: texts as readonly string[] as TemplateStringsArray, parameters };
}

function depthOf(value: string | Parameter | Fragment): number {
  return typeof value === "object" && "depth" in value ? value.depth : 0;
}
