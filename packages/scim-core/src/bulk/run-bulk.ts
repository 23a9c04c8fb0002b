import type { Answer } from "../answers/write-answer.js";
import { isObject } from "../body/read-body.js";
import { urns } from "../codecs/v2/urns.js";
import { type Read, type Refused, refuse } from "../refusals/refused.js";
import type { BulkOperation, BulkRequest } from "./read-bulk-request.js";
import { type Deferred, deferReferences, referencesIn, resolvePath, resolveReferences } from "./references.js";

const RULE = "RFC 7644 §3.7.2";

/** Connects a bulk request to the service. */
interface BulkService {
  /** Serves one operation like a request of its own. Its references are resolved. */
  readonly send: (operation: BulkOperation) => Promise<Answer>;
  /** The answer for a refusal. */
  readonly refuse: (refused: Refused) => Answer;
}

/** Result of one operation. */
interface BulkResult {
  readonly operation: Read<BulkOperation>;
  /** The path with its references resolved. */
  readonly path: string;
  readonly answer: Answer;
}

/** A resource created without its references to resources that did not exist yet. */
interface Incomplete {
  readonly at: number;
  readonly path: string;
  readonly deferred: Deferred;
}

interface Run {
  readonly service: BulkService;
  readonly operations: readonly Read<BulkOperation>[];
  /** The operation that creates the resource of each `bulkId`. */
  readonly makers: ReadonlyMap<string, number>;
  readonly made: Map<string, string>;
  readonly started: Set<number>;
  readonly results: Map<number, BulkResult>;
  /** Operations that failed. */
  readonly failed: Set<number>;
  readonly incomplete: Incomplete[];
}

/**
 * Runs the operations of a bulk request in the client's order, except that an operation runs after those that it refers
 * to. If operations refer to each other in a circle, one of them creates its resource without the reference, which is
 * added after the other is created. Operations skipped because of `failOnErrors` have no result.
 */
export async function runBulk(request: BulkRequest, service: BulkService): Promise<readonly BulkResult[]> {
  const { operations, failOnErrors } = request;
  const makers = operations.flatMap((each, at): [string, number][] =>
    each.ok && each.value.method === "POST" && each.value.bulkId !== undefined ? [[each.value.bulkId, at]] : [],
  );
  const run: Run = {
    service,
    operations,
    makers: new Map(makers),
    made: new Map(),
    started: new Set(),
    results: new Map(),
    failed: new Set(),
    incomplete: [],
  };
  for (const at of operations.keys()) {
    await perform(run, at);
    for (const each of run.incomplete.splice(0)) await complete(run, each);
    if (failOnErrors !== undefined && run.failed.size >= failOnErrors) break;
  }
  return [...run.results].sort(([one], [other]) => one - other).map(([, result]) => result);
}

async function perform(run: Run, at: number): Promise<void> {
  const operation = run.operations[at];
  if (operation === undefined || run.started.has(at)) return;
  run.started.add(at);
  // Otherwise a long chain of references would overflow the stack.
  await Promise.resolve();
  if (!operation.ok) return record(run, at, run.service.refuse(operation));
  const { method, path, data } = operation.value;
  const referred = referencesIn([data, path]);
  for (const bulkId of referred) {
    const maker = run.makers.get(bulkId);
    if (maker === undefined) return record(run, at, run.service.refuse(unknown(bulkId)));
    await perform(run, maker);
  }
  const missing = new Set([...referred].filter((bulkId) => !run.made.has(bulkId)));
  const failed = [...missing].find((bulkId) => run.results.has(run.makers.get(bulkId) ?? at));
  if (failed !== undefined) return record(run, at, run.service.refuse(unknown(failed)));
  const isLate = missing.size > 0;
  if (isLate && (method !== "POST" || referencesIn(path).size > 0))
    return record(run, at, run.service.refuse(circular(missing)));
  const deferred = isLate && data !== undefined ? deferReferences(data, missing) : undefined;
  await send(run, at, operation.value, deferred);
}

