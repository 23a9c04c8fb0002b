import { commonErrors, webapi, webapiSituations } from "@rollcall/api/webapi";
import { describe, expect, it } from "vitest";
import { readExemptedCodes } from "../../kit/exempted-codes.js";
import { type CodeRow, commonCodes, methodCodes } from "../../kit/method-definitions.js";
import { commonCases, commonPairs, commonRows } from "./common.js";
import type { MethodRows } from "./method-situation.js";
import { methodTable, methodTables } from "./table.js";

const isFault = ({ faultOnly }: CodeRow) => faultOnly !== undefined;
const rows = new Map<string, MethodRows>(Object.entries(methodTable));
const rowsOf = (method: string) => rows.get(method);
const answeredBy = (method: string) => Object.keys(rowsOf(method)?.answers ?? {});

/** Codes that other tests cover: defects in faults.test.ts; spent budgets, unknown and retired methods in common.test.ts. */
const elsewhere: readonly string[] = [
  webapiSituations.defect,
  webapiSituations.rateLimited,
  webapiSituations.unknownMethod,
  ...(webapi.retired === undefined ? [] : [webapi.retired.error]),
];

describe("the table of situations", () => {
  it("has every method, each in one subject", () => {
    const listed = methodTables.flatMap((table) => Object.keys(table));
    expect(listed.toSorted()).toEqual(Object.keys(webapi.methods).toSorted());
  });

  it("has rows for exactly the codes of a method that a situation answers", () => {
    const wanted = [...methodCodes].flatMap(([method, { own, alsoMeans }]) =>
      [...Object.keys(own).filter((code) => !isFault(own[code] ?? {})), ...alsoMeans].map((code) => [method, code]),
    );
    expect(wanted.filter(([method = "", code = ""]) => !answeredBy(method).includes(code))).toEqual([]);
    const faults = [...methodCodes].flatMap(([method, { own }]) =>
      answeredBy(method).flatMap((code) => (isFault(own[code] ?? commonCodes[code] ?? {}) ? [[method, code]] : [])),
    );
    expect(faults).toEqual([]);
  });

  it("has each situation of a method once", () => {
    const texts = [...methodCodes.keys()].flatMap((method) =>
      Object.entries(rowsOf(method)?.answers ?? {}).flatMap(([code, rows]) =>
        (rows ?? []).map(({ when }) => `${method} answers ${code} if ${when}`),
      ),
    );
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it("has rows for every common code that a situation answers", () => {
    const ofMethods = Object.values<MethodRows>(methodTable).flatMap(({ answers }) => Object.keys(answers));
    const answered = [...Object.keys(commonRows), ...ofMethods, ...elsewhere];
    const wanted = Object.keys(commonErrors).filter((code) => !isFault(commonCodes[code] ?? {}));
    expect(wanted.filter((code) => !answered.includes(code))).toEqual([]);
  });

  it("calls a method of each kind of token in every common situation, and every method in one", () => {
    const called = new Set(commonCases.flatMap(({ row, method }) => [row, method]));
    const missing = [...commonPairs()].filter(({ row, method }) => !called.has(row) || !called.has(method));
    expect(missing.map(({ row, method }) => `${row}: ${method}`)).toEqual([]);
    expect(Object.keys(methodTable).filter((method) => !called.has(method))).toEqual([]);
    const codes = new Set(commonCases.map(({ code }) => code));
    expect(Object.keys(commonRows).filter((code) => !codes.has(code))).toEqual([]);
  });

  it("matches the codes without a situation in the reference, each with its reason", async () => {
    const listed = await readExemptedCodes("web-api/errors.md");
    const tables = [commonCodes, ...[...methodCodes.values()].map(({ own }) => own)];
    const faults = tables.flatMap((table) =>
      Object.entries(table).flatMap(([key, row]) => (isFault(row) ? [key] : [])),
    );
    const wanted = [webapiSituations.defect, ...faults].toSorted();
    expect(listed.map(({ code }) => code).toSorted()).toEqual(wanted);
    expect(listed.filter(({ reason }) => reason === "")).toEqual([]);
  });

  it("covers the codes whose situations the definitions describe", () => {
    const rows = [commonCodes, ...[...methodCodes.values()].map(({ own }) => own)].flatMap((table) =>
      Object.entries(table),
    );
    const silent = rows.filter(([, { when, faultOnly }]) => when === undefined && faultOnly === undefined);
    expect(silent.map(([code]) => code)).toEqual([]);
  });
});
