import type { ActiveDefinitions } from "@rollcall/service";
import type { CodeCoverage } from "../generated/control/index.js";
import { type CodeReason, readCodeReasons } from "./code-reason.js";
import { loadDeclaredMethods, wireNames } from "./cover-methods.js";
import type { CoverageReport } from "./coverage-report.js";

/** A row of an error table. */
interface ErrorRow {
  readonly wireName: string;
  readonly status: number;
  readonly meaning: string;
}

/** Explains the codes of a method that is declared, or of SCIM if none is named, by name. */
export async function explainCodes(
  method: string | undefined,
  report: Pick<CoverageReport, "methods" | "routes">,
  definitions: ActiveDefinitions,
): Promise<readonly CodeCoverage[]> {
  const { rows, common } = method === undefined ? ofScim(definitions) : await ofMethod(method, definitions);
  const answered = new Set(
    method === undefined
      ? report.routes.flatMap(({ codes }) => codes)
      : report.methods.find((each) => each.method === method)?.codes,
  );
  const reasons = readCodeReasons((await import("../generated/code-reasons.js")).codeReasons);
  // Several rows can share a name on the wire. The reversed order keeps the first one, which has no variant.
  const byName = new Map(rows.toReversed().map((row) => [row.wireName, row]));
  return [...byName.values()]
    .toSorted((one, other) => (one.wireName < other.wireName ? -1 : 1))
    .map(({ wireName: code, status, meaning }) => ({
      ...{ code, answered: answered.has(code), common: common.has(code), status, meaning },
      ...reasonOf(code, method, reasons),
    }));
}

/** Rows of errors, and the codes that every call of the API can answer. */
interface Answered {
  readonly rows: readonly ErrorRow[];
  readonly common: ReadonlySet<string>;
}

function ofScim({ scim }: ActiveDefinitions): Answered {
  const rows = Object.values<ErrorRow>(scim.errors);
  return { rows, common: new Set(rows.map(({ wireName }) => wireName)) };
}

async function ofMethod(method: string, definitions: ActiveDefinitions): Promise<Answered> {
  const found = (await loadDeclaredMethods(definitions)).find(({ wireName }) => wireName === method);
  if (found === undefined) return { rows: [], common: new Set() };
  return { rows: Object.values<ErrorRow>(found.rows), common: new Set(wireNames(found.common)) };
}

/** The situations of a code. A method's own ones count more than those that all methods share. */
function reasonOf(
  code: string,
  method: string | undefined,
  reasons: readonly CodeReason[],
): Pick<CodeCoverage, "when" | "fault_only"> {
  const api = method === undefined ? "SCIM" : "Web API";
  const alike = reasons.filter((each) => each.code === code && each.api === api);
  const own = alike.filter(({ methods }) => method !== undefined && methods?.includes(method) === true);
  const found = own.length > 0 ? own : alike.filter(({ methods }) => methods === undefined);
  const when = found.flatMap((each) => each.when ?? []).join(" ");
  if (when !== "") return { when };
  const [only] = found.flatMap(({ faultOnly }) => faultOnly ?? []);
  return only === undefined ? {} : { fault_only: only };
}
