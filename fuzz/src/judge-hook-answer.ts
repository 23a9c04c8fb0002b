import { webapi as hooks } from "@rollcall/api/hooks";
import { loadMethods } from "@rollcall/webapi-core";

/** An answer of a hook. */
interface HookAnswer {
  readonly verb: string;
  readonly status: number;
  readonly text: string;
}

let codes: Promise<ReadonlyMap<string, ReadonlySet<number>>> | undefined;

/** Texts of refusals that know no hook, by status. */
const unknown: ReadonlyMap<number, string> = new Map([
  [404, "Not Found\n"],
  [405, "Method Not Allowed\n"],
]);

/** Lists how the answer of a hook differs from its definitions; empty if it matches. They have no OpenAPI document. */
export async function judgeHookAnswer({ verb, status, text }: HookAnswer): Promise<readonly string[]> {
  if (verb === "HEAD" || text === unknown.get(status)) return [];
  codes ??= readCodes();
  const code = text.startsWith("{") ? readCode(text) : text;
  if (code === "ok") return status === 200 ? [] : [`the status of ok is ${status}`];
  const statuses = (await codes).get(code);
  if (statuses === undefined) return [`the code ${code.slice(0, 80)} is not defined`];
  return statuses.has(status) ? [] : [`the status ${status} of ${code} is not defined`];
}

function readCode(text: string): string {
  const { ok, error }: { readonly ok?: unknown; readonly error?: unknown } = JSON.parse(text);
  return ok === false && typeof error === "string" ? error : text;
}

/** The statuses of each code. */
async function readCodes(): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const { methods } = await loadMethods(hooks);
  const tables = [hooks.errors, ...Object.values(methods).map(({ errors }) => errors)];
  const statuses = new Map<string, Set<number>>();
  for (const [code, { status }] of tables.flatMap((table) => Object.entries(table))) {
    statuses.set(code, (statuses.get(code) ?? new Set()).add(status));
  }
  return statuses;
}