async function send(run: Run, at: number, operation: BulkOperation, deferred: Deferred | undefined): Promise<void> {
  const path = resolvePath(operation.path, run.made);
  const data = resolveReferences(deferred?.data ?? operation.data, run.made);
  const answer = await run.service.send({ ...operation, path, ...(isObject(data) && { data }) });
  record(run, at, answer, path);
  const id = idOf(answer);
  if (operation.method !== "POST" || isError(answer) || id === undefined) return;
  if (operation.bulkId !== undefined) run.made.set(operation.bulkId, id);
  if (deferred !== undefined)
    run.incomplete.push({ at, path: `${path.replace(/\/$/, "")}/${encodeURIComponent(id)}`, deferred });
}

/** Adds the missing references. If that fails, the resource is removed. */
async function complete(run: Run, { at, path, deferred }: Incomplete): Promise<void> {
  const left = [...referencesIn(deferred.operations)].filter((bulkId) => !run.made.has(bulkId));
  const Operations = resolveReferences(deferred.operations, run.made);
  const data = { schemas: [urns.patchOp], Operations };
  const answer =
    left.length > 0
      ? run.service.refuse(circular(new Set(left)))
      : await run.service.send({ method: "PATCH", path, data });
  const made = run.results.get(at);
  if (!isError(answer)) {
    if (made !== undefined) run.results.set(at, withVersionOf(made, answer));
    return;
  }
  const { bulkId } = bulkIdOf(run.operations[at]);
  if (bulkId !== undefined) run.made.delete(bulkId);
  const removed = await run.service.send({ method: "DELETE", path });
  // A resource that cannot be removed still exists, so the result has its address.
  record(run, at, isError(removed) ? { ...answer, ...locationOf(made) } : answer);
}

function record(run: Run, at: number, answer: Answer, path?: string): void {
  const operation = run.operations[at];
  if (operation === undefined) return;
  if (isError(answer)) run.failed.add(at);
  run.results.set(at, { operation, path: path ?? (operation.ok ? operation.value.path : ""), answer });
}

function isError({ status }: Answer): boolean {
  return status >= 400;
}

/** The identifier of a created resource: the end of its address. */
function idOf({ headers }: Answer): string | undefined {
  const location = headers?.["location"];
  return location === undefined ? undefined : decodeURIComponent(location.slice(location.lastIndexOf("/") + 1));
}

/** A created resource, with its version after its references were added. */
function withVersionOf({ answer: made, ...result }: BulkResult, { headers }: Answer): BulkResult {
  const { etag: _old, ...others } = made.headers ?? {};
  const etag = headers?.["etag"];
  return { ...result, answer: { ...made, headers: { ...others, ...(etag !== undefined && { etag }) } } };
}

function bulkIdOf(operation: Read<BulkOperation> | undefined): Pick<BulkOperation, "bulkId"> {
  return operation?.ok === true ? operation.value : {};
}

function locationOf(made: BulkResult | undefined): Partial<Answer> {
  return made?.answer.headers === undefined ? {} : { headers: made.answer.headers };
}

function unknown(bulkId: string): Refused {
  return refuse("bulkReferenceUnknown", {
    rule: RULE,
    at: `bulkId:${bulkId}`,
    found: bulkId,
    wanted: "the bulkId of a created resource",
  });
}

function circular(bulkIds: ReadonlySet<string>): Refused {
  const found = [...bulkIds].join(", ");
  return refuse("bulkReferencesCircular", {
    rule: RULE,
    at: `bulkId:${found}`,
    found,
    wanted: "references that are not circular",
  });
}

/**
 * Writes a BulkResponse. Successful operations have no body, as RFC 7644 §3.7.3 allows; failures have one.
 *
 * @param addressOf returns the address of a path below the version, as the client reaches it
 */
export function writeBulkResponse(results: readonly BulkResult[], addressOf: (path: string) => string): object {
  return { schemas: [urns.bulkResponse], Operations: results.map((result) => writeResult(result, addressOf)) };
}

function writeResult({ operation, path, answer }: BulkResult, addressOf: (path: string) => string): object {
  const { status, headers = {}, body } = answer;
  const { method, bulkId } = operation.ok ? operation.value : {};
  const hasAddress = method !== undefined && method !== "POST" && !path.includes("bulkId:");
  const location = headers["location"] ?? (hasAddress ? addressOf(path) : undefined);
  const version = headers["etag"];
  return {
    ...(location !== undefined && { location }),
    ...(method !== undefined && { method }),
    ...(bulkId !== undefined && { bulkId }),
    ...(version !== undefined && { version }),
    status: String(status),
    ...(status >= 300 && body !== undefined && { response: body }),
  };
}
