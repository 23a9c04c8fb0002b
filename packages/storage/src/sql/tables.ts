import type { RowOf, ServiceDocuments } from "@rollcall/service/store";
import type { SideColumnType, SideTableName, sideTables } from "./side-tables.js";

type ValueOf<Type extends SideColumnType> = Type extends "bytes"
  ? Uint8Array
  : Type extends "text"
    ? string
    : Type extends "integer"
      ? number
      : Type extends "text?"
        ? string | null
        : number | null;

type DocumentTables = {
  readonly [Name in keyof ServiceDocuments as ServiceDocuments[Name]["table"]]: RowOf<ServiceDocuments[Name]>;
};

type SideTables = {
  readonly [Name in SideTableName]: {
    readonly [Column in keyof (typeof sideTables)[Name]["columns"]]: ValueOf<
      (typeof sideTables)[Name]["columns"][Column] & SideColumnType
    >;
  };
};

/** Columns of each table, for statements. */
export type Tables = DocumentTables & SideTables;

/** Some columns of a table, as a statement selects them. */
export type Columns<Table extends keyof Tables, Name extends keyof Tables[Table]> = Pick<Tables[Table], Name>;
