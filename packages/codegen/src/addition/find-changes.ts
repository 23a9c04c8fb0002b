import {
  createScopes,
  type Declaration,
  type Declarations,
  memberId,
  referencesOf,
  type Scope,
  unionWords,
} from "./declarations.js";

/** The differences from the base: identifiers of declarations and of their members. */
export interface Changes {
  /** The declarations and members that the base lacks or has in another form, and those that refer to them. */
  readonly changed: ReadonlySet<string>;
  /** Types that have fewer values than in the base, so that a table of the base does not fit them. */
  readonly narrowed: ReadonlySet<string>;
}

/** Compares the declarations of a set with those of its base. */
export function findChanges(own: Declarations, base: Declarations): Changes {
  const scopeOf = createScopes(own);
  const all = [...own.values()];
  const links = all.flatMap((declaration) => linksOf(declaration, scopeOf(declaration.module)));
  const referrers = Map.groupBy(links, ({ to }) => to);
  const reached = (from: readonly string[], isWanted: (id: string) => boolean): ReadonlySet<string> => {
    const found = new Set<string>();
    const reach = (id: string): void => {
      if (found.has(id) || !isWanted(id)) return;
      found.add(id);
      for (const referrer of referrers.get(id) ?? []) reach(referrer.from);
    };
    from.forEach(reach);
    return found;
  };
  const changed = all.flatMap((declaration) => changedIn(declaration, base.get(declaration.id)));
  const narrower = all.filter((declaration) => isNarrower(declaration, base.get(declaration.id))).map(({ id }) => id);
  return {
    changed: reached(changed, () => true),
    narrowed: reached(narrower, (id) => own.get(id)?.isType !== false),
  };
}

interface Link {
  readonly from: string;
  readonly to: string;
}

/** The names that a declaration and its members refer to. A declaration refers to its members. */
function linksOf({ id, module, frame, members }: Declaration, scope: Scope): readonly Link[] {
  const linksIn = (from: string, code: string) => referencesOf(code, module, scope).map((to) => ({ from, to }));
  const inside = [...members].flatMap(([name, { code }]) => [
    { from: id, to: memberId(id, name) },
    ...linksIn(memberId(id, name), code),
  ]);
  return [...linksIn(id, frame.code), ...inside];
}

/** Whether a union of words lacks one of the base. */
function isNarrower(own: Declaration, base: Declaration | undefined): boolean {
  const words = unionWords(own) ?? [];
  return base !== undefined && unionWords(base)?.every((word) => words.includes(word)) === false;
}

/** The parts of a declaration that differ themselves. */
function changedIn({ id, frame, members }: Declaration, base: Declaration | undefined): readonly string[] {
  const changed = [...members].flatMap(([name, { said }]) =>
    base?.members.get(name)?.said === said ? [] : [memberId(id, name)],
  );
  const kept = [...(base?.members.keys() ?? [])];
  const isSame = base?.frame.said === frame.said && isInOrder(kept, [...members.keys()]);
  return isSame ? changed : [id, ...changed];
}

/** Whether a list has all names of another one, in the same order. */
function isInOrder(names: readonly string[], all: readonly string[]): boolean {
  const known = new Set(names);
  return all.filter((name) => known.has(name)).join("\n") === names.join("\n");
}
