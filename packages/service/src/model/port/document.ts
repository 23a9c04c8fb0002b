/** A value of a column. */
export type Cell = string | number | null;

/** The type of a column; `?` marks one that may be null. */
export type ColumnType = "text" | "integer" | "text?" | "integer?";

/** A column next to the document. Its value is always computed from the document. */
export interface Column<Doc, Value extends Cell = Cell> {
  readonly holds: ColumnType;
  readonly of: (document: Doc) => Value;
  /**
   * Document whose key the column holds. With `onRemove: "remove"`, removing the referenced document removes this one.
   */
  readonly references?: Reference;
}

/** A column that holds the key of another document. */
export interface Reference {
  readonly document: string;
  readonly onRemove: "remove" | "keep";
}

/** An index, and the list of documents that it answers. */
export interface List<Names extends string> {
  /** Columns that a caller gives values for. */
  readonly by: readonly Names[];
  /** Columns that the list is sorted by, ascending, followed by the key. */
  readonly order?: readonly Names[];
  /** Further columns of the index, so that it can answer statements without the table. */
  readonly covers?: readonly Names[];
  /** At most one document has the values of `by`. */
  readonly unique?: true;
  /** SQL condition over columns; the index and the list leave other documents out. */
  readonly where?: string;
}

/**
 * A stored document: one JSON text, with columns for what is searched, sorted, unique or counted. Tables, indexes,
 * plain reads and writes, version expectations, random tests, transfer and the journal derive from it.
 */
export interface Document<
  Name extends string,
  Table extends string,
  Doc extends object,
  Columns extends Readonly<Record<string, Column<Doc>>>,
  Key extends keyof Columns & string,
  Lists extends Readonly<Record<string, List<keyof Columns & string>>>,
  Counter extends string,
> {
  /** Name in writes, expectations and the journal. */
  readonly name: Name;
  readonly table: Table;
  /** Columns of the primary key, in order. */
  readonly key: readonly Key[];
  readonly columns: Columns;
  /** Numbers that set operations increase and decrease. They start at 0, and a put does not change them. */
  readonly counters: readonly Counter[];
  readonly lists: Lists;
  /** Further indexes by the suffix of their name, as SQL after the name of the table. Statements of readers use them. */
  readonly indexes: Readonly<Record<string, string>>;
  /** Top-level fields that the journal never shows. */
  readonly secret: readonly (keyof Doc & string)[];
  /** The rows stay in their database: exports, imports and comparisons leave them out. */
  readonly isPrivate?: true;
  /** Makes a valid document. Different seeds make different documents, some with the same key. */
  readonly sample: (seed: number) => Doc;
}

/** Any document, when its types no longer matter. */
export type AnyDocument = Document<
  string,
  string,
  // biome-ignore lint/suspicious/noExplicitAny: columns only accept their own document.
  any,
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  Readonly<Record<string, Column<any>>>,
  string,
  Readonly<Record<string, List<string>>>,
  string
>;

/** Documents by name. */
export type DocumentSet = Readonly<Record<string, AnyDocument>>;

/** A column of text. */
export function text<Doc>(of: (document: Doc) => string, references?: Reference): Column<Doc, string> {
  return { holds: "text", of, ...(references && { references }) };
}

/** A column of text, null if the document has none. */
export function maybeText<Doc>(
  of: (document: Doc) => string | undefined,
  references?: Reference,
): Column<Doc, string | null> {
  return { holds: "text?", of: (document) => of(document) ?? null, ...(references && { references }) };
}

/** A column of whole numbers. */
export function integer<Doc>(of: (document: Doc) => number): Column<Doc, number> {
  return { holds: "integer", of };
}

/** A column of whole numbers, null if the document has none. */
export function maybeInteger<Doc>(of: (document: Doc) => number | undefined): Column<Doc, number | null> {
  return { holds: "integer?", of: (document) => of(document) ?? null };
}

/** A column that is 1 if the condition is true, otherwise 0. */
export function flag<Doc>(of: (document: Doc) => boolean): Column<Doc, number> {
  return { holds: "integer", of: (document) => (of(document) ? 1 : 0) };
}

