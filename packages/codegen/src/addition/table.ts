import { ts } from "ts-morph";

/** The object literal that an initializer consists of, apart from what is around it. */
export interface Table {
  /** Text before and after the literal. */
  readonly around: readonly [before: string, after: string];
  /** Whether it is the result of a function of zod, so that a reference to the constant calls it. */
  readonly isPerZod: boolean;
  /** Values by key, as written. */
  readonly rows: ReadonlyMap<string, string>;
}

/** Reads an initializer. Undefined if it is no object literal, or if one of its members has no plain value. */
export function readTable(initializer: string): Table | undefined {
  const source = ts.createSourceFile("table.ts", `(${initializer})`, ts.ScriptTarget.ESNext);
  const [statement] = source.statements;
  if (statement === undefined || !ts.isExpressionStatement(statement)) return undefined;
  const { literal, isPerZod } = unwrap(statement.expression, false);
  const members = literal?.properties.filter(ts.isPropertyAssignment);
  if (literal === undefined || members?.length !== literal.properties.length) return undefined;
  const rows = members.map(({ name, initializer: value }) => [keyOf(name), value.getText(source)] as const);
  const [from, to] = [literal.getStart(source) - 1, literal.end - 1];
  return { around: [initializer.slice(0, from), initializer.slice(to)], isPerZod, rows: new Map(rows) };
}

interface Unwrapped {
  readonly literal?: ts.ObjectLiteralExpression;
  readonly isPerZod: boolean;
}

function unwrap(node: ts.Expression, isPerZod: boolean): Unwrapped {
  if (ts.isObjectLiteralExpression(node)) return { literal: node, isPerZod };
  if (ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)) return unwrap(node.expression, isPerZod);
  const [made] = ts.isCallExpression(node) ? node.arguments : [];
  const body = made !== undefined && ts.isArrowFunction(made) && !isPerZod ? made.body : undefined;
  return body !== undefined && ts.isExpression(body) ? unwrap(body, true) : { isPerZod };
}

function keyOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
}
