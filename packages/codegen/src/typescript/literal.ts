import { propertyName } from "./names.js";

/** A text that stands in a literal as it is: the name of a constant, or a call. */
export interface Expression {
  readonly expression: string;
}

const expressions = new WeakSet<object>();

/** Marks a text as an expression, so that a literal holds it unquoted. */
export function expression(text: string): Expression {
  const made: Expression = { expression: text };
  expressions.add(made);
  return made;
}

/** A value as TypeScript text. Undefined members are left out; keys are quoted only where they must be. */
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
