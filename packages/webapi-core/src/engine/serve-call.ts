import { checkArguments } from "../arguments/check-arguments.js";
import { readArguments } from "../arguments/read-arguments.js";
import type { AnyOutcome, MethodCaller } from "../method-handlers.js";
import { readRequest, type SentValues } from "../request/read-request.js";
import { readToken } from "../request/read-token.js";
import { splitUrl } from "../request/split-url.js";
import type { WebapiWarning } from "../situations.js";
import { admitArguments, admitCaller } from "./admit.js";
import { CallContext } from "./call-context.js";
import { answeredCode } from "./code-table.js";
import type { CompiledMethod } from "./compile-methods.js";
import type { Call, Engine } from "./engine.js";
import { type Refusal, refuse } from "./refusal.js";
import { runAround } from "./run-around.js";
import { UndeclaredCodeError } from "./undeclared-code-error.js";
import { type AnswerHead, writeAnswer } from "./write-answer.js";

/** Serves one call from its first byte to its answer. */
export async function serveCall<Caller extends MethodCaller>(engine: Engine<Caller>, call: Call): Promise<Response> {
  const { path, query } = splitUrl(call.request.url);
  const method = isServed(call.request.method) ? engine.methods.get(path) : undefined;
  const head: AnswerHead = {
    requestId: call.requestId,
    ...(method && { method: method.key }),
    ...(method?.responseNames && { responseNames: method.responseNames }),
    codes: method?.codes ?? engine.commonCodes,
    warnings: [],
  };
  return answerOrDefect(engine, call, head, async () => {
    if (method === undefined) return answerRefusal(engine, head, refuse("unknownMethod"));
    if (method.retired !== undefined) return answer(engine, head, { ok: false, error: method.retired });
    const { sent, warnings } = await readRequest(call.request, query, engine.limits);
    const warned: AnswerHead = { ...head, warnings: wordsOf(engine, warnings) };
    if (!sent.ok) return answerRefusal(engine, warned, sent);
    return serveSent(engine, call, method, sent, warned);
  });
}

async function serveSent<Caller extends MethodCaller>(
  engine: Engine<Caller>,
  call: Call,
  method: CompiledMethod<Caller>,
  sent: SentValues,
  head: AnswerHead,
): Promise<Response> {
  if (method.isOpen) return serveArguments(engine, call, { method, sent }, head);
  const token = readToken(call.request, sent, engine.tokenInQuery);
  if (!token.ok) return answerRefusal(engine, head, token);
  const admitted = await engine.authenticate(token.token, { method: method.key, connection: call.connection });
  if (!admitted.ok) {
    if (!engine.commonCodes.has(admitted.error)) throw new UndeclaredCodeError(method.key, admitted.error);
    return answer(engine, head, admitted);
  }
  const { caller } = admitted;
  const known: AnswerHead = { ...head, scopes: { provided: caller.scopes, accepted: method.scopes }, caller };
  return answerOrDefect(engine, call, known, async () => {
    const refused = admitCaller(method, caller);
    if (refused !== undefined) return answerRefusal(engine, known, refused);
    return serveArguments(engine, call, { method, sent, caller }, known);
  });
}

/** A call of a method that may be called; the caller is absent where nobody asked for one. */
interface AdmittedCall<Caller extends MethodCaller> {
  readonly method: CompiledMethod<Caller>;
  readonly sent: SentValues;
  readonly caller?: Caller;
}

async function serveArguments<Caller extends MethodCaller>(
  engine: Engine<Caller>,
  call: Call,
  { method, sent, caller }: AdmittedCall<Caller>,
  head: AnswerHead,
): Promise<Response> {
  const read = readArguments(method, sent, engine.limits);
  if (!read.ok) return answerRefusal(engine, head, read);
  const told: AnswerHead = { ...head, arguments: read.values };
  const barred = caller === undefined ? undefined : admitArguments(method, read.values, caller);
  if (barred !== undefined) return answerRefusal(engine, told, barred);
  const checked = checkArguments(method, read.values, engine.situations.argumentsInvalid);
  return answer(engine, told, checked.ok ? await runMethod(engine, call, method, checked.values, caller) : checked);
}

/** The outcome of the handler inside its wrappers. */
async function runMethod<Caller extends MethodCaller>(
  engine: Engine<Caller>,
  call: Call,
  method: CompiledMethod<Caller>,
  args: object,
  caller: Caller | undefined,
): Promise<AnyOutcome> {
  const context = new CallContext(call, engine.now(), caller);
  const exchange = { method: method.key, arguments: args, context };
  const outcome = await runAround(engine.around, exchange, () => method.handler(args, context));
  if (!outcome.ok && !method.codes.has(String(outcome.error)) && !isAskedFor(method, args, outcome)) {
    throw new UndeclaredCodeError(method.key, outcome.error);
  }
  return outcome;
}

/** Whether the caller said the code that is answered. */
function isAskedFor(
  { errorArgument }: Pick<CompiledMethod<MethodCaller>, "errorArgument">,
  args: object,
  { error }: AnyOutcome,
): boolean {
  return errorArgument !== undefined && error !== undefined && Reflect.get(args, errorArgument) === error;
}

async function answerOrDefect<Caller extends MethodCaller>(
  engine: Engine<Caller>,
  { request, requestId }: Call,
  head: AnswerHead,
  serve: () => Promise<Response>,
): Promise<Response> {
  try {
    return await serve();
  } catch (error) {
    // A client that went away is no defect; nobody reads the answer.
    const aborted = request.signal.aborted && error === request.signal.reason;
    if (!aborted) engine.onError(error, requestId);
    return answerRefusal(engine, aborted ? { ...head, aborted } : head, refuse("defect"));
  }
}

function answer<Caller extends MethodCaller>(engine: Engine<Caller>, head: AnswerHead, outcome: AnyOutcome): Response {
  const response = writeAnswer(outcome, head);
  const { requestId, method, codes, aborted, caller, arguments: sent } = head;
  engine.onAnswer({
    requestId,
    ...(method === undefined ? {} : { method }),
    // The head of a call carries the caller whom the set's own `authenticate` has answered.
    ...(caller === undefined ? {} : { caller: caller as Caller }),
    ...(sent === undefined ? {} : { arguments: sent }),
    status: response.status,
    ...(outcome.ok ? {} : { error: answeredCode(codes, outcome.error ?? "").wireName }),
    ...(outcome.because === undefined ? {} : { because: outcome.because }),
    ...(aborted && { aborted }),
  });
  return response;
}

function answerRefusal<Caller extends MethodCaller>(
  engine: Engine<Caller>,
  head: AnswerHead,
  { situation, fields }: Refusal,
): Response {
  return answer(engine, head, {
    ok: false,
    error: engine.situations[situation],
    because: { rule: situation },
    ...fields,
  });
}

function wordsOf<Caller extends MethodCaller>(
  engine: Engine<Caller>,
  warnings: readonly WebapiWarning[],
): readonly string[] {
  return warnings.flatMap((warning) => engine.warnings[warning] ?? []);
}

function isServed(verb: string): boolean {
  return verb === "GET" || verb === "POST";
}
