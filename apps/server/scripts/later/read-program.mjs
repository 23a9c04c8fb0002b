import { parseAst } from "rolldown/parseAst";

/**
 * Reads a file of the bundle: its statements, each with the names of the file that it uses. A function that can be moved to
 * another file also has its `name`, its `parameters` and the `owner` of its module.
 */
export function readProgram(code) {
  const { body } = parseAst(code);
  const names = new Set(body.flatMap(namesOf));
  const statements = body.map((node) => ({
    begin: node.start,
    end: node.end,
    uses: new Set(identifiersIn(node).filter((name) => names.has(name))),
    node,
  }));
  const nodes = body.flatMap((node) => [...nodesIn(node)]);
  const special = new Set(nodes.flatMap(specialNames));
  const assigned = new Set(nodes.flatMap(assignedNames));
  // Another file would have a copy of a variable that changes.
  const variables = assigned.intersection(new Set(body.flatMap(variablesOf)));
  const owners = ownersIn(code);
  return statements.map(({ node, ...statement }) => {
    const owner = owners.findLast(({ begin }) => begin < node.start)?.owner;
    const canMove =
      node.type === "FunctionDeclaration" &&
      owner !== undefined &&
      !special.has(node.id.name) &&
      !assigned.has(node.id.name) &&
      ![...statement.uses].some((name) => variables.has(name)) &&
      ![...nodesIn(node)].some(isBound);
    return canMove ? { ...statement, owner, name: node.id.name, parameters: printParameters(node) } : statement;
  });
}

/** The names that a statement declares. */
function namesOf(node) {
  if (node.type === "ImportDeclaration") return node.specifiers.map(({ local }) => local.name);
  if (node.type === "VariableDeclaration") return node.declarations.flatMap(({ id }) => identifiersIn(id));
  return node.id ? identifiersIn(node.id) : [];
}

/** The names that a statement declares with `let` or `var`. */
function variablesOf(node) {
  return node.type === "VariableDeclaration" && node.kind !== "const" ? namesOf(node) : [];
}

function assignedNames({ type, left, argument }) {
  if (type === "AssignmentExpression") return identifiersIn(left);
  return type === "UpdateExpression" ? identifiersIn(argument) : [];
}

/** The names of variables and functions in a node, also those that it declares for itself. */
function identifiersIn(node) {
  return [...nodesIn(node)].flatMap(({ type, name }) => (type === "Identifier" ? [name] : []));
}

/** A node and all nodes in it, without the names of properties. */
function* nodesIn(node) {
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if ((key === "property" || key === "key") && node.computed === false) continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === "string") yield* nodesIn(child);
    }
  }
}

/** Names that are used as only a function itself can be: constructed, compared, or as an object. */
function specialNames({ type, left, right, callee, object, operator }) {
  switch (type) {
    case "NewExpression":
      return identifiersIn(callee);
    case "MemberExpression":
      return object.type === "Identifier" ? [object.name] : [];
    case "BinaryExpression":
      return /^[!=]==?$|^in/.test(operator)
        ? [left, right].flatMap(({ type: of, name }) => (of === "Identifier" ? [name] : []))
        : [];
    default:
      return [];
  }
}

/** Whether a function with this node depends on its file or on how it is called. */
function isBound({ type, name }) {
  return type === "ImportExpression" || type === "MetaProperty" || (type === "Identifier" && name === "arguments");
}

/** The parameters of a function that passes its own on: numbered, as many, the last one with its dots. */
function printParameters({ params }) {
  return params.map(({ type }, index) => `${type === "RestElement" ? "..." : ""}_${index}`).join(", ");
}

/** Where modules of this repository begin in a file, with their package; without one, where others begin. */
function ownersIn(code) {
  return [...code.matchAll(/^\/\/ (?:\.\.\/\.\.\/packages\/([^/]+)\/)?(\S+)$/gm)].map(
    ({ index, 1: name, 2: path }) => ({
      begin: index,
      owner: name ?? (path.startsWith("src/") ? "server" : undefined),
    }),
  );
}
