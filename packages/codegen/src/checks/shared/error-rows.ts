import type { Finding, LoadedFile, Path } from "../../formats/loaded-set.js";
import { finding } from "./findings.js";

interface Row {
  readonly when?: string | undefined;
  readonly faultOnly?: string | undefined;
}

interface RowWithVariants extends Row {
  readonly variants?: { readonly [variant: string]: Row } | undefined;
}

/** Every row must be used: it says when it is answered, that it is only a fault, or is referred to. */
export function checkErrorRows(
  file: Pick<LoadedFile, "file">,
  rows: { readonly [code: string]: RowWithVariants },
  path: Path,
  named: ReadonlySet<string>,
): readonly Finding[] {
  return Object.entries(rows).flatMap(([code, row]) => [
    ...checkRow(file, code, row, [...path, code], named),
    ...Object.entries(row.variants ?? {}).flatMap(([variant, of]) =>
      checkRow(file, `${code}.${variant}`, of, [...path, code, "variants", variant], named),
    ),
  ]);
}

function checkRow(
  file: Pick<LoadedFile, "file">,
  key: string,
  { when, faultOnly }: Row,
  path: Path,
  named: ReadonlySet<string>,
): readonly Finding[] {
  if (faultOnly !== undefined && (when !== undefined || named.has(key))) {
    return [
      finding(file, [...path, "faultOnly"], `${key} is answered for a situation or a rule, so it cannot be faultOnly`),
    ];
  }
  if (when !== undefined || faultOnly !== undefined || named.has(key)) return [];
  return [finding(file, path, `Nothing answers ${key}: add \`when\`, or \`faultOnly\` with the reason`)];
}
