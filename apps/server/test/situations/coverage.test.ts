import { readFile } from "node:fs/promises";
import { scim } from "@rollcall/api/scim";
import { parseCheckedYaml } from "@rollcall/checked-yaml";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readExemptedCodes } from "../kit/exempted-codes.js";
import { scimFaults } from "./scim/faults.js";
import { scimSituationParts, scimSituations } from "./scim/table.js";

const rowSchema = z.looseObject({ when: z.string().optional(), faultOnly: z.string().optional() });
const tableSchema = z.looseObject({
  errors: z.record(z.string(), rowSchema.extend({ variants: z.record(z.string(), rowSchema).optional() })),
});

/** The rows of the definition by key, each with the situations that answer it. */
async function readCodes() {
  const url = new URL("../../../../definitions/service/scim/errors.yaml", import.meta.url);
  const read = parseCheckedYaml(await readFile(url, "utf8"), tableSchema, { path: url.pathname });
  if (!read.ok) throw new Error(JSON.stringify(read.findings));
  return Object.entries(read.value.errors).flatMap(([code, { variants = {}, ...row }]) => [
    { key: code, ...row },
    ...Object.entries(variants).map(([variant, of]) => ({ key: `${code}.${variant}`, ...of })),
  ]);
}

/** Codes that only a defect answers, so that no world can cause them. */
const defect: string = scim.situations.defect;

describe("the table of situations", () => {
  it("has rows for every code that a situation answers, and for no other", async () => {
    const codes = await readCodes();
    const arranged = codes.filter(({ key, faultOnly }) => faultOnly === undefined && key !== defect);
    expect(Object.keys(scimSituations).toSorted()).toEqual(arranged.map(({ key }) => key).toSorted());
    for (const [key, { situations }] of Object.entries(scimSituations))
      expect([key, situations.length]).not.toEqual([key, 0]);
  });

  it("has each code in one file, and each situation once", () => {
    const keys = scimSituationParts.flatMap((part) => Object.keys(part));
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
    for (const [key, { situations }] of Object.entries(scimSituations)) {
      const situationTexts = situations.map(({ when, versions = [] }) => `${key} ${when} ${versions}`);
      expect(situationTexts).toEqual([...new Set(situationTexts)]);
    }
  });

  it("leaves the other codes to faults", async () => {
    const codes = await readCodes();
    const others = codes.filter(({ key, faultOnly }) => faultOnly !== undefined || key === defect);
    expect(scimFaults.toSorted()).toEqual(others.map(({ key }) => key).toSorted());
  });

  it("matches the codes without a situation in the reference, each with its reason", async () => {
    const listed = await readExemptedCodes("scim/errors.md");
    const others = new Map(scimFaults.map((key) => [key, scim.errors[key as keyof typeof scim.errors].wireName]));
    expect(listed.map(({ code }) => code).toSorted()).toEqual([...others.values()].toSorted());
    expect(listed.filter(({ reason }) => reason === "")).toEqual([]);
  });

  it("has the status of the definition", () => {
    const statuses = Object.entries(scimSituations).map(([key, { status }]) => [key, status]);
    expect(statuses).toEqual(statuses.map(([key]) => [key, scim.errors[key as keyof typeof scim.errors].status]));
  });

  it("covers the codes whose situations the definition describes", async () => {
    const codes = await readCodes();
    expect(codes.filter(({ when, faultOnly }) => when === undefined && faultOnly === undefined)).toEqual([]);
  });
});
