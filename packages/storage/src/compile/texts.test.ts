import { describe, expect, it } from "vitest";
import { compileStatements } from "./compile-statements.js";
import { postgresWriting } from "./postgres-writing.js";
import { printTexts } from "./print-texts.js";
import { sqliteWriting } from "./sqlite-writing.js";
import { commonStatements, postgresStatements } from "./statements.js";

describe("compiled statements", () => {
  it("are what the generated modules have", async () => {
    const sqlite = compileStatements(commonStatements, sqliteWriting);
    await expect(printTexts("sqliteTexts", "Statements of SQLite.", sqlite)).toMatchFileSnapshot(
      "../generated/sqlite-texts.ts",
    );
    const postgres = compileStatements({ ...commonStatements, ...postgresStatements }, postgresWriting);
    await expect(printTexts("postgresTexts", "Statements of PostgreSQL.", postgres)).toMatchFileSnapshot(
      "../generated/postgres-texts.ts",
    );
  });
});