/** Defines a document. Curried, so that the document's type is given and the rest is inferred. */
export function defineDocument<Doc extends object>() {
  return <
    const Name extends string,
    const Table extends string,
    Columns extends Readonly<Record<string, Column<Doc>>>,
    Key extends keyof Columns & string,
    const Lists extends Readonly<Record<string, List<keyof Columns & string>>>,
    const Counter extends string = never,
  >(
    definition: Omit<Document<Name, Table, Doc, Columns, Key, Lists, Counter>, "counters" | "indexes" | "secret"> & {
      readonly key: readonly Key[];
      readonly lists: Lists;
      readonly counters?: readonly Counter[];
      readonly indexes?: Readonly<Record<string, string>>;
      readonly secret?: readonly (keyof Doc & string)[];
    },
  ): Document<Name, Table, Doc, Columns, Key, Lists, Counter> => ({
    counters: [],
    indexes: {},
    secret: [],
    ...definition,
  });
}

/** The stored value of a document. */
export type DocOf<D> = D extends { readonly sample: (seed: number) => infer Doc } ? Doc : never;

/** A row of a document's table. */
export type RowOf<D extends AnyDocument> = {
  readonly [C in keyof D["columns"]]: ReturnType<D["columns"][C]["of"]>;
} & { readonly [C in D["counters"][number]]: number } & { readonly version: number; readonly document: string };

/** Values of columns of a document. */
type Given<D extends AnyDocument, Names extends string> = {
  readonly [C in Names]: ReturnType<D["columns"][C]["of"]>;
};

/** The key of a document, by column. */
export type KeyOf<D extends AnyDocument> = Given<D, D["key"][number]>;

/** Values that a list is selected by, by column. */
export type ListOf<D extends AnyDocument, L extends keyof D["lists"]> = Given<D, D["lists"][L]["by"][number]>;

type OrderOf<L> = L extends { readonly order: readonly (infer Names extends string)[] } ? Names : never;

/** Position in a list: the columns that it is sorted by, and the key. */
export type PositionOf<D extends AnyDocument, L extends keyof D["lists"]> = Given<
  D,
  OrderOf<D["lists"][L]> | D["key"][number]
>;

/** Inserts or replaces a document of a set by its key. */
export type PutOf<Set extends DocumentSet> = {
  [N in keyof Set & string]: { readonly kind: "put"; readonly document: N; readonly value: DocOf<Set[N]> };
}[keyof Set & string];

/** Removes a document of a set by its key, and those that reference it with `onRemove: "remove"`. */
export type RemoveOf<Set extends DocumentSet> = {
  [N in keyof Set & string]: { readonly kind: "remove"; readonly document: N; readonly key: KeyOf<Set[N]> };
}[keyof Set & string];

/** The stored document has the version that was read; version 0 if there is none. */
export type VersionOf<Set extends DocumentSet> = {
  [N in keyof Set & string]: {
    readonly kind: "version";
    readonly document: N;
    readonly key: KeyOf<Set[N]>;
    readonly version: number;
  };
}[keyof Set & string];

/** Builds the write that inserts or replaces a document by its key. */
export function put<D extends AnyDocument>(
  { name }: D,
  value: DocOf<D>,
): { readonly kind: "put"; readonly document: D["name"]; readonly value: DocOf<D> } {
  return { kind: "put", document: name, value };
}

/** Builds the write that removes a document by its key. */
export function remove<D extends AnyDocument>(
  { name }: D,
  key: KeyOf<D>,
): { readonly kind: "remove"; readonly document: D["name"]; readonly key: KeyOf<D> } {
  return { kind: "remove", document: name, key };
}

/** Builds the expectation that a document has the version that was read; version 0 if it does not exist yet. */
export function hasVersion<D extends AnyDocument>(
  { name }: D,
  key: KeyOf<D>,
  version: number,
): { readonly kind: "version"; readonly document: D["name"]; readonly key: KeyOf<D>; readonly version: number } {
  return { kind: "version", document: name, key, version };
}

/** Key of a document's value. */
export function keyOf<D extends AnyDocument>(document: D, value: DocOf<D>): KeyOf<D> {
  const cells = document.key.map((column) => [column, document.columns[column]?.of(value)]);
  // The entries are the key's columns, computed as their types say.
  return Object.fromEntries(cells) as KeyOf<D>;
}
