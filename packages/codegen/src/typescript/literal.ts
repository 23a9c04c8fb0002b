import { propertyName } from "../names/names.js";

/** A text that a literal contains unquoted: the name of a constant, or a call. */
export interface Expression {
  readonly expression: string;
}

const expressions = new WeakSet<object>();

/** Marks a text as an expression, so that a literal contains it unquoted. */
export function expression(text: string): Expression {
  const made: Expression = { expression: text };
  expressions.add(made);
  return made;
}

/** Prints a value as TypeScript. Undefined members are left out. Keys are quoted only if needed. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isExpression(value)) return value.expression;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${propertyName(key)}: ${literal(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function isExpression(value: object): value is Expression {
  return expressions.has(value);
}
