import type { CompareOperator } from "../filter.js";
import type { Dialect } from "./dialect.js";
import { pairKey } from "./scan/characters.js";

/** A dialect prepared for scanning. */
export interface Rules {
  readonly dialect: Dialect;
  readonly singleSpaces: boolean;
  readonly looseLiterals: boolean;
  /** By `pairKey`. */
  readonly operators: readonly (CompareOperator | "pr" | undefined)[];
  /** The words that an error lists as expected at these positions. */
  readonly words: {
    readonly condition: readonly string[];
    readonly operator: readonly string[];
    readonly value: readonly string[];
  };
}

const made = new WeakMap<Dialect, Rules>();

/** Prepares a dialect. Each dialect is prepared once. */
export function toRules(dialect: Dialect): Rules {
  const known = made.get(dialect);
  if (known !== undefined) return known;
  const operators = [...dialect.operators, "pr"] as const;
  const singleSpaces = dialect.spacing === "single";
  const looseLiterals = dialect.literals === "loose";
  const rules: Rules = {
    dialect,
    singleSpaces,
    looseLiterals,
    operators: toTable(operators),
    words: {
      condition: ["an attribute", "(", ...(dialect.not ? ["not ("] : [])],
      operator: [...operators, ...(dialect.valuePaths ? ["["] : [])],
      value: looseLiterals ? ["a value"] : ["a JSON string", "a number", "true", "false", "null"],
    },
  };
  made.set(dialect, rules);
  return rules;
}

/** A list, searched once per condition. A map would take more time than everything else. */
function toTable(words: readonly (CompareOperator | "pr")[]): readonly (CompareOperator | "pr" | undefined)[] {
  const keys = words.map((word) => pairKey(word, 0));
  return Array.from({ length: Math.max(...keys) + 1 }, (_, key) => words[keys.indexOf(key)]);
}
